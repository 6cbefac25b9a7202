self["pilaster:search/index"]=["Pattern","Pattern il cui codice non mente.",
["","","Tutto il codice del catalogo viene compilato. Comincia dall’observer."]];
