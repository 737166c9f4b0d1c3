# box page
box-what1 = Les dames, telles que les joue un livret français : les pions avancent et prennent dans tous les sens, les dames parcourent les diagonales, la prise est obligatoire, et vous choisissez laquelle.
box-what2 = C'est ce libre choix qui distingue ce jeu des dames de club et de tournoi.
box-what2-reason = Les règles publiées des dames internationales imposent la prise du plus grand nombre ; le livret ne se compare à rien.
box-aim1 = Prendre tous les pions et dames de l'adversaire, ou placer les siens de façon qu'il ne puisse plus jouer.
box-summary1 = Chacun a vingt pions sur les cases marron. Marron commence, puis on joue à tour de rôle.
box-summary2 = Un pion avance d'une case en diagonale.
box-summary3 = Il prend un voisin en sautant par-dessus jusqu'à la case libre derrière lui, en arrière aussi.
box-summary4 = Qui peut prendre doit prendre, et continue tant qu'il reste à prendre. Le choix de la prise est libre.
box-summary5 = Un pion qui finit son coup sur la dernière rangée devient dame et parcourt les diagonales entières.
box-summary6 = Prenez tout, ou laissez l'adversaire sans coup : vous gagnez.
box-material1 = damier
box-material2 = pions marron
box-material3 = pions ivoire
box-players1 = Deux joueurs.
box-players2 = Ils choisissent leur couleur pour la première partie et en changent à chaque nouvelle partie.
box-story1 = Le livret ne porte en tête que le nom du jeu, Jeu de Dames.
box-story2 = Qui a fait la boîte, où et quand, nous l'ignorons.
box-story2-reason = Le texte qui nous est parvenu ne nomme ni auteur, ni éditeur, ni lieu, ni année ; la couverture et la boîte manquent.
box-advice1 = Au fil de la partie, les pièces se font plus rares et les pions qui restent approchent des rangées de départ adverses : c'est alors que l'on couronne.
box-advice2 = Les mots du livret : le pion, la dame, le couronnement avec un pion pris, les prises, la partie nulle.
box-lost1 = Les six croquis ont disparu : la mise en place, le déplacement d'un pion, une double prise, un couronnement, le déplacement et la prise d'une dame. Chacun est remplacé par une position de nous, qui porte son nom.
box-lost1-reason = Seul le texte nous est parvenu. Chaque position est construite pour que le texte voisin du croquis y soit vrai.
box-lost2 = Les dames et la marelle partagent une même feuille, dont les colonnes se sont mêlées ; aucune page n'est numérotée.
box-lost2-reason = Nous avons remis les phrases sous les titres auxquels elles appartiennent.
box-settle1 = Une photo du damier dirait combien il a de rangées (D-1).
box-settle2 = Une photo de la feuille avec ses croquis montrerait comment une dame prend plusieurs pièces et où elle peut se poser entre deux sauts (D-7).
box-settle3 = Le couvercle, ou le dos de la feuille, nomme peut-être qui a fait la boîte, et quand.

# explain
told-capture = { $piece } de { $from } prend { $taken } et arrive en { $to }
told-move = { $piece } de { $from } à { $to }
told-objection = prise signalée : { $told }
told-crowned = { $told }, couronné
capture-is-demanded = la prise oubliée est exigée : { $first } revient en { $last }
goes-from-to = de { $first } à { $last }
are-taken = prises : { $list }
crowned-with-spare-man = { $first } a atteint la dernière rangée : faute de pion pris, on le coiffe d'un pion de réserve, c'est une dame
crowned-with-taken-man = { $first } a atteint la dernière rangée : l'adversaire le coiffe d'un pion qu'il a pris, c'est une dame

# game
brown = Marron
ivory = Ivoire
draughts-jeu-de-dames = Jeu de Dames
draughts-on-hundred-squares-flying-kings = Les dames sur cent cases : dames volantes, prise obligatoire, mais le choix de la prise est libre.
booklet-and-program-keeps-watch = Le livret, et le programme veille
booklets-rules-program-lets-no-capture = Les règles du livret ; le programme ne laisse oublier aucune prise, et un pion touché peut être reposé.
booklet-to-letter = Le livret à la lettre
you-watch-each-other-overlooked-capture = Chacun surveille l'autre : c'est à l'adversaire de signaler une prise oubliée, et qui touche un pion le joue.
international-draughts = Dames internationales
not-booklets-game-capture-that-takes = Ce n'est pas le jeu du livret : la prise du plus grand nombre est obligatoire, comme en club et en tournoi.

# refuse
game-is-over = la partie est finie
ivory-piece-in-browns-turn = c'est au tour des marron, et { $square } porte une pièce ivoire
brown-piece-in-ivorys-turn = c'est au tour des ivoire, et { $square } porte une pièce marron
no-piece-there = il n'y a pas de pièce en { $square }
square-is-not-free = { $b } n'est pas libre
not-on-one-diagonal = { $a } et { $b } ne sont pas sur une même diagonale
piece-on-stands-in-way = la pièce en { $piece } barre le chemin
man-moves-forward-only = un pion ne fait qu'avancer ; il ne recule que pour prendre
man-moves-one-square = un pion avance d'une case en diagonale, et { $b } n'est pas une telle case depuis { $a }
capture-is-due = une prise est possible, donc obligatoire
nothing-to-object-to = il n'y a rien à signaler : aucune prise ne vient d'être oubliée
not-an-overlooked-capture = depuis { $from } ce n'est pas une prise oubliée
no-piece-may-be-jumped-twice = aucune pièce ne peut être sautée deux fois
piece-on-has-nothing-to-capture = la pièce en { $a } n'a rien à prendre
piece-on-captures-otherwise = la pièce en { $a } prend autrement
capture-must-go-on = la prise n'est pas finie, elle doit continuer
most-must-be-taken = il faut prendre le plus grand nombre de pièces, ici { $most }
piece-on-cannot-move = la pièce en { $square } ne peut pas bouger

# rulebook, board
d-1-title = Le damier
d-1-part1 = Le damier est posé de sorte que chaque joueur ait une case marron à gauche de sa première rangée. On ne joue que sur les cases marron.
d-1-part2 = Une rangée compte dix cases : vingt pions remplissent juste les cases marron de quatre rangées.
d-1-part3 = Il y a dix rangées, donc 50 cases marron.
d-1-part3-reason = Le nombre de rangées ne figurait que sur un croquis perdu. Un damier aussi profond que large est celui qu'on connaît pour vingt pions par joueur.
d-1-part4 = Les cases marron sont numérotées de 1 à 50, rangée par rangée depuis le haut ; 46 est le coin gauche du joueur du bas.
d-1-part4-reason = Le livret ne numérote rien ; les joueurs de dames du monde entier emploient ces numéros.
d-1-example1 = Une dame dans le coin 46 voit toute la grande diagonale jusqu'à 5.
d-2-title = La mise en place
d-2-part1 = Deux joueurs. Ils choisissent les marron ou les ivoire et échangent les couleurs à chaque nouvelle partie. Chacun garnit de 20 pions les cases marron de ses quatre rangées les plus proches.
d-2-part2 = Les marron jouent les premiers.
d-2-part3 = Ensuite, chacun joue à son tour.
d-2-part4 = Les marron sont dessinés en bas, de 31 à 50, et s'écrivent W ; les ivoire en haut, de 1 à 20, et s'écrivent B.
d-2-part4-reason = Le livret ne place personne. Dans les textes des programmes de dames, W est le camp qui commence.
d-2-example1 = Le départ : les marron ont neuf coups. (Le croquis est perdu ; le texte n'admet pas d'autre disposition.)
figure-sketch-of-start = Croquis de la mise en place

# rulebook, capturing
d-5-title = La prise par le pion
d-5-part1 = Un pion prend un adversaire placé sur une case voisine, en diagonale, en sautant par-dessus jusqu'à la case juste derrière, qui doit être libre : sans cela, pas de prise. Pour prendre, un pion peut aussi reculer.
d-5-part2 = Il prend donc sur les quatre diagonales, aussi bien un pion qu'une dame.
d-5-part3 = Qui prend retire la pièce du damier et la pose devant lui.
d-5-example1 = Dans les quatre sens ; pas si la case suivante est occupée.
d-6-title = La prise par la dame
d-6-part1 = Pour prendre un pion ou une dame, une dame peut d'abord franchir des cases libres, et s'arrête où elle veut sur les cases libres qui suivent, sans quitter sa diagonale.
d-6-part2 = Elle prend la première pièce rencontrée, si c'est un adversaire et si la case juste derrière est libre, et s'arrête avant la pièce suivante.
d-6-part2-reason = Le livret ne le dit que des pions : pas de prise si la case suivante est occupée, et une case libre entre deux pièces prises. Nous l'appliquons aussi aux dames, comme le font les joueurs.
d-6-example1 = De loin, jusqu'à la pièce suivante. (Le croquis est perdu ; la position est de nous.)
figure-sketch-of-kings-capture = Croquis de la prise par une dame
d-7-title = Plusieurs prises en un coup
d-7-part1 = Un seul coup peut prendre plusieurs pièces, à condition qu'une case marron libre sépare l'une de l'autre. La pièce qui prend, pion ou dame, peut tourner en chemin dans une diagonale qui croise la sienne. Elle n'a pas le droit de s'arrêter avant d'avoir tout pris.
d-7-part2 = Après chaque saut, une dame doit se poser sur une case d'où elle peut encore prendre, s'il y en a, au choix parmi celles-ci ; s'il n'y en a pas, elle finit sur n'importe quelle case d'arrivée.
d-7-part2-reason = Le livret interdit de s'arrêter trop tôt sans dire où une dame se pose entre deux sauts. C'est la lecture des autres jeux de dames à dames volantes et à libre choix.
d-7-example1 = Le pion doit prendre les deux, en tournant en chemin. (Le croquis est perdu ; la position est de nous.)
figure-sketch-of-double-capture = Croquis de la double prise
d-7-example2 = La dame ne peut se poser sur une case sans suite quand une autre en a une.
d-8-title = Les pièces prises partent à la fin
d-8-part1 = Une dame passe par-dessus tout ce qu'elle prend, et rien n'est retiré du damier avant la fin de son coup.
d-8-part2 = Jusque-là, ce qui est pris barre encore le chemin.
d-8-part3 = Il en va de même pour les pions.
d-8-part3-reason = Le livret ne le dit que des dames. Une seule façon de prendre pour toutes les pièces est plus simple, et c'est l'usage.
d-8-part4 = Aucune pièce n'est sautée deux fois. Les cases libres peuvent servir à nouveau, la case de départ aussi.
d-8-part4-reason = Le livret se tait ; nous suivons l'usage des dames : une pièce n'est prise qu'une fois, et la pièce qui joue a quitté sa case.
d-8-example1 = La dame qui prend 28, 13 et 12 revient en 17 et trouve 22, mais ne peut le prendre : 28 est pris et se tient encore derrière.
d-8-example2 = Un tour complet : le pion finit où il a commencé.

# rulebook, crowning
d-11-title = Le couronnement
d-11-part1 = Un pion qu'un joueur amène sur la première rangée de l'adversaire devient dame. L'adversaire doit la couronner : il pose dessus un autre pion de la même couleur, parmi ceux qu'il a pris. Un pion qui atteint cette rangée et a encore des pièces à prendre continue et n'est pas couronné.
d-11-part2 = Ce qui compte, c'est donc la case où le coup finit. La couronne quitte les pièces prises posées devant l'adversaire.
d-11-part3 = Si l'adversaire n'a encore pris aucun pion, ou n'en a plus, le pion devient dame tout de même ; sur un vrai damier, on le marque avec ce qu'on a sous la main.
d-11-part3-reason = Le livret n'y a pas pensé. Devenir dame est le mérite du joueur et ne doit pas dépendre de ce que l'adversaire a pris.
d-11-example1 = Couronné par un coup. (Le croquis est perdu ; la position est de nous.)
figure-example-of-crowning = Exemple de couronnement
d-11-example2 = Passer ne suffit pas.

# rulebook, duties
d-9-title = La prise est obligatoire
d-9-part1 = Qui peut prendre doit prendre, même si sa pièce risque ensuite d'être prise.
d-9-part2 = Par défaut, le programme y veille : quand une prise est possible, il refuse tout autre coup.
d-9-part2-reason = Le livret ne connaît pas de programme et s'en remet à l'adversaire (D-16). La plupart des joueurs préfèrent ne pas avoir à surveiller.
d-9-example1 = On ne peut jouer que la prise.
d-9-example2 = Les marron doivent prendre, bien que 19 reprenne ensuite : le coup 50-44 est refusé.
d-10-title = Le choix est libre
d-10-part1 = Entre des prises plus ou moins nombreuses, de pions ou de dames, le joueur choisit à son gré.
d-10-part2 = Avec `majority=on`, la prise du plus grand nombre de pièces est obligatoire, une dame comptant pour une.
d-10-part2-reason = C'est la règle des dames internationales, pas celle du livret ; elle permet de se mesurer aux programmes de dames du monde entier.
d-10-example1 = Une pièce ou deux : à votre gré.
d-10-example2 = Avec la majorité, seulement la plus longue.
d-10-example3 = Avec la majorité, 44 pourrait prendre 40 ; mais 32 en prend deux, donc 44 n'en a pas le droit.

# rulebook, ending
d-12-title = Gagner
d-12-part1 = Gagne qui a pris tous les pions et dames de l'adversaire, ou ne lui en laisse aucun qui puisse bouger.
d-12-part2 = Un joueur qui ne peut pas jouer à son tour a donc perdu.
d-12-part3 = Signaler une prise oubliée (D-16) est un coup : qui le peut encore n'a pas perdu.
d-12-part3-reason = Sinon, une faute contre les règles pourrait gagner la partie avant que quiconque ait pu parler.
d-12-example1 = La dernière pièce est prise.
d-12-example2 = Les ivoire sont bloqués.
d-13-title = Partie nulle
d-13-part1 = La partie est nulle quand ni l'un ni l'autre ne parviendrait à prendre toutes les pièces adverses ou à les bloquer.
d-13-part2 = Elle est déclarée telle quand les deux joueurs en conviennent.
d-13-part2-reason = Le livret ne dit pas qui juge que personne ne peut plus gagner ; à table, ce ne peut être que les joueurs.
d-13-part5 = À une table du serveur, quand les finales résolues prouvent que personne ne peut gagner, la nulle est proposée aux joueurs. Un programme ne s'y oppose pas ; qui la refuse continue à jouer.
d-13-part5-reason = Le livret veut qu'une telle partie soit déclarée nulle, et jusqu'à quatre pièces le programme le sait à coup sûr. Mais c'est aux joueurs de le voir : le programme propose et ne tranche pas.
d-13-part3 = Elle est nulle aussi quand la même position se présente pour la troisième fois (C-3).
d-13-part3-reason = Des joueurs qui ne font que se répéter montrent qu'aucun ne peut gagner ; sans cette règle, une partie pourrait ne jamais finir.
d-13-part4 = Et après 50 coups, 25 de chaque joueur, sans prise ni mouvement de pion. Un gain ou une perte passe avant la nulle.
d-13-part4-reason = Des dames seules peuvent se promener sans fin. Le nombre est celui des dames internationales.
d-13-example1 = Le cinquantième coup de dames seules.
d-14-title = Le défi des vingt coups
d-14-part1 = Si tous deux reconnaissent que l'un a nettement l'avantage, ils peuvent convenir que celui-ci aura 20 de ses coups pour gagner ; passé ce délai, c'est la nulle.
d-14-part2 = Un gain au vingtième coup compte encore.
d-14-part3 = Un seul défi à la fois. Quand il expire, ou après les 50 coups de D-13, la partie finit avant qu'une prise oubliée puisse être signalée.
d-14-part3-reason = Le livret ne traite pas de la rencontre de ces règles. Un compte épuisé doit finir la partie sur-le-champ, quel que soit le dernier coup.
d-14-example1 = Le dernier coup du défi pour les marron.
d-14-example2 = Un gain à ce coup compte encore.

# rulebook, moving
d-3-title = Le déplacement du pion
d-3-part1 = À son tour, un joueur déplace un seul pion d'une case en diagonale, toujours en avant, vers une case marron libre. Un pion ne recule que pour prendre.
d-3-example1 = En avant, jamais en arrière, jamais sur une pièce. (Le croquis est perdu ; la position est de nous.)
figure-sketch-of-mans-move = Croquis du déplacement d'un pion
d-4-title = Le déplacement de la dame
d-4-part1 = Une dame avance ou recule à son gré, mais toujours en diagonale.
d-4-part2 = Elle franchit autant de cases libres qu'elle veut et s'arrête devant toute pièce, comme sur le chemin d'une prise.
d-4-example1 = Elle s'arrête devant toute pièce. (Le croquis est perdu ; la position est de nous.)
figure-sketch-of-kings-move = Croquis du déplacement d'une dame

# rulebook, watching
d-15-title = Pion touché, pion joué
d-15-part1 = Qui touche un pion doit le jouer.
d-15-part2 = C'est le cas avec `touch=on` ; par défaut, un joueur peut se raviser.
d-15-part2-reason = Sur un écran, le doigt glisse facilement, sans que personne ait voulu toucher. Qui veut la lettre du livret l'obtient.
d-15-part3 = Un pion est touché quand on le désigne en premier et qu'il peut jouer ; s'il ne le peut pas, il n'engage à rien. Quand le coup est écrit en entier, rien n'est touché.
d-15-part3-reason = Le livret ne dit pas ce qu'il advient d'un pion qui ne peut pas bouger, et ne connaît ni écrans ni coups écrits.
d-15-example1 = Qui touche 32 joue 32-27 ou 32-28 ; qui touche 37 joue 37-31. 38 ne peut pas bouger, et le toucher n'engage à rien.
d-16-title = Les prises oubliées
d-16-part1 = Si un joueur, exprès ou non, laisse de côté une pièce qui pouvait prendre et en déplace une autre sans prendre, l'adversaire est tenu de l'avertir. Le fautif remet alors sa pièce en place et joue le coup que l'adversaire lui indique.
d-16-part2 = On joue ainsi avec `enforcement=opponent` ; par défaut, le programme ne laisse oublier aucune prise (D-9).
d-16-part2-reason = Le livret fait surveiller les joueurs l'un par l'autre. Le programme le fait sans faute, et la plupart s'en réjouissent.
d-16-part3 = L'adversaire peut signaler la prise ; il n'y est pas tenu. Dès qu'il a joué lui-même, ce droit est perdu.
d-16-part3-reason = Le livret dit qu'il le doit, mais on ne peut forcer personne à voir ce qui lui a échappé aussi.
d-16-part4 = Il peut indiquer n'importe quelle prise oubliée (avec `majority=on`, seulement une de celles qui prennent le plus), notée `!32x23x28`. Un simple déplacement de la pièce même qui pouvait prendre est aussi un oubli.
d-16-part4-reason = Le livret ne parle que du déplacement d'une autre pièce. La prise est obligatoire quelle que soit la pièce déplacée (D-9) : les deux fautes sont donc traitées de même.
d-16-part5 = Après la prise, c'est à celui qui l'a signalée de jouer, comme après tout coup. Dans un défi (D-14), le fautif a dépensé un coup, l'autre aucun.
d-16-part5-reason = Le livret s'arrête au coup corrigé. Ce que la faute a coûté ne doit retomber que sur le fautif.
d-16-example1 = Les marron oublient la prise et jouent 34-30 ; les ivoire peuvent faire reprendre ce coup et jouer 32x23, ou laisser passer.
d-16-example2 = Les marron viennent de jouer 50-45 et ont oublié deux prises : les ivoire indiquent l'une ou l'autre.
c-3-title = Abandon, accord, répétition
c-3-part1 = Un joueur peut abandonner : il a alors perdu. Les deux peuvent convenir d'une partie nulle. Quand la même position se présente pour la troisième fois au début d'un tour, la partie est nulle ; les compteurs ne comptent pas, les tours repris non plus.
c-3-part1-reason = Le livret s'en remet au savoir-vivre. Tous les jeux de ce programme ont ces fins en commun.
c-3-example1 = Après deux coups de chaque dame, la même position se présente pour la deuxième fois ; après deux autres, la partie est nulle.

# rules
option-off = non
option-on = oui
option-booklet-lets-player-choose-freely-whatever = Le livret laisse le joueur choisir librement, quel que soit le nombre de pièces prises.
option-majority-capture = Prise majoritaire
option-capture-that-takes-most-pieces-is = La prise du plus grand nombre de pièces est obligatoire, comme aux dames internationales (D-10).
option-in-booklet-it-is-opponent-who = Dans le livret, c'est l'adversaire qui doit signaler une prise oubliée.
option-program = le programme
option-opponent = l'adversaire
option-who-watches-over-captures = Qui veille aux prises
option-program-refuses-to-let-capture-pass = Le programme ne laisse passer aucune prise ; ou bien l'adversaire surveille et peut faire jouer une prise oubliée (D-16).
option-booklet-has-every-touched-piece-moved = Le livret veut que tout pion touché soit joué.
option-touched-means-moved = Pion touché, pion joué
option-piece-that-was-touched-must-be = Qui touche un pion doit le jouer, s'il peut bouger. Un coup écrit en entier ne touche rien (D-15).

# scene
brown-man = pion marron
brown-king = dame marron
ivory-man = pion ivoire
ivory-king = dame ivoire
brown-won-by-taking = Les marron ont gagné : les ivoire n'ont plus de pièce.
brown-won-by-blocking = Les marron ont gagné : les ivoire ne peuvent plus jouer.
ivory-won-by-taking = Les ivoire ont gagné : les marron n'ont plus de pièce.
ivory-won-by-blocking = Les ivoire ont gagné : les marron ne peuvent plus jouer.
drawn-by-idleness = Partie nulle : { $limit } coups sans prise ni mouvement de pion.
drawn-by-challenge = Partie nulle : le défi n'a pas été gagné à temps.
brown-to-move = Aux pions marron de jouer.
ivory-to-move = Aux pions ivoire de jouer.
capture-is-compulsory = La prise est obligatoire.
capture-was-overlooked-you-may-object = Une prise a été oubliée : vous pouvez la signaler.
challenge-of-brown = Défi : les marron doivent gagner en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
challenge-of-ivory = Défi : les ivoire doivent gagner en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}.
idle-turns = { $idle } coups sur 50 sans prise ni mouvement de pion.
square = case { $number }
object = Signaler
taken-by-ivory = prises par les ivoire
taken-by-brown = prises par les marron

# textes illisibles
one-of = l'un de { $words }
at-most = { $most } au plus
brown-list-missing = la liste des marron (W) manque
ivory-list-missing = la liste des ivoire (B) manque
lists-form = camp:W<cases>:B<cases>
no-piece-at-all = aucun des deux camps n'a de pièce
at-least-one-piece = une pièce au moins
pieces-found = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
squares-form = une case de 1 à 50, K et une case, ou une suite 31-50
square-given-twice = la case { $square } est donnée deux fois
one-piece-a-square = une seule pièce par case
man-on-crowning-square = un pion sur sa case de couronnement { $square }
king-there = une dame à cet endroit (K)
drawing-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
drawing-form = dix rangées et le camp au trait
drawing-row = { $squares ->
    [one] la rangée { $row } a { $squares } case
   *[other] la rangée { $row } a { $squares } cases
}
sign-on-square = « { $sign } » en { $square }
step-form = un déplacement 32-28, une prise 32x23x28 ou !32x23x28
extras-form = :H<n>, :C<camp><n> et :O<départ>-<arrivée>, dans cet ordre
challenge-form = W ou B et les coups qui restent
overlooked-only-with-opponent = pas de tel champ sans enforcement=opponent
overlooked-form = <départ>-<arrivée>, avec un p final si un pion a été couronné
overlooked-squares = un coup de l'autre camp, d'une case libre à celle où la pièce se trouve maintenant
overlooked-crowning = p seulement pour une dame sur sa dernière rangée
overlooked-possible = un déplacement simple qui était possible
overlooked-nothing = « { $word } » n'a oublié aucune prise
overlooked-only-after = ce champ seulement après une prise oubliée
idle-with-move = { $idle } avec le coup { $word }
idle-after-king = H au-dessus de 0 après un coup de dame
no-idle-after-man = pas de H après un coup de pion
challenge-runs-already = un défi est déjà en cours
no-turn-is-annulled = on n'annule pas de coup dans ce jeu

# parties en PDN
pdn-holds-objection = la partie contient une prise signalée
pdn-without-objections = une partie sans prise signalée
pdn-result = le résultat « { $result } »
pdn-ambiguous = « { $word } » est ambigu
pdn-illegal = « { $word } » dans { $position }
pdn-legal-step = un coup permis ({ $refusal })
pdn-too-long = { $bytes } octets
pdn-without-game = aucune partie
pdn-game-form = des étiquettes et des coups
pdn-game-type = la partie { $game } a le GameType { $kind }
pdn-type-of-dames = 20, les dames sur 10x10
pdn-comment-open = un commentaire « {"{"} » n'est pas fermé
pdn-variation-open = une variante « ( » n'est pas fermée
pdn-tag-malformed = une étiquette mal formée
pdn-tag-form = [Nom "valeur"]

# what is measured
bench-start-majority = début, prise majoritaire
bench-start = début
bench-twelve-kings = douze dames
bench-enforcement-by-the-opponent = contrôle par l'adversaire
