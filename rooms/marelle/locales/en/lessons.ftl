# place
lesson-place-title = Place a piece
lesson-place-task = You play brown. In the beginning the players take turns to place one of their nine pieces on a free point. Touch the marked point.
lesson-place-praise = Your first piece. Points where four lines meet are good ones.
lesson-place-help = Any free point is allowed, but this lesson asks for the marked one.

# mill
lesson-mill-title = Close a mill
lesson-mill-task = Three of yours in a row, along a line, are a mill. Place your third piece, then touch an ivory piece to take it.
lesson-mill-praise = A mill, and one piece fewer for ivory. What is taken never comes back.
lesson-mill-help = No mill yet. Two of your pieces already stand on the top line: fill its third point.

# guard
lesson-guard-title = Stop a mill
lesson-guard-task = Ivory has two in a row and would close a mill next. Place your piece so that it cannot.
lesson-guard-praise = Stopped. Making mills and hindering them is the whole game.
lesson-guard-help = Ivory closed its mill and took a piece of yours. The third point of the bottom line was the one to fill.

# slide
lesson-slide-title = Move along the lines
lesson-slide-task = When all pieces are placed, you move one piece along a line to the next free point. Close a mill by moving, and take a piece.
lesson-slide-praise = Well moved.
lesson-slide-help = That closed no mill. Two of your pieces stand on the top line: which piece is next to the gap?

# choose
lesson-choose-title = Which piece to take
lesson-choose-task = Close your mill and choose well: take a piece so that ivory cannot close a mill in answer.
lesson-choose-praise = You took, and broke ivory's pair. Your own mill is safe: pieces in a mill may not be taken.
lesson-choose-help = Ivory closed its mill in answer. Take one of the two pieces that already stand in a row.
lesson-choose-help1 = First close your own mill: the third point of the top line.

# swing
lesson-swing-title = The double mill
lesson-swing-task = One piece that opens one mill and closes another takes a piece every turn. Take two ivory pieces in two turns.
lesson-swing-praise = Two in two turns, and it goes on. Nothing in this game is stronger.
lesson-swing-help = Two mills share one piece: move it down to close the lower one, then up to close the upper one again.

# wait
lesson-wait-title = Make the other move
lesson-wait-task = An ivory piece stands in the middle of your mill. Everybody must move: make a move that leaves ivory no other piece to move, then close the mill.
lesson-wait-praise = Ivory had to give way. Waiting can be the strongest move.
lesson-wait-help = Ivory had another move, or your mill was gone. Keep the pieces that shut ivory in, and move one that shuts in nobody.

# block
lesson-block-title = No way out
lesson-block-task = Whoever cannot move at his turn loses. One ivory piece has one way left: shut it.
lesson-block-praise = Blocked: you win without taking a piece.
lesson-block-help = Ivory can still move. Look which free point an ivory piece touches, and do not open another one.

# jump
lesson-jump-title = Jump and win
lesson-jump-task = With only three pieces left, you may jump to any free point. Taking the seventh piece wins: ivory has three, take one.
lesson-jump-praise = Ivory has two pieces left and can close no mill: you win. You are ready for a whole game.
lesson-jump-help = You may jump anywhere: bring the lone piece to the gap in the top line.
