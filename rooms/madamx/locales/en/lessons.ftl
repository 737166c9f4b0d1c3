# move
lesson-move-title = Move a man
lesson-move-task = You play light, from below. Pieces stand on black tiles only. A man goes one tile forward, diagonally or straight, or to the side. Go straight to the marked tile.
lesson-move-praise = That is a move. Men never go back.
lesson-move-help = A diagonal move is allowed as well, but the marked tile lies straight ahead.

# tile
lesson-tile-title = Move a tile
lesson-tile-task = After your move you may take the tile your man has just left and put it on any bare place. Move your man, then put the tile on the marked place.
lesson-tile-praise = This is the X move: the board itself changes.
lesson-tile-help = The tile may go to any bare place, but this lesson asks for the marked one.
lesson-tile-help1 = You left the tile where it was. That is your right, but not what is asked here.

# bridge
lesson-bridge-title = Build a bridge
lesson-bridge-task = Your men face a gap without tiles. In two turns, bring one of them to the marked place: put a tile there first.
lesson-bridge-praise = A tile from behind became a road ahead.
lesson-bridge-help = Nothing crosses a bare place. Move the man behind, then put its tile on the marked place.

# capture
lesson-capture-title = Capture
lesson-capture-task = A dark man stands next to yours and there is a free tile behind him. Jump over him: whoever can capture must.
lesson-capture-praise = Taken. After a capture it is the tile of the captured man that you may move.
lesson-capture-help = A capture is possible and therefore compulsory.

# ground
lesson-ground-title = Take the ground away
lesson-ground-task = A jump needs a free tile to land on. You must move the rear man, and dark would jump onto the tile it leaves. See to it that nothing is taken.
lesson-ground-praise = No tile, no jump. That is how men are defended here.
lesson-ground-help = Dark jumped over your man onto the tile you left. Move that tile away.

# hold
lesson-hold-title = Hold a tile back
lesson-hold-task = Sometimes the tile is needed where it lies. Clear the way for a capture by your rear man, and make it in your next turn.
lesson-hold-praise = You left the tile, and it became your landing place.
lesson-hold-help = The jump over the dark man needs a free tile behind him. Move your front man away, and let his tile stay.

# crown
lesson-crown-title = Bi-Madam
lesson-crown-task = A man that reaches the far row becomes a Bi-Madam. Make one.
lesson-crown-praise = A Bi-Madam goes and captures in all eight directions, and no man can take her.
lesson-crown-help = Your other man is one step from the far row.

# madam
lesson-madam-title = All eight directions
lesson-madam-task = Your Bi-Madam captures backward too, and goes on while there is more to take. Take two men in one move.
lesson-madam-praise = Two at once. Their tiles are now yours to move, one after the other.
lesson-madam-help = The capture is not finished: go on from where you landed.

# trap
lesson-trap-title = The X trap
lesson-trap-task = Whoever cannot move loses. The last dark man has one tile to go to, and you stand on it. Step away and leave him nothing.
lesson-trap-praise = Trapped: you win. Now play a whole game.
lesson-trap-help = Dark still has a tile next to him. Take the tile you left, and put it far away.
lesson-trap-help1 = You left the tile, and dark walks onto it. Take it away.
