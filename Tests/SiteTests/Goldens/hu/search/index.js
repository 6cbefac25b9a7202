self["pilaster:search/index"]=["Minták","Minták, amelyeknek a kódja nem hazudik.",
["","","A katalógus minden kódja lefordul. Kezdje a megfigyelővel!"]];
