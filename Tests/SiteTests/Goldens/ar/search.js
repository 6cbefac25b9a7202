self["pilaster:search"]={"locale":"ar",
"version":"c381afbb",
"placeholder":"Search the patterns",
"nothing":"⁦Nothing found for “{query}”.⁩",
"hint":"Arrow keys to choose, Enter to open, Esc to close",
"close":"Close search",
"results":{"other":"{count} results"},
"shards":["0"],
"pages":["guides/start","index","observer"]};
