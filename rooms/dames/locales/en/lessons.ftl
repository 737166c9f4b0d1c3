# move
lesson-move-title = Move a man
lesson-move-task = You play brown, from below. A man moves one square diagonally forward, to a free square. Touch your man, then the marked square.
lesson-move-praise = That is a move. Then it is the other player's turn.
lesson-move-help = A man has two ways forward, left and right. The marked square is the other one.

# capture
lesson-capture-title = Capture
lesson-capture-task = An ivory man stands next to yours and the square behind him is free: jump over him and take him.
lesson-capture-praise = Taken. Whoever can capture must: you had no other move.
lesson-capture-help = Jump over the ivory man to the free square behind him.

# back
lesson-back-title = Backward too
lesson-back-task = Men move forward only, but they capture in all four directions. Find the capture.
lesson-back-praise = Right: look behind your men as well.
lesson-back-help = A man captures backward as well as forward.

# chain
lesson-chain-title = Keep jumping
lesson-chain-task = After a jump, the same man goes on while there is more to take, changing direction as it likes. Take three men in one move.
lesson-chain-praise = Three at once. The captured men leave the board only at the end.
lesson-chain-help = A capture is finished only when nothing more can be taken.

# choice
lesson-choice-title = Choose your capture
lesson-choice-task = You must capture, but which capture is your choice. A man whose move ends on the far row becomes a king: choose the way there.
lesson-choice-praise = A king. Fewer taken, but more won.
lesson-choice-help = Taking two is allowed, but nobody obliges you to take the most. The other capture ends on the far row.

# king
lesson-king-title = The king flies
lesson-king-task = A king runs along whole diagonals. It takes a man from afar and lands on any free square behind him, where it can take the next one. Take both men.
lesson-king-praise = Both gone. A king is worth several men.
lesson-king-help = The king must land where it can go on capturing.

# safe
lesson-safe-title = Look before you step
lesson-safe-task = Ivory captures too. Make a move after which your man cannot be taken.
lesson-safe-praise = Safe. Before each move, ask what the other can take.
lesson-safe-help = You stepped next to an ivory man with a free square behind you: he had to take.

# shot
lesson-shot-title = Give one, take three
lesson-shot-task = Your first plan: ivory too must capture. Offer a man so that ivory's capture opens a triple one for you, and win.
lesson-shot-praise = That is a shot: one given, everything taken. Whoever has no piece left loses.
lesson-shot-help = Not this one. Which of your men can the ivory man on the left edge be made to take?
lesson-shot-help1 = That gives a man away: ivory takes it and nothing is opened for you.

# blockade
lesson-blockade-title = Shut in
lesson-blockade-task = Whoever cannot move loses, too. Leave the last ivory man without a move.
lesson-blockade-praise = Blocked, and won.
lesson-blockade-help = It can still move. Stand before it, with a man behind you so that it cannot jump.
lesson-blockade-help1 = Now the square behind your man is free: he is taken. Keep that square filled.

# challenge
lesson-challenge-title = The twenty-move challenge
lesson-challenge-task = When both agree that one player is stronger, that player must win within twenty turns, or it is a draw. You are challenged and have two turns left. Win.
lesson-challenge-praise = Won with the last turn. Now you know enough for a whole game.
lesson-challenge-help = The turns are used up: a draw. Give your man so that both ivory men end up on the king's way.
