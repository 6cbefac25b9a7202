self["pilaster:search"]={"locale":"it",
"version":"fbaf4a3a",
"placeholder":"Search the patterns",
"nothing":"Nothing found for “{query}”.",
"hint":"Arrow keys to choose, Enter to open, Esc to close",
"close":"Close search",
"results":{"other":"{count} results"},
"shards":["0"],
"pages":["delegate","guides/naming","index","observer"]};
