# Congo.

congo-go-on = The monkey on { $cell } may go on jumping, or stop; nothing else can move now.
congo-no-swimmer = The lion may not enter the river.
congo-ways = { $piece ->
    [lion] The lion goes one cell in any direction on its own bank; it takes the other lion along any open line.
    [giraffe] The giraffe goes one cell in any direction without taking, or leaps two cells and may take there.
    [elephant] The elephant goes one cell or leaps two, along rows and files only.
    [crocodile] The crocodile goes one cell in any direction, along the river as far as it likes, and straight towards it.
    [zebra] The zebra leaps two cells straight and one across.
    [monkey] The monkey goes one cell without taking, or takes by jumping over an enemy to the free cell behind it.
    [superpawn] The superpawn goes one cell forward or sideways, or back one or two cells without taking.
   *[other] The pawn goes one cell forward, straight or slanting; beyond the river also back one or two cells without taking.
}
