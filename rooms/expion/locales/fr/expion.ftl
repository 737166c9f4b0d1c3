# box page
box-box-page1 = EX*PION est un jeu de réflexion avec des billes, pour deux à quatre joueurs.
box-box-page2 = Quatre couleurs partent des quatre côtés du plateau ; les couleurs opposées vont ensemble. Au milieu se tient une bille qui n'est à personne, l'EX*PION : on le pousse, et il se prête à qui le touche.
box-box-page3 = Faire entrer l'EX*PION dans une case du camp adverse, ou prendre la dernière bille de l'autre équipe.
box-box-page4 = Une bille quitte son camp d'une, deux ou trois cases tout droit.
box-box-page5 = Puis elle va d'une case en avant ou de côté, jamais en diagonale ; en arrière seulement après la première prise, ou pour prendre.
box-box-page6 = Deux billes de votre camp de part et d'autre d'une bille adverse la prennent.
box-box-page7 = Une bille voisine de l'EX*PION rouge peut le pousser d'une case et prendre sa place.
box-box-page8 = Poussez-le dans un camp adverse, ou prenez toutes les billes adverses : vous gagnez.
box-box-page9 = plateau, avec quatre camps et une aire de jeu dont quatre cases sont spéciales
box-box-page10 = bille EX*PION
box-box-page11 = billes, sept de chacune des quatre couleurs
box-box-page12 = règle de jeu
box-box-page13 = Deux, trois ou quatre. À deux, chacun joue deux couleurs. À trois, l'un joue deux couleurs contre deux alliés, qui peuvent se concerter. À quatre, deux équipes de coéquipiers, qui n'en ont pas le droit.
box-box-page14 = La feuille porte l'As d'or 1990, le prix du festival des jeux de Cannes.
box-box-page15 = C'était le prix d'une catégorie, non le prix principal.
box-box-page15-reason = D'après des palmarès publiés ; la feuille ne le dit pas. Elle ne nomme ni auteur ni éditeur.
box-box-page16 = Les mots de la feuille : le camp s'appelle aussi la base ; la bille qui pousse est le « poussoir » ; l'EX*PION est un « caméléon ».
box-box-page17 = La photo du plateau est perdue. Le plateau de ce programme est une reconstruction : sept couloirs, une aire de sept sur sept, un camp d'une rangée sur chaque côté, les cases spéciales dans les coins de l'aire. On peut choisir un second plan, avec les cases spéciales au milieu de ses côtés.
box-box-page17-reason = Ce que dit le texte (sept billes face à leurs cases, une sortie d'une à trois cases, une case centrale) va le mieux avec ce plateau (E-1, E-2).
box-box-page18 = Les images des figures 1 à 5 sont perdues ; seules restent leurs légendes. Les plateaux montrés à leur place sont de nous.
box-box-page18-reason = Chacun de nos plateaux prend exactement les billes que nomme la légende, et les figures 2, 4 et 5 de façons différentes.
box-box-page19 = Quel camp a quelle couleur n'est pas dit par écrit ; nous avons choisi.
box-box-page19-reason = La légende nomme les couleurs d'images qui sont perdues (E-3).
box-box-page20 = Le plateau vu d'en haut : combien de cases a l'aire de jeu, et comment les camps la touchent (E-1).
box-box-page21 = Où sont les quatre cases spéciales (E-2, option plan).
box-box-page22 = Les couleurs des camps et de l'EX*PION (E-3).
box-box-page23 = Les figures 1 à 5 de la feuille, avant et après : elles montrent si l'on ne pousse l'EX*PION que tout droit (E-11, option push) et comment il capture (E-14).

# explain
passes = { $name } passe
told-move = { $marble } de { $from } en { $to }
told-push = { $told }, pousse l'EX*PION en { $goal }
told-capture = { $told }, prend { $taken }
told-with-ex-pion = { $told } avec l'EX*PION
moves-from-to = La { $marble } va de { $from } en { $to }.
ex-pion-is-pushed-to = L'EX*PION est poussé en { $goal }.
on-is-captured-between = La { $marble } en { $at } est capturée entre { $flankers }.
first-capture = Première capture : désormais toutes les billes peuvent reculer.
is-eliminated = { $player } : plus de billes, éliminé.
cannot-move-and-passes = { $name } ne peut pas jouer et passe.
won-by-camp = L'EX*PION est dans le camp, en { $at } : { $winners } gagnent.
won-by-capture = L'équipe adverse n'a plus de billes : { $winners } gagnent.
drawn-by-passes = Partie nulle : quatre passes de suite.
drawn-by-steps = Partie nulle : { $limit } coups sans capture ni poussée.

# game
ex-pion = EX*PION
push-red-marble-into-enemy-camp = Une seule bille rouge, que tous poussent : amenez-la dans un camp adverse, ou prenez toutes les billes ennemies.

# names
natural = Naturel
blue = Bleu
brown = Marron
green = Vert
natural-marble = bille naturelle
blue-marble = bille bleue
brown-marble = bille marron
green-marble = bille verte
captured-natural-marbles = naturelles, capturées
captured-blue-marbles = bleues, capturées
captured-brown-marbles = marron, capturées
captured-green-marbles = vertes, capturées
natural-and-brown = Naturel et marron
blue-and-green = Bleu et vert

# options
option-two-players = deux joueurs
option-three-players = trois joueurs
option-four-players = quatre joueurs
option-players = Joueurs
option-two-play-two-colours-each-of = À deux, chacun joue deux couleurs ; à trois, l'un joue les naturelles et les marron contre deux alliés ; à quatre, deux équipes s'affrontent, une couleur par joueur.
option-booklet-prints-game-for-two-three = Le livret donne le jeu à deux, à trois et à quatre joueurs.
option-in-turn = à tour de rôle
option-free-choice = au choix
option-order-of-colours = Ordre des couleurs
option-whether-player-with-two-colours-must = Le joueur qui a deux couleurs doit-il jouer celle dont c'est le tour, ou peut-il choisir ?
option-booklet-gives-order-north-east-south = Le livret ne donne l'ordre Nord, Est, Sud, Ouest que pour quatre joueurs ; à deux et à trois, il n'en dit rien.
option-straight-on = tout droit
option-straight-on-or-aside = tout droit ou de côté
option-where-ex-pion-is-pushed = Où l'on pousse l'EX*PION
option-whether-ex-pion-goes-only-straight = L'EX*PION part-il seulement tout droit devant la bille qui le pousse, ou aussi à sa gauche ou à sa droite ?
option-booklet-speaks-of-free-neighbouring-space = Le livret parle d'une case voisine libre et n'exclut que la diagonale : les deux lectures vont avec ses mots.
option-in-corners = dans les coins
option-in-middles-of-sides = au milieu des côtés
option-four-special-spaces = Les quatre cases spéciales
option-where-four-spaces-are-that-ex = Où se trouvent les quatre cases interdites à l'EX*PION : la photo du plateau est perdue, et les deux plans sont des reconstructions.
option-booklet-counts-four-special-spaces-and = Le livret compte quatre cases spéciales et les montre sur une photo, qui est perdue.

# presets
preset-two-players = Deux joueurs
preset-booklets-game-for-two-on-board = Le jeu du livret à deux, sur un plateau reconstruit, car sa photo est perdue ; les couleurs jouent à tour de rôle, comme le livret le dit à quatre.
preset-booklet-to-letter = Le livret à la lettre
preset-four-players-for-whom-alone-booklet = Quatre joueurs, les seuls pour qui le livret donne l'ordre du jeu, et l'EX*PION poussé sur n'importe quelle case voisine libre ; seul le plateau est reconstruit.
preset-one-against-two = Un contre deux
preset-booklets-game-for-three-one-plays = Le jeu du livret à trois : l'un joue deux couleurs, les deux autres sont alliés et peuvent se concerter.
preset-two-teams = Deux équipes
preset-booklets-game-for-four-one-colour = Le jeu du livret à quatre : une couleur chacun, et les coéquipiers ne se concertent pas.
preset-two-players-other-board = Deux joueurs, l'autre plateau
preset-as-first-but-with-special-spaces = Comme le premier, mais avec les cases spéciales au milieu des côtés : la seconde lecture de la photo perdue.
preset-two-players-free-colours = Deux joueurs, couleurs libres
preset-each-player-chooses-among-all-his = Chacun choisit parmi toutes ses billes ; le livret ne dit pas s'il le peut.
preset-one-against-two-free-colours = Un contre deux, couleurs libres
preset-player-who-is-alone-chooses-between = Le joueur seul choisit entre ses deux couleurs ; le livret ne dit pas s'il le peut.

# reason
over-ex-pion-in-camp = la partie est finie : l'EX*PION est dans un camp
over-no-marble-left = la partie est finie : une équipe n'a plus de billes
over-four-passes = la partie est finie : nulle après quatre passes de suite
may-not-pass = il reste un coup à { $player } : on ne passe pas
can-only-pass = aucun coup possible pour { $player } : il faut passer
board-has-no-space = le plateau n'a pas de case { $a }
ex-pion-is-nobodys = l'EX*PION en { $a } n'est à personne : il ne bouge que poussé par une bille
no-marble-there = c'est à { $turn } de jouer, mais il n'y a pas de bille en { $a }
marble-not-on-turn = c'est à { $turn } de jouer : la { $marble } en { $a } ne peut pas bouger
stands-there-already = la bille est déjà en { $a }
never-into-camp = { $a } est dans un camp : les billes ne s'y déplacent pas et n'y entrent jamais
not-on-one-line = { $a } et { $b } ne sont pas alignées : les billes ne vont jamais en diagonale
exit-too-far = une bille sort de son camp de 1, 2 ou 3 cases, et { $a } est à { $n } cases
move-too-far = hors de son camp une bille se déplace d'une case, et { $a } est à { $n } cases
exit-is-barred = { $a } n'est pas libre, et la sortie ne passe que par des cases libres
space-is-taken = { $a } n'est pas libre
exit-onto-ex-pion = l'EX*PION est en { $a }, et seule une sortie d'une case le pousse
push-onto-special-space = la case spéciale { $a } est interdite à l'EX*PION
push-into-own-camp = on ne pousse jamais l'EX*PION dans un camp de sa propre équipe, et { $a } en fait partie
push-is-barred = l'EX*PION ne peut pas être poussé en { $a }, qui n'est pas libre
push-of-nothing = { $step } ne pousse rien : l'EX*PION ne peut pas aller en { $a }
straight-push-is-short = tout droit s'écrit sans « > »
push-too-far = l'EX*PION va d'une case tout droit ou de côté, et { $a } n'est ni l'un ni l'autre
push-aside = l'EX*PION va tout droit, jamais de côté en { $a } (sauf si l'on joue push=any)
push-goal-first = dites d'abord où va l'EX*PION
star-captures-no-more = avec l'EX*PION, { $step } ne capture rien de plus : jouez-le sans « * »
star-without-neighbour = après { $step } le joueur n'a aucune bille attenante à l'EX*PION, qui ne compte donc pas
backward-captures-only-with-star = on ne recule que pour capturer aussitôt, ce qui demande ici l'EX*PION
backward-captures-nothing = on ne recule que pour capturer aussitôt, ou après la première capture : { $step } ne capture rien
marble-shut-in-camp = la bille en { $a } ne peut pas sortir de son camp : la case devant elle n'est pas libre
marble-only-backward = la bille en { $a } ne pourrait que reculer, et cela ne capturerait rien
marble-is-blocked = la bille en { $a } n'a aucune case libre à côté d'elle
star-only-where-needed = l'EX*PION ne compte que s'il permet de capturer une bille de plus
star-first = dites d'abord si l'EX*PION compte comme votre bille pour cette capture

# rulebook, board
e-1-title = Le plateau
e-1-part1 = Le plateau a quatre camps de départ, chacun pour les sept billes d'une couleur, et une aire de jeu dont les cases sont alignées.
e-1-part2 = Il est ici une grille de neuf cases sur neuf, sans les coins. Les sept fois sept cases intérieures forment l'aire de jeu ; les sept cases de chaque bord forment un camp : Nord en haut, Sud en bas, Ouest à gauche, Est à droite.
e-1-part2-reason = La photo qui montrait le plateau est perdue : celui-ci est une reconstruction, et qui possède la boîte est prié de nous écrire. Sept billes qui regardent chacune droit devant elle demandent sept couloirs, et une sortie d'au plus trois cases qui s'arrête juste devant le centre demande une aire de sept sur sept.
e-1-part3 = Les colonnes s'appellent a à i depuis la gauche et les rangées 1 à 9 depuis le bas, vues par Sud.
e-1-part3-reason = Le livret ne nomme aucune case ; nous les nommons comme aux échecs.
e-1-example1 = À la place de la photo, qui est perdue : notre reconstruction. Les coins n'existent pas ; chaque bille regarde son couloir de sept cases.
figure-photograph-of-board = Photo du plateau
e-2-title = Le centre et les cases spéciales
e-2-part1 = À la mise en place, l'EX*PION se trouve sur la case du milieu.
e-2-part2 = Sur ce plateau, c'est e5.
e-2-part3 = Quatre cases de l'aire de jeu sont spéciales : l'EX*PION n'a pas le droit d'y être.
e-2-part4 = Ce sont les coins de l'aire de jeu : b2, b8, h2 et h8. Avec plan=centre-edges, ce sont les milieux de ses côtés : b5, e2, e8 et h5.
e-2-part4-reason = Le livret ne les montre que sur la photo, qui est perdue. D'un coin, on ne pourrait presque plus pousser l'EX*PION : il est sensé de les fermer. Fermer la case devant le milieu de chaque camp le serait aussi : on peut jouer les deux.
e-2-part5 = Les billes peuvent occuper les cases spéciales.
e-2-part5-reason = Le livret n'interdit ces cases qu'à l'EX*PION.
e-2-example1 = h8 est une case spéciale : on ne peut pas y pousser l'EX*PION, mais une bille peut y entrer.
e-2-example2 = L'autre plan : le coin h8 est ouvert à l'EX*PION, le milieu e8 lui est fermé.
e-3-title = Les billes
e-3-part1 = Il y a 28 billes, sept de chacune des quatre couleurs, et l'EX*PION ; les sept billes d'une couleur sont placées dans son camp.
e-3-part2 = La légende des images nomme cinq couleurs : bleu, vert, marron, naturel et rouge.
e-3-part3 = Le bleu et le vert sont du même côté : la figure 2 montre un seul coup qui prend plusieurs billes, et ce sont une verte et une bleue.
e-3-part4 = Nord a les billes naturelles, Sud les marron, Est les bleues, Ouest les vertes ; l'EX*PION est rouge.
e-3-part4-reason = Les images que la légende explique sont perdues. Il faut à l'EX*PION une couleur à lui, et le rouge est la plus voyante ; quel camp a quelle couleur, nous l'avons choisi parmi les façons qui laissent ensemble le bleu et le vert.
e-3-example1 = Le départ : l'une des sept billes naturelles peut sortir de 1, 2 ou 3 cases.

# rulebook, capturing
e-12-title = Capturer
e-12-part1 = Quand deux billes d'une couleur, ou de deux joueurs d'une équipe, encadrent une bille adverse juste après que l'une des deux a bougé, cette bille est capturée et quitte le jeu pour de bon. Jamais en diagonale.
e-12-part2 = Un même coup peut capturer plusieurs billes ; toutes sont retirées.
e-12-part3 = La bille capturée est juste entre les deux, sur une même ligne.
e-12-part4 = Les deux couleurs d'un même joueur encadrent ensemble, comme celles de coéquipiers.
e-12-part4-reason = Le livret parle d'une couleur, ou de deux joueurs alliés. Qui joue seul toute une équipe n'est sûrement pas plus mal loti que deux coéquipiers.
e-12-part5 = Les billes encore dans leur camp encadrent aussi, mais ne peuvent pas être capturées.
e-12-part5-reason = Le livret n'excepte aucune bille ; et sur ce plateau, aucun adversaire ne peut se trouver des deux côtés d'une bille dans son camp.
e-12-example1 = D'après la figure 1, dont l'image est perdue ; le plateau est de nous. d6-d5 prend la bille verte entre b5 et d5.
figure-figure-1 = Figure 1
e-12-example2 = D'après la figure 2, dont les deux paires d'images sont perdues ; les plateaux sont de nous. d6-d5 prend à la fois la verte et la bleue, de part et d'autre, l'une avec la bille marron du coéquipier en b5.
figure-figure-2-first-pair = Figure 2, première paire
e-12-example3 = D'après la figure 2, seconde paire (perdue ; le plateau est de nous) : d5-e5 prend à la fois la bleue devant elle et la verte en dessous.
figure-figure-2-second-pair = Figure 2, seconde paire
e-12-example4 = Une bille encore dans son camp encadre : la marron c6-c7 prend c8 avec la naturelle en c9. i8 est à l'abri.
e-13-title = Ce qui n'est pas capturé
e-13-part1 = Une bille qui se met d'elle-même entre deux billes adverses n'est pas capturée.
e-13-part2 = On ne capture jamais les billes d'un allié.
e-13-example1 = d6 se place entre la bille verte et la bille bleue, et y reste.
e-13-example2 = La bille marron entre deux naturelles est alliée et reste.
e-15-title = Après la première capture
e-15-part1 = La première capture change les déplacements : à partir de là, toutes les billes peuvent reculer.
e-15-part2 = C'est la première de la partie, qui que ce soit qui la fasse, et elle compte dès le coup suivant.
e-15-example1 = Une naturelle prend e7 ; la bleue en g6, qui ne pouvait pas reculer, le peut maintenant.

# rulebook, chameleon
e-14-title = Le caméléon
e-14-part1 = L'EX*PION est un « caméléon » : le joueur dont c'est le tour, s'il a une bille à côté, peut le prendre pour une bille de sa couleur et capturer avec lui.
e-14-part2 = On regarde après son coup s'il a une telle bille ; elle peut être de n'importe laquelle de ses couleurs, et même dans un camp. La bille d'un coéquipier ne suffit pas.
e-14-part2-reason = Le livret ne dit pas à quel moment. Les captures se jugent juste après le déplacement (E-12), donc ceci aussi ; et une bille dans son camp, à côté de l'EX*PION, est à côté de lui.
e-14-part3 = Comme toujours, l'un des deux qui encadrent doit avoir bougé ; l'EX*PION a bougé si ce coup l'a poussé.
e-14-part3-reason = Pris pour une bille, l'EX*PION capture comme une bille (E-12) ; poussé, il a été déplacé.
e-14-part4 = S'en servir est un choix, noté par une étoile ; le coup étoilé n'existe que s'il capture davantage. Avant la première capture, reculer en ne capturant que grâce à l'EX*PION ne se joue qu'avec l'étoile.
e-14-part4-reason = Le livret dit qu'il peut, non qu'il doit. L'étoile est notre façon de le noter.
e-14-example1 = D'après la figure 3, dont l'image est perdue ; le plateau est de nous. La bille naturelle en f6 touche l'EX*PION : d6-d5 prend la bille bleue entre d5 et l'EX*PION, si son joueur le veut.
figure-figure-3 = Figure 3
e-14-example2 = D'après la figure 4, dont l'image est perdue ; le plateau est de nous. d6-d5 prend la bille verte avec b5 et la bleue avec l'EX*PION.
figure-figure-4 = Figure 4
e-14-example3 = D'après la figure 5, dont l'image est perdue ; le plateau est de nous. L'EX*PION est poussé entre la bille bleue et la verte, et prend les deux.
figure-figure-5 = Figure 5
e-14-example4 = À quatre, seule compte une bille du joueur lui-même : la bille marron en f6 est celle du coéquipier.
e-14-example5 = L'EX*PION poussé a bougé : en e4, il prend f4 avec la bille immobile en g4.
e-14-example6 = Aucune capture n'a été faite : d6-d7 recule et ne prend e7 qu'avec l'EX*PION.

# rulebook, common
c-2-title = Un coup forcé est un coup
c-2-part1 = Quand un seul coup est possible, c'est quand même un coup : il est noté et compté.
c-2-part1-reason = Ainsi, toutes les parties se notent et se comptent de la même façon.
c-2-example1 = La passe est un coup.
c-3-title = Abandon, accord, répétition
c-3-part1 = Le joueur qui abandonne fait perdre son équipe. Les équipes encore en jeu peuvent convenir de la nulle ; qui est éliminé n'a pas à répondre.
c-3-part1-reason = Le livret n'en parle pas ; c'est l'usage des jeux de plateau.
c-3-part2 = Quand la même position se présente pour la troisième fois au début d'un tour, la partie est nulle.
c-3-part2-reason = Qui tourne en rond ne s'arrête pas de lui-même.
c-3-example1 = Chacun va et revient : après huit coups, la position est la même. Encore une fois, et la voilà pour la troisième fois.

# rulebook, ending
e-16-title = Perdre toutes ses billes
e-16-part1 = Le joueur qui n'a plus de bille est éliminé. La partie finit quand une équipe n'en a plus : cette équipe perd.
e-16-part2 = À deux, qui a perdu les billes de ses deux couleurs a perdu.
e-16-part3 = Un joueur éliminé n'a plus la parole : il ne peut ni abandonner pour son équipe, ni proposer ou refuser la nulle.
e-16-part3-reason = Éliminé veut dire hors du jeu ; ceux qui jouent encore en décident (C-3).
e-16-example1 = Les vertes perdent leur dernière bille : ce joueur est éliminé ; les bleues continuent, et c'est à elles.
e-16-example2 = La dernière bille des bleues et des vertes tombe : les naturelles et les marron gagnent.
e-17-title = L'EX*PION dans le camp adverse
e-17-part1 = La partie finit quand un joueur amène l'EX*PION dans une case du camp adverse (le livret dit ici « base ») : il gagne, ou son équipe.
e-17-part2 = Le coup gagnant fait encore ses captures. Un camp reste à son équipe quand sa couleur a disparu.
e-17-part2-reason = Le livret n'en dit rien. Un coup se joue jusqu'au bout, et un lieu du plateau ne change pas de maître.
e-17-example1 = g5-h5 pousse l'EX*PION dans la case vide i5 du camp des bleues et gagne.
e-17-example2 = La case i5 est gardée : pas de poussée.
e-17-example3 = Les marron ont disparu, leur camp demeure : une verte y pousse l'EX*PION et gagne.
e-18-title = La nulle
e-18-part1 = La partie est nulle par accord, et quand la même position (plateau, couleur dont c'est le tour, et capture déjà faite ou non ; à deux avec couleurs libres, seulement l'équipe) se présente pour la troisième fois.
e-18-part1-reason = Le livret ne connaît pas la nulle, et sans elle une partie pourrait ne jamais finir.
e-18-part2 = Elle est nulle aussi après 200 coups sans capture ni poussée (une passe compte pour un coup), et après quatre passes de suite.
e-18-part2-reason = Deux cents coups, c'est cinquante par couleur, assez pour qui a un plan ; quand les quatre couleurs passent, plus rien ne changera.
e-18-example1 = Un coup tranquille de plus fait deux cents ; la poussée en d4 remet le compte à zéro.
e-18-example2 = Personne ne peut jouer, car reculer ne capturerait rien : quatre passes, et nulle.

# rulebook, moving
e-7-title = En avant, jamais en diagonale
e-7-part1 = Les billes ne vont jamais en diagonale.
e-7-part2 = Avancer, c'est s'éloigner de son propre camp.
e-7-part3 = Sur ce plateau, les naturelles descendent, les marron montent, les bleues vont vers la gauche, les vertes vers la droite.
e-7-part3-reason = La place des camps, et la couleur de chacun, sont reconstituées (E-1, E-3).
e-7-example1 = Jamais en diagonale.
e-7-example2 = Les bleues avancent vers la gauche ; vers la droite, ce serait reculer.
e-8-title = Quitter son camp
e-8-part1 = Une bille quitte son camp de 1, 2 ou 3 cases en ligne droite, devant sa première case.
e-8-part2 = On ne déplace pas de billes dans les camps, et celles qui en sont sorties n'y reviennent pas.
e-8-part3 = Une bille n'entre jamais non plus dans le camp d'une autre couleur.
e-8-part3-reason = La phrase du livret sur les déplacements dans les camps peut se comprendre de deux façons, à l'intérieur ou vers l'intérieur ; nous respectons les deux.
e-8-part4 = Toutes les cases traversées et la case d'arrivée doivent être libres ; l'EX*PION barre le passage comme une bille.
e-8-part4-reason = Le livret ne connaît pas de sauts, et deux billes ne tiennent pas dans un creux.
e-8-example1 = Une, deux ou trois cases.
e-8-example2 = La bille verte en c7 arrête c9 après une case ; d8 ne peut pas rentrer dans le camp.
e-9-title = Se déplacer dans l'aire de jeu
e-9-part1 = Une bille sortie de son camp avance ou va de côté, sur une case voisine.
e-9-part2 = Cette case doit être libre. Les cases spéciales sont ouvertes aux billes.
e-9-part2-reason = De ce qui gêne, le livret ne laisse pousser que l'EX*PION (E-11), et il n'interdit les cases spéciales qu'à lui (E-2).
e-9-example1 = g8 peut descendre ou aller de côté, aussi sur la case spéciale h8 ; c4 est bloquée à gauche.
e-10-title = Reculer
e-10-part1 = Avant la première capture de la partie, une bille de l'aire de jeu ne recule pas, sauf pour faire aussitôt une capture.
e-10-part2 = Après la première capture, toutes le peuvent (E-15).
e-10-part3 = Elle recule d'une case, et jamais dans un camp.
e-10-example1 = d6-d7 recule, mais prend e7 entre d7 et f7 ; f7-f8 ne prend rien.
e-10-example2 = Après la première capture, f7-f8 est permis.

# rulebook, pushing
e-11-title = Pousser l'EX*PION
e-11-part1 = Une bille voisine de l'EX*PION peut le pousser sur une case libre à côté ; la bille « poussoir » vient à sa place. C'est le déplacement de ce tour, et il ne se fait jamais en diagonale.
e-11-part2 = L'EX*PION va tout droit, devant la bille qui le pousse.
e-11-part2-reason = Le livret dit seulement : une case voisine, et pas en diagonale. Ce qu'on pousse va devant soi ; qui prend le livret au pied de la lettre joue push=any.
e-11-part3 = Avec push=any, il peut aussi aller à gauche ou à droite de la direction du poussoir. Chacune des trois cases doit être permise pour elle-même, et chacune est un coup à part ; la case s'écrit après >, comme dans c6-d6>d7. Le coup recule (E-10) si la bille ou l'EX*PION recule.
e-11-part3-reason = Ainsi, les deux phrases du livret valent à la lettre, et pousser en arrière par un détour reste aussi défendu que pousser en arrière.
e-11-part4 = Il ne va jamais sur une case spéciale.
e-11-part5 = On peut le pousser dans une case libre d'un camp adverse : c'est gagné (E-17). Rien d'autre n'est jamais poussé.
e-11-part6 = On ne le pousse jamais dans un camp de sa propre équipe.
e-11-part6-reason = Le livret ne connaît l'EX*PION que dans le camp adverse, et du sien il ne ressortirait jamais.
e-11-part7 = La poussée est un déplacement comme un autre : E-9 et E-10 valent pour sa direction, et une bille dans son camp ne pousse qu'en sortant d'une case.
e-11-part7-reason = Le livret compte la poussée comme le déplacement et ne la dispense d'aucune règle ; qui pousse est à côté de l'EX*PION.
e-11-example1 = e6 pousse l'EX*PION en e4.
e-11-example2 = Le livret au pied de la lettre : l'EX*PION peut aussi aller en d5 ou en f5.
e-11-example3 = Aucune capture n'a été faite : d5 peut pousser l'EX*PION devant elle ou vers le bas, mais pas vers le haut, ce qui serait reculer pour une naturelle.
e-11-example4 = c9 ne pousse qu'en sortant d'une case. d8 ne peut pas pousser : l'EX*PION irait en b8, une case spéciale.
e-11-example5 = Une bille marron ne peut pas pousser l'EX*PION dans le camp des naturelles, et depuis d8 la bille bleue en f8 gêne.

# rulebook, seats
e-4-title = Qui joue contre qui
e-4-part1 = À deux : chacun a deux couleurs dans des camps opposés, l'un Nord et Sud, l'autre Est et Ouest.
e-4-part2 = À trois : l'un a Nord et Sud ; ses deux adversaires forment une équipe, une couleur chacun, à l'Est et à l'Ouest. Ces deux-là peuvent se concerter pendant toute la partie.
e-4-part3 = À quatre : une couleur chacun, et deux équipes, Nord et Sud contre Est et Ouest. Les coéquipiers n'ont pas le droit de se concerter.
e-4-part5 = Sur ce plateau, Nord et Sud sont les billes naturelles et les marron, Est et Ouest les bleues et les vertes.
e-4-part5-reason = La couleur de chaque camp se voyait sur la photo, qui est perdue (E-3).
e-4-part4 = À une table de ce programme, les alliés à trois parlent entre eux ; à quatre, personne n'écrit librement pendant la partie.
e-4-part4-reason = Le livret permet aux alliés de se concerter sans dire qui peut écouter ; et un mot à tous serait aussi un mot au coéquipier.
e-4-example1 = À deux joueurs.
e-4-example2 = À trois joueurs.
e-4-example3 = À quatre joueurs.
e-5-title = Le tour de jeu
e-5-part1 = À quatre, Nord commence, puis viennent Est, Sud et Ouest. Celui dont c'est le tour déplace une bille de sa couleur.
e-5-part5 = Sur ce plateau, les naturelles commencent, puis viennent les bleues, les marron et les vertes.
e-5-part5-reason = La couleur de chaque camp se voyait sur la photo, qui est perdue (E-3).
e-5-part2 = À deux et à trois, les couleurs jouent dans le même ordre, et le joueur qui en a deux joue celle dont c'est le tour.
e-5-part2-reason = Le livret ne donne l'ordre que pour quatre. Le même ordre en fait le même jeu, quel que soit le nombre de joueurs.
e-5-part3 = Avec les couleurs libres (colours=free), ce joueur joue l'une ou l'autre quand c'est le tour de l'une d'elles ; le tour continue ensuite depuis la couleur dont c'était le tour. Qui n'a qu'une couleur n'est pas concerné.
e-5-part3-reason = On peut aussi lire le livret ainsi : à deux, chaque joueur choisit simplement parmi toutes ses billes.
e-5-part4 = Une couleur sans billes est sautée ; avec les couleurs libres, seulement si son joueur n'a plus aucune bille.
e-5-part4-reason = Qui n'a rien à jouer ne doit pas arrêter la partie ; les autres gardent leur ordre.
e-5-example1 = C'est aux naturelles : les billes marron ne peuvent pas bouger.
e-5-example2 = Couleurs libres : au tour des naturelles, une naturelle ou une marron joue, et c'est ensuite aux bleues.
e-5-example3 = Il n'y a plus de bille bleue, leur tour est sauté : les marron suivent les naturelles.
e-6-title = Qui ne peut pas jouer passe
e-6-part1 = Si la couleur dont c'est le tour a des billes mais qu'aucune ne peut bouger (couleurs libres : aucune de celles que son joueur peut jouer), elle passe : c'est le seul coup possible. Qui peut jouer ne passe pas.
e-6-part1-reason = Le livret ne le prévoit pas. Il ne connaît que deux fins de partie, et être bloqué n'en est pas une : le jeu continue.
e-6-example1 = La seule bille naturelle est enfermée dans son camp.
e-6-example2 = Avec les couleurs libres, la bille marron peut jouer : on ne passe pas.

# scene
camp-of = { $text }, camp de { $owner }
special-space = { $text }, case spéciale
status-won-by-camp = { $winners } ont gagné : l'EX*PION est dans un camp adverse.
status-won-by-capture = { $winners } ont gagné : l'équipe adverse n'a plus de billes.
status-released = Toutes les billes peuvent reculer.
status-no-capture-yet = Pas encore de capture : on ne recule que pour capturer.
status-quiet-steps = { $steps } coups sans capture ni poussée : nulle dans { $left }.
status-passes = Passes de suite : { $passes } ; quatre font nulle.
to-move-with-either-colour = C'est à { $player } de jouer, avec l'une ou l'autre couleur.
to-move-this-time = C'est à { $player } de jouer, cette fois une { $marble }.
to-move = C'est à { $turn } de jouer une { $marble }.

# spell
pass = Passer
without-ex-pion = Sans l'EX*PION
with-ex-pion = Avec l'EX*PION

# actions
game-is-over = la partie est finie
eliminated-has-no-word = un joueur éliminé n'a plus la parole
nobody-sits-there = personne n'occupe cette place
only-resign-and-draw = ce jeu ne connaît que l'abandon et la nulle

# textes illisibles
at-most = { $most } au plus
marbles-found = { $marbles ->
    [one] { $marbles } bille « { $letter } »
   *[other] { $marbles } billes « { $letter } »
}
sign-on-space = « { $sign } » en { $space }
missing-space = « # », car il n'y a pas de case
no-ball-on-special-space = pas de « x » sur une case spéciale (E-2)
no-ball = pas de « x »
exactly-one-ball = un « x », et un seul
marble-in-field-or-own-camp = une bille dans l'aire de jeu ou dans son propre camp
no-capture-with = « - » avec { $all } billes
captured-with-all = « r » avec toutes les { $all } billes
captured-letter = « r » après la première capture
no-capture-letter = « - » avant la première capture
no-marble-to-move = « { $letter } » n'a pas de bille à jouer
colour-not-skipped = une couleur dont on ne saute pas le tour
ball-in-camp-alone = « x » en { $space } sans bille adverse
marble-that-pushed-it = une bille qui l'a poussé
passes-in-steps = { $passes } passes en { $steps } coups
not-above-steps = pas plus que le champ des coups
steps-in-decided-game = { $steps } dans une partie décidée
no-steps-after-last = 0 après le dernier coup
drawing-rank-missing = la rangée { $rank } manque
drawing-form = neuf rangées et une ligne avec les champs
drawing-fields-missing = les champs manquent
drawing-last-line = la dernière ligne
drawing-line-after-fields = une ligne après les champs

# what is measured
bench-start = début
bench-start-free-colours = début, couleurs libres
bench-start-four-players = début, quatre joueurs
bench-open-fight = mêlée
bench-open-fight-free-colours = mêlée, couleurs libres
