# toy
n4 = 4
n3 = 3
n2 = 2
n1 = 1
teams = équipes
players = Joueurs
how-many-play = Combien jouent.
toy = Jouet
for-tests = Pour les tests.
teams-2 = Équipes
so-that-laws-have-something-to = Pour que les lois aient de quoi faire.
two-pebbles-seat = Deux cailloux par joueur.
turn-exchanges-two-squares = Un tour échange deux cases.
any-two-squares = Deux cases quelconques.
partner-may-mirror = Le partenaire peut retourner.
moved-pebble-may-step-down = Un caillou déplacé peut descendre.
owner-answers = Le propriétaire répond.
all-up-wins = Tous en haut gagnent.
twelve-turns = Douze tours.
three-idle-turns = Trois tours vides.

# toy, faces
only-text = { $text }
pebble-of = caillou de { $name }
decides = { $actor } décide.
happens = { $kind } arrive

# toy, texts
not-now = pas maintenant
