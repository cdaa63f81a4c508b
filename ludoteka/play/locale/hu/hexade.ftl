# Hexád.

hexade-apart = Túl közel van: { $cell }. A kezdő első két figurájának távolabb kell lennie egymástól.
