# walk
lesson-walk-title = Move a piece
lesson-walk-task = You play red. A piece moves one or two points along the lines, round a corner too. Bring yours to the marked point.
lesson-walk-praise = One step up, one to the side. With that your turn ends.
lesson-walk-help = The marked point is two steps away, round one corner.

# birth
lesson-birth-title = A birth
lesson-birth-task = Before you move, a piece with nobody on the eight points around it may bear a new one beside it. Touch it, then a point next to it, and choose the birth.
lesson-birth-praise = A new red piece. Births come first, then one move.
lesson-birth-help = That was a move, and it ends the turn. Births come before it.

# longer
lesson-longer-title = The longer line wins
lesson-longer-task = Where two lines of pieces touch end to end, the longer one turns the other's nearest piece into its own colour. Make two reds touch the single teal.
lesson-longer-praise = Two against one: teal has become red.
lesson-longer-help = Nothing changed: one against one is even. Your two pieces must stand in the same row, side by side, and touch the teal one.

# pass
lesson-pass-title = Pass, do not stop
lesson-pass-task = Nothing happens at the point you only pass. Go by the end of the teal pair to the marked point without losing your piece.
lesson-pass-praise = Past them, and still red.
lesson-pass-help = Go two steps straight ahead, to the marked point.
lesson-pass-help1 = You stopped at the end of two teal pieces: two against one, and yours has changed its colour.

# flip
lesson-flip-title = Why a piece flips back
lesson-flip-task = A piece stands in a row and in a column. Attack the lowest of three teals with two reds, and watch: red turns it, the two teals above turn it back. Then it rests.
lesson-flip-praise = That is the Block: a piece turned twice goes back and stays. To keep it you must be longer in both lines.
lesson-flip-help = Bring two reds side by side against the lowest teal piece, on the marked point.

# five
lesson-five-title = Five are too many
lesson-five-task = A line of more than four is cut back to four; its owner chooses at which end. Make five in a row, and keep the piece that has just come: cut the other end.
lesson-five-praise = You lost a piece, but chose which. Four is the longest line that lasts.
lesson-five-help = Bring the lone piece to the end of the row of four, then cut the far end.
lesson-five-help1 = You cut off the piece that had just come. Choose the other end.

# starve
lesson-starve-title = Starve a block
lesson-starve-task = A piece with no empty point next to it, up, down, left or right, dies. One point keeps two teals alive: fill it.
lesson-starve-praise = Both are gone. Death comes before everything else.
lesson-starve-help = They still breathe. Find the empty point that both teals in the corner touch.

# win
lesson-win-title = Down to four
lesson-win-task = With two players, whoever has only four pieces left is out. Teal has five: turn one of them red.
lesson-win-praise = Teal is out: you win. Now you can play a whole game.
lesson-win-help = Teal still has five. Two reds in line against its single piece are enough.
