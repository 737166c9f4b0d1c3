# toy
n4 = 4
n3 = 3
n2 = 2
n1 = 1
teams = squadre
players = Giocatori
how-many-play = Quanti giocano.
toy = Giocattolo
for-tests = Per le prove.
teams-2 = Squadre
so-that-laws-have-something-to = Per dare lavoro alle leggi.
two-pebbles-seat = Due sassi a testa.
turn-exchanges-two-squares = Un turno scambia due case.
any-two-squares = Due case qualsiasi.
partner-may-mirror = Il compagno può specchiare.
moved-pebble-may-step-down = Un sasso spostato può scendere.
owner-answers = Il proprietario risponde.
all-up-wins = Tutti in alto vincono.
twelve-turns = Dodici turni.
three-idle-turns = Tre turni vuoti.

# toy, faces
only-text = { $text }
pebble-of = sasso di { $name }
decides = { $actor } decide.
happens = { $kind } accade

# toy, texts
not-now = non adesso
