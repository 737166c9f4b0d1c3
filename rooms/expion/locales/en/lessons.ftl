# exit
lesson-exit-title = Leave the camp
lesson-exit-task = You play brown, below, and natural, above, against blue and green. A marble leaves its camp straight ahead by one, two or three spaces. Bring a brown one to the marked space.
lesson-exit-praise = Out, and next to the red marble, the EX*PION.
lesson-exit-help = A marble leaves its camp straight ahead. Take the one in line with the marked space, and go three spaces.

# walk
lesson-walk-title = In the field
lesson-walk-task = Outside its camp a marble moves one space, forward or sideways, never diagonally; back only once somebody has captured. Step to the marked space.
lesson-walk-praise = Good. Then green, natural and blue take their turns.
lesson-walk-help = A legal move, but not to the marked space: it lies to the right of your marble.

# capture
lesson-capture-title = Take between two
lesson-capture-task = A marble between two of yours, in a straight line, is taken. Close in on the green marble.
lesson-capture-praise = Taken. After the first capture of a game all marbles may also step back.
lesson-capture-help = Not yet: your second marble must stand directly on the other side of the green one.

# partner
lesson-partner-title = Two colours together
lesson-partner-task = Brown and natural are one side and capture together. Use the natural marble to take the blue one.
lesson-partner-praise = Well done: look for both your colours.
lesson-partner-help = The natural marble already stands behind the blue one. Close the other side with brown.

# between
lesson-between-title = Stepping between is safe
lesson-between-task = Only whoever moves captures. You may step between two enemy marbles unharmed: do it, on the marked space.
lesson-between-praise = Still there. They must move to take.
lesson-between-help = Step straight ahead, between the green and the blue marble: whoever moves in is not taken.

# push
lesson-push-title = Push the red marble
lesson-push-task = A marble next to the red EX*PION may move into its space and push it on by one. Push it to the marked space.
lesson-push-praise = Pushed. It belongs to nobody, and everybody may push it.
lesson-push-help = To push, move your marble into the space of the red one.

# chameleon
lesson-chameleon-title = The chameleon
lesson-chameleon-task = If one of your marbles stands next to the red one, you may count it as yours for a capture. Take the green marble with it.
lesson-chameleon-praise = For one moment the red marble was brown.
lesson-chameleon-help = The green marble must stand between yours and the red one, in a straight line.
lesson-chameleon-help1 = The right space, but you did not call on the red marble. When you are asked, choose to capture with it.

# guard
lesson-guard-title = Guard your slots
lesson-guard-task = If the red marble is pushed into an empty space of your camp, you lose. Green threatens just that. Prevent it.
lesson-guard-praise = Averted. Think twice before a marble leaves the camp before the red one.
lesson-guard-help = Green pushed the red marble into your camp. Your marble next to it can push it aside.

# win
lesson-win-title = Into the enemy's camp
lesson-win-task = Push the red marble into an empty space of an enemy camp, and you win at once.
lesson-win-praise = Won. Taking all enemy marbles wins as well. Now play a whole game.
lesson-win-help = One push is enough: your marble, the red one and the empty space of blue's camp stand in line.
