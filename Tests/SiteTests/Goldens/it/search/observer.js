self["pilaster:search/observer"]=["Observer","Il soggetto avvisa i suoi osservatori e non sa nulla di loro.",
["","","Il «soggetto» avvisa, l’osservatore decide."],
["components","Componenti","Soggetto: lo stato. Osservatore: chi è interessato allo stato."],
["interaction","Interazione","Utente → Soggetto: cambia lo stato. Soggetto → Osservatore: lo avvisa."],
["example","Esempio","var observers: [(Int) -\u003E Void] = [] private(set) var value = 0 { didSet { // avvisiamo tutti for observer in observers { observer(value) } } } L’ordine non fa parte del contratto. Aspetto Valore Osservatori 0–n"]];
