self["pilaster:search/observer"]=["Megfigyelő","A tárgy értesíti a megfigyelőit, és semmit sem tud róluk.",
["","","A „tárgy” értesít, a megfigyelő dönt."],
["components","Összetevők","Tárgy: az állapot. Megfigyelő: az, akinek az állapot számít."],
["interaction","Interakció","Felhasználó → Tárgy: megváltoztatja az állapotot. Tárgy → Megfigyelő: értesíti."],
["example","Példa","var observers: [(Int) -\u003E Void] = [] private(set) var value = 0 { didSet { // szólunk mindenkinek for observer in observers { observer(value) } } } A sorrend nem része a szerződésnek. Szempont Érték Megfigyelők 0–n"]];
