self["pilaster:search/delegate"]=["Delegate","L'oggetto lascia decidere a un altro, uno solo.",
["","","Chi delega fa domande, e vuole una risposta."],
["components","Componenti","Delegante: chiede. Delegato: risponde."],
["interaction","Interazione","Delegante → Delegato: chiede il permesso."],
["example","Esempio","var observers: [(Int) -\u003E Void] = [] private(set) var value = 0 { didSet { // tell everybody for observer in observers { observer(value) } } }"],
["benefits","Vantaggi","Una risposta, non molte."],
["conclusion","Conclusione","Si delega una decisione, si osserva un fatto."]];
