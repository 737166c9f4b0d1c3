# box page
box-what1 = Un jeu d'alignement et de blocage en trois phases : on pose, puis on déplace, enfin on saute.
box-what2 = En anglais, c'est nine men's morris ; en italien, mulino ou filetto.
box-what2-reason = Le livret ne le connaît que sous son nom français ; le jeu est le même.
box-aim1 = Prendre les pions de l'autre en formant des marelles, trois pions à la file, ou les bloquer en tenant tous les points où ils pourraient aller.
box-summary1 = D'abord, on pose tour à tour ses neuf pions sur des points libres.
box-summary2 = Trois pions à la file font une marelle : prenez un pion adverse qui n'en fait pas partie.
box-summary3 = Une fois tout posé, on glisse un pion le long d'une ligne jusqu'au point libre voisin.
box-summary4 = Réduit à trois pions, on peut sauter sur n'importe quel point libre.
box-summary5 = Prenez sept pions, ou laissez l'adversaire sans coup : vous gagnez.
box-material1 = plan de jeu
box-material2 = pions marron
box-material3 = pions ivoire
box-players1 = Deux joueurs.
box-story1 = Le livret ne porte en tête que le nom du jeu, Jeu de Marelle.
box-story2 = Il figure sur la même feuille que les dames, et les pièces des deux jeux sont marron et ivoire. Qui les a faites, où et quand, nous l'ignorons.
box-story2-reason = Le texte qui nous est parvenu ne nomme ni auteur, ni éditeur, ni lieu, ni année ; la couverture et la boîte manquent.
box-advice1 = Dès la pose, cherchez à former des marelles et à gêner celles de l'autre.
box-advice2 = Ensuite aussi, pensez aux deux : aux nouvelles marelles, et aux points dont les pions adverses ont besoin, pour les occuper.
box-advice3 = Les mots du livret : la marelle, que l'on forme, que l'on ouvre et dont la fermeture prend un pion ; la mise en place, le déplacement, les sauts.
box-lost1 = Les cinq croquis ont disparu : des exemples de marelles, le croquis 1 (un déplacement), le croquis 2 (le blocage), la formation d'une marelle et le croquis 3 (le va-et-vient entre deux marelles). Chacun est remplacé par une position de nous, qui porte son nom.
box-lost1-reason = Seul le texte nous est parvenu. Chaque position est construite pour que le texte voisin du croquis y soit vrai.
box-lost2 = Avec les croquis, le dessin du plan est perdu ; le nôtre est celui de la tradition (M-1).
box-lost2-reason = Neuf pions chacun, des points et des lignes, des marelles horizontales et verticales : tout s'accorde avec ce plan.
box-lost3 = Les colonnes de la feuille se sont mêlées : la mise en place figure avant le titre du jeu.
box-lost3-reason = Nous avons remis les phrases sous les titres auxquels elles appartiennent.
box-settle1 = Une photo du plan de jeu en fixerait les points et les lignes (M-1).
box-settle2 = Une photo de la feuille avec ses croquis montrerait si l'un d'eux ferme deux marelles d'un coup (M-8), ou prend un pion dans une marelle (M-7).
box-settle3 = Le couvercle, ou le dos de la feuille, nomme peut-être qui a fait la boîte, et quand.

# camp
brown = Marron
ivory = Ivoire
colour-brown = marron
colour-ivory = ivoire

# explain
and-closes-mill = ferme une marelle
and-closes-two-mills = ferme deux marelles
and-removes = prend { $one }
and-removes-two = prend { $one } et { $two }
places-piece-on = { $mover } pose un pion en { $one }
moves-from-to = { $mover } va de { $one } à { $two }
jumps-from-to = { $mover } saute de { $one } à { $two }
closes-named-mill = { $mover } ferme la marelle { $all }
piece-on-is-removed = le pion { $colour } en { $one } est pris
all-in-mills-and-spared = chaque pion { $colour } fait partie d'une marelle et reste

# lib
nine-mens-morris = Marelle
line-up-three-pieces-to-take = Alignez trois pions pour en prendre un : on pose, puis on déplace, enfin on saute.
booklet-and-program-keeps-watch = Le livret, et le programme veille
booklets-rules-where-it-contradicts-itself = Les règles du livret ; là où il se contredit ou se tait (M-7, M-8), ce que font la plupart des joueurs.
booklet-to-letter = Le livret à la lettre
each-mill-takes-piece-so-two = Chaque marelle prend un pion : deux marelles fermées d'un coup en prennent deux.
without-jumping = Sans les sauts
booklet-tells-that-some-drop-jumps = Le livret dit que certains suppriment les sauts, qu'ils jugent injustes.
mills-are-safe = Marelles intouchables
of-two-sentences-of-booklet-that = De deux phrases du livret qui se contredisent, l'autre : un pion en marelle n'est jamais pris.

# refuse
over-drawn = la partie est finie : elle est nulle, { $limit } tours étant passés sans prise
over-lost-pieces = la partie est finie : { $loser } a perdu, il ne lui reste que { $left } de ses neuf pions
over-blocked = la partie est finie : { $loser } a perdu, tous ses pions sont bloqués
must-place = il reste des pions en main ({ $left }) : il faut en poser un
must-move = il n'y a plus de pion en main : il faut déplacer un pion du plan de jeu
too-many-to-jump = { $from } et { $to } ne sont pas voisins, et seul un joueur réduit à trois pions saute (M-5) : ici il y en a { $count }
no-jumping-here = { $from } et { $to } ne sont pas voisins, et cette partie se joue sans sauts (M-5)
no-own-piece-there = aucun pion { $colour } ne se trouve en { $point }
piece-is-blocked = le pion en { $point } n'a aucun point voisin libre
point-is-occupied = le point { $point } est occupé
no-mill-no-removal = aucune marelle n'est fermée : on ne prend rien
nothing-to-remove = aucun pion { $colour } n'est sur le plan de jeu
mills-keep-all-pieces = chaque pion { $colour } fait partie d'une marelle, et ici ils y restent : on ne prend rien
must-remove-one = une marelle est fermée : il faut prendre un pion { $colour }
must-remove-two = deux marelles sont fermées d'un coup : il faut prendre deux pions { $colour }
removed-twice = le pion en { $point } ne peut pas être pris deux fois
order-of-removals = deux pions pris s'écrivent dans l'ordre des points, de a7 à g1 ligne par ligne
one-mill-one-removal = une seule marelle est fermée : on ne prend qu'un pion
two-mills-one-removal = ici, deux marelles fermées d'un coup ne prennent qu'un pion
one-removal-only = un seul pion peut être pris
piece-is-in-mill = le pion en { $point } fait partie d'une marelle, et d'autres non

# rulebook, board
m-1-title = Le plan de jeu
m-1-part1 = On joue sur les points d'un plan de jeu, que relient des lignes.
m-1-part2 = Le plan a 24 points sur trois carrés emboîtés, reliés au milieu de leurs côtés ; il n'y a pas de diagonales. Seize lignes portent trois points chacune : les quatre côtés de chaque carré et les quatre traverses.
m-1-part2-reason = Le texte ne décrit pas le plan ; il figurait sur les croquis, qui sont perdus. À neuf pions chacun, c'est le plan de la tradition, connu depuis des siècles.
m-1-part3 = Les points se nomment par colonne et rangée, de a1 en bas à gauche jusqu'à g7.
m-1-part3-reason = Le livret ne nomme aucun point ; il faut un nom pour noter un coup.
m-1-example1 = Un point au milieu d'un côté du deuxième carré a quatre voisins ; un coin en a deux, et rien ne mène en biais d'un côté à l'autre.
m-1-example2 = Au début, tous les points sont libres.
m-2-title = La préparation
m-2-part1 = Deux joueurs s'assoient de part et d'autre du plan de jeu. L'un a les neuf pions marron, l'autre les neuf ivoire.
m-2-part2 = Au début, le plan est vide : tous les pions sont en main.
m-2-part3 = Marron commence, et le sort décide qui est marron.
m-2-part3-reason = Le livret ne dit pas qui commence. Pour les dames, sur la même feuille, il dit que ce sont les marron.
m-2-example1 = Marron commence, puis ivoire, à tour de rôle.

# rulebook, common
c-2-title = Un seul coup possible
c-2-part1 = Quand un seul coup est possible, c'est tout de même un coup : il est noté et compté, même si l'écran peut le jouer tout seul.
c-2-part1-reason = Le livret n'a pas besoin de le dire ; une feuille de partie, si.
c-2-example1 = Marron n'a qu'un coup et doit le jouer.
c-3-title = Abandon, accord, répétition
c-3-part1 = Un joueur peut abandonner : il perd. Les deux peuvent convenir d'une partie nulle. Quand la même position, compteurs mis à part, se présente pour la troisième fois au début d'un tour, la partie est nulle ; les tours repris ne comptent pas.
c-3-part1-reason = Le livret s'en remet au savoir-vivre. Tous les jeux de ce programme ont ces fins en commun.
c-3-example1 = Les deux vont et viennent : après quatre tours, la même position se présente pour la deuxième fois, après huit pour la troisième, et la partie est nulle.

# rulebook, ends
m-10-title = Gagner
m-10-part1 = Gagne qui a pris sept pions à son adversaire, ou les a bloqués.
m-10-part2 = Qui en a perdu sept n'en a plus que deux sur neuf, main comprise. Bloqué veut dire : aucun coup possible à son tour.
m-10-part3 = Qui peut sauter (M-5) n'est bloqué que si aucun point n'est libre, donc jamais.
m-10-example1 = Le septième pion est pris.
m-10-example2 = Il reste deux pions à ivoire : la partie est finie.
m-10-example3 = Peu de pions posés, mais il en reste en main : la partie continue.
m-10-example4 = Marron bouche le dernier passage et ivoire ne peut plus jouer. (Le croquis est perdu ; la position est de nous.)
figure-sketch-2 = Croquis 2
m-11-title = Partie nulle
m-11-part1 = La partie est nulle par accord, par répétition (C-3), ou après 100 tours, 50 de chaque joueur, sans qu'un pion soit pris depuis la fin de la pose. Un gain passe avant la nulle.
m-11-part1-reason = Le livret ne connaît pas de partie nulle, mais deux joueurs prudents peuvent continuer sans fin. Cent tours laissent largement le temps de percer.
m-11-part2 = La dernière pose laisse le compteur à 0, le premier déplacement le met à 1, une prise le remet à 0 ; une fermeture sans prise (M-7) compte comme tout autre tour.
m-11-part2-reason = Pour que tout le monde compte de même.
m-11-example1 = Le centième tour sans prise.
m-11-example2 = Le compte commence au premier déplacement.
m-11-example3 = Une fermeture sans prise ne remet pas le compteur à zéro.
m-11-example4 = Le gain passe avant la nulle.

# rulebook, mills
m-6-title = Les marelles
m-6-part1 = Trois pions d'un joueur alignés, horizontalement ou verticalement, forment une marelle.
m-6-part2 = Toute marelle formée permet d'ôter un pion de l'adversaire, au choix, sauf ceux qui sont eux-mêmes en marelle.
m-6-part3 = Peu importe que la marelle soit fermée par une pose, un déplacement ou un saut.
m-6-part4 = Un pion peut quitter une marelle pour en faire une seconde, et revenir au tour suivant refaire la première, sans limite ; chaque nouvelle fermeture prend un pion.
m-6-part5 = Quand une marelle est ouverte, tous ses pions peuvent être pris. Qui n'a pas d'autre coup que d'ouvrir une de ses marelles y est obligé, quitte à y perdre un pion.
m-6-example1 = La colonne ivoire g7-g4-g1 et la ligne marron b6-d6-f6 sont des marelles. c5 forme la colonne c5-c4-c3 ; d3 ne ferait que tourner le coin avec c4 et c3, ce qui n'en est pas une. (Le croquis est perdu ; la position est de nous.)
figure-sketch-examples-of-mills = Croquis : exemples de marelles
m-6-example2 = Marron ferme le côté supérieur par g7 et doit prendre un pion.
m-6-example3 = La marelle ivoire est à l'abri tant qu'un autre pion se trouve dehors.
m-6-example4 = Marron va de d6 à d7, forme une marelle et prend un pion. (Le croquis est perdu ; la position est de nous.)
figure-sketch-forming-mill = Croquis : formation d'une marelle
m-6-example5 = Le va-et-vient : d7-d6 ouvre la ligne a7-d7-g7 et ferme b6-d6-f6 ; d6-d7 revient refermer la première. À chaque fois, un pion est pris. (Le croquis est perdu ; la position est de nous.)
figure-sketch-3 = Croquis 3
m-6-example6 = La même position : d7-d6 a ouvert la ligne a7-d7-g7 ; quand ivoire ferme c3-d3-e3, a7 peut donc être pris. b6, d6 et f6 ne le peuvent pas.
m-6-example7 = Une marelle ouverte puis refermée prend à chaque fois.
m-6-example8 = Tout coup ouvre la marelle : il faut l'ouvrir.
m-6-example9 = Un saut ferme une marelle comme un déplacement.

# rulebook, moving
m-3-title = La pose
m-3-part1 = Une partie a trois phases : la pose, les déplacements et les sauts. Dans la première, on met tour à tour un pion en jeu, sur le point libre que l'on veut. Elle finit quand les neuf pions de chacun sont posés.
m-3-part2 = Qui a encore un pion en main doit donc le poser, et n'en déplace aucun.
m-3-example1 = Tant qu'il reste des pions en main, aucun pion posé ne bouge, et les points occupés sont fermés.
m-3-example2 = Ivoire pose le dernier pion ; ensuite marron se déplace.
m-4-title = Les déplacements
m-4-part1 = Après la pose, chacun à son tour fait glisser un de ses pions le long d'une ligne jusqu'au premier point, s'il est libre.
m-4-part2 = Un pion sans voisin libre est bloqué.
m-4-part3 = On cherche sans cesse à former des marelles, et à bloquer l'autre en tenant les points qui lui seraient ouverts (croquis 2, montré avec M-10).
m-4-example1 = Chaque pion avance d'un point le long d'une ligne ; celui de a7 est bloqué. (Le croquis est perdu ; la position est de nous.)
figure-sketch-1 = Croquis 1
m-5-title = Les sauts
m-5-part1 = Réduit à trois pions, un joueur peut les faire sauter où bon lui semble : tout point libre est permis, si loin qu'il soit.
m-5-part2 = Certains suppriment cette phase, qu'ils jugent injuste : elle avantage l'un des joueurs aux dépens de l'autre.
m-5-part3 = Les trois pions se comptent quand il n'y en a plus en main.
m-5-part3-reason = Qui a des pions en main est encore à la pose ; les sauts sont la troisième phase et viennent après.
m-5-example1 = Marron n'a plus que trois pions et saute partout.
m-5-example2 = Ivoire en a quatre et ne saute pas.
m-5-example3 = Sans les sauts, trois pions se déplacent comme les autres.

# rulebook, protected
m-7-title = Quand tous les pions adverses sont en marelle
m-7-part1 = Si tous les pions adverses du plan font partie d'une marelle, n'importe lequel peut être pris.
m-7-part1-reason = Ici, le livret se contredit : une phrase épargne tout pion en marelle, une autre fait prendre un pion à chaque fermeture. Nous suivons la seconde, pour qu'une marelle fermée ne soit jamais vaine ; c'est ce que font la plupart des joueurs.
m-7-part2 = Avec `protected=keep`, on ne prend alors rien et le coup s'arrête à la fermeture.
m-7-part2-reason = C'est l'autre des deux phrases qui est alors jouée.
m-7-example1 = Tous les pions ivoire sont en marelle : n'importe lequel est pris.
m-7-example2 = Marelles gardées : la même fermeture ne prend rien.
m-7-example3 = Les marelles gardées ne protègent pas un pion isolé.

# rulebook, removals
m-8-title = Deux marelles d'un coup
m-8-part1 = Un coup qui ferme deux marelles prend un seul pion.
m-8-part1-reason = Le livret n'en parle pas. À la lettre, un pion part chaque fois qu'une marelle est formée, ce qui ferait deux ; mais il ne parle jamais que d'une marelle et d'un pion, et un pion par coup est l'usage.
m-8-part2 = Avec `double=two`, il en prend deux, l'un après l'autre ; le second se juge une fois le premier parti. Si un seul peut être pris, on n'en prend qu'un ; les deux partent même si le premier était le septième.
m-8-part2-reason = Deux marelles sont deux fermetures, dont chacune prend son pion comme si l'autre n'existait pas.
m-8-part3 = Seule la pose peut fermer deux marelles d'un coup : un pion qui se déplace quitte l'une des deux lignes, et trois pions qui sautent ne font pas deux marelles.
m-8-example1 = Le pion en d7 ferme deux marelles et prend un pion.
m-8-example2 = Deux marelles, deux pions, écrits dans l'ordre des points.
m-8-example3 = Le pion isolé part d'abord ; ensuite tous sont en marelle, et n'importe lequel suit.
m-8-example4 = Avec les marelles gardées, seul le pion isolé peut partir.
m-8-example5 = Tous dans une marelle : après le premier, les deux autres sont dehors.
m-8-example6 = Le premier est le septième, et le second part quand même.
m-9-title = Éliminé pour de bon
m-9-part1 = Ce qui est enlevé du plan est hors jeu.
m-9-part2 = Il ne revient jamais, pas même en main.
m-9-example1 = Ivoire perd d6 et garde sept pions à poser, pas huit.
m-9-example2 = Marron a perdu cinq pions ; plus rien en main, plus rien à poser.

# rules
option-booklet-has-jumping-as-its-third = Le livret fait des sauts sa troisième phase, et dit que certains la suppriment, la jugeant injuste.
option-yes = oui
option-no = non
option-jumping-with-three-pieces = Sauts à trois pions
option-whether-player-with-three-pieces-left = Si un joueur qui n'a plus que trois pions peut en porter un sur n'importe quel point libre (M-5).
option-booklet-contradicts-itself-it-spares-pieces = Le livret se contredit : il épargne les pions en marelle, et fait prendre un pion à chaque fermeture.
option-any-may-be-removed = tous peuvent être pris
option-nothing-is-removed = rien n'est pris
option-when-all-enemy-pieces-stand-in = Quand tous les pions adverses sont en marelle
option-what-closed-mill-takes-when-every = Ce que prend une marelle fermée quand chaque pion adverse du plan fait partie d'une marelle (M-7).
option-booklet-does-not-treat-it-read = Le livret n'en parle pas ; à la lettre, chaque marelle prend un pion, ce qui ferait deux.
option-removes-one-piece = prend un pion
option-removes-two-pieces = prend deux pions
option-two-mills-at-once = Deux marelles à la fois
option-how-many-pieces-go-when-one = Combien de pions sont pris quand un seul pion posé ferme deux marelles (M-8).

# scene
piece = pion { $colour }
pieces-in-hand = { $colour }, en main
pieces-lost = { $colour }, perdus
status-won-by-pieces = { $winner } a gagné : il ne reste { $left ->
    [one] qu'un pion
   *[other] que { $left } pions
} à { $loser }.
status-won-by-blocking = { $winner } a gagné : { $loser } ne peut plus jouer.
status-places = { $mover } pose un pion.
status-jumps = { $mover } n'a plus que trois pions et peut sauter sur tout point libre.
status-moves = { $mover } déplace un pion vers un point voisin.
status-drawn = La partie est finie : elle est nulle, { $limit } tours étant passés sans prise.
status-idle = Tours sans prise : { $idle } sur { $limit }, après quoi la partie est nulle.

# spell
touch-points-only = on ne peut toucher que les 24 points du plan de jeu
removes-at-most-two = un coup prend au plus deux pions

# actions
action-unknown-here = la marelle ne connaît pas « { $word } », seulement l'abandon et la nulle d'un commun accord

# textes illisibles
board-length = { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
}
board-form = 24, un pour chaque point
sign-on-point = « { $sign } » en { $point } (caractère { $character })
hands-form = les pions de marron et d'ivoire en main, par exemple 9/9
hands-of-brown-to-move = autant pour marron que pour ivoire quand marron est au trait
hands-of-ivory-to-move = un de plus pour ivoire que pour marron quand ivoire est au trait, ou aucun pour les deux
pieces-on-board-and-in-hand = { $colour } a { $on_board } pions sur le plan de jeu et { $in_hand } en main
at-most-in-all = { $most } au plus en tout
to-move-with-too-few = { $colour } est au trait et n'a plus que { $left } pions, main comprise
just-played-with-too-few = { $colour } vient de jouer et n'a plus que { $left } pions, main comprise
at-least = { $least } au moins
idle-with-pieces-in-hand = « { $idle } » alors que des pions sont en main
figure-line-missing = la ligne { $number } de la figure manque
figure-line-is = la ligne { $number } de la figure est « { $line } »
figure-line-form = « { $figure } » avec des pions
fields-line-missing = la dernière ligne manque
fields-line-form = camp, mains et compteur, par exemple m 9/9 0
below-fields = « { $more } » sous les champs
drawing-ends = la fin
no-point-of-board = « { $text } » dans « { $word } » n'est pas un point du plan de jeu
step-form = un point comme d6 ou un déplacement comme d6-d5, xa1 pour une prise

# what is measured
bench-placing-from-the-start = pose depuis le début
bench-moving-nine-against-nine = déplacement, neuf contre neuf
bench-jumping-three-against-three = sauts, trois contre trois
bench-placing-two-for-a-double-mill = pose, deux pions pour une double marelle
