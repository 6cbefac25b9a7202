self["pilaster:search/guides/start"]=["Első lépések","",
["","","Olvassa el a megfigyelőt, majd az elnevezésekről szóló cikket."]];
