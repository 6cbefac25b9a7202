self["pilaster:search"]={"locale":"ru",
"version":"253ea89c",
"placeholder":"Search the patterns",
"nothing":"Nothing found for “{query}”.",
"hint":"Arrow keys to choose, Enter to open, Esc to close",
"close":"Close search",
"results":{"other":"{count} results"},
"shards":["0"],
"pages":["guides/naming","index","observer"]};
