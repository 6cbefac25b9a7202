self["pilaster:search/guides/naming"]=["Dare i nomi","",
["","","Un nome dice che cosa è una cosa: vedi i primi passi."],
["perché","Perché","I nomi si leggono più spesso di quanto si scrivano."]];
