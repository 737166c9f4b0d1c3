# toy
n4 = 4
n3 = 3
n2 = 2
n1 = 1
teams = teams
players = Players
how-many-play = How many play.
toy = Toy
for-tests = For tests.
teams-2 = Teams
so-that-laws-have-something-to = So that the laws have something to try.
two-pebbles-seat = Two pebbles a seat.
turn-exchanges-two-squares = A turn exchanges two squares.
any-two-squares = Any two squares.
partner-may-mirror = The partner may mirror.
moved-pebble-may-step-down = A moved pebble may step down.
owner-answers = The owner answers.
all-up-wins = All up wins.
twelve-turns = Twelve turns.
three-idle-turns = Three idle turns.

# toy, faces
only-text = { $text }
pebble-of = pebble of { $name }
decides = { $actor } decides.
happens = { $kind } happens

# toy, texts
not-now = not now
