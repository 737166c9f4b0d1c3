# box page
box-duel1 = Prendre tous les pions adverses, ou ne plus laisser de coup à l'adversaire.
box-solitaire1 = Amener les huit pions sur les deux rangs du haut, dans n'importe quel ordre de couleurs.
box-what1 = Un jeu de dames sur des cases mobiles : après chaque coup, on peut prendre une case et la poser ailleurs, si bien que le damier lui-même change à chaque tour.
box-what2 = La boîte contient trois jeux : un duel à deux, le même duel à quatre par équipes de deux, et une réussite.
box-material1 = tableau de jeu
box-material2 = pions foncés
box-material3 = pions clairs
box-material4 = cases noires
box-players1 = Un, deux ou quatre joueurs.
box-story1 = La boîte s'appelle MadamX, le jeu révolutionnaire, et joue sur le mot : une r:évolution, l'évolution de l'espèce, réservée aux esprits souples.
box-story2 = Elle promet que tout change, le jeu, la stratégie, la pensée et surtout le damier, et que c'est vous qui le changez ; et après la mise en place elle prévient que jusqu'ici tout était normal, mais plus pour longtemps.
box-story3 = Une dernière page, intitulée Métamorphose, le vante comme un objet au design moderne qui change à votre guise, et nomme un site, www.madamx.it, où trouver d'autres modifications des règles.
box-story4 = Il a été fabriqué par La Nuova Faro à Omegna, en Italie, en 2004.
box-story4-reason = Des descriptions publiées du jeu le disent ; le livret ne nomme ni auteur, ni fabricant, ni lieu, ni année.
box-story5 = Nous n'avons pas visité le site, et ses autres modifications ne font pas partie de ce programme.
box-story5-reason = Seul ce qui est dans le livret pouvait en être tiré.
box-advice1 = Ne le rangez pas : laissez-le en vue, prêt pour le prochain duel.
box-advice2 = Le coup X peut sauver vos pions ou ouvrir une attaque.
box-advice3 = À quatre, jouez une double partie en échangeant les rôles des partenaires.
box-advice4 = Les quatre modifications sont là pour rendre le jeu plus ardu.
box-advice5 = Les mots du livret : le tableau de jeu, la case noire, le coup X (prendre une case et la poser ailleurs), Bi-Madam ; dans la réussite, l'avancement et le saut.
box-lost1 = Toutes les figures ont disparu, de 1 à 10. Des positions de nous, conformes au texte qui les accompagne, les remplacent et portent leur nom.
box-lost1-reason = Seul le texte nous est parvenu.
box-lost2 = La moitié italienne n'a ni Bi-Madam, ni la fin du jeu, ni les modifications, ni la dernière page ; la moitié française n'a pas la liste du contenu, et la phrase sur le déplacement du pion y est coupée. Chaque moitié comble les lacunes de l'autre.
box-lost2-reason = Les deux textes disent la même chose partout où ils existent tous deux, sauf une couleur à la figure 3.
box-lost3 = Figure 3 : le texte français parle du pion foncé, l'italien du clair. Nous montrons le foncé.
box-lost3-reason = C'est alors aux foncés, et seul le pion foncé peut faire ce qui est dit.
box-lost4 = Le livret français compte 32 départs de la réussite ; il y en a 70 (X-22).
box-lost4-reason = Quatre pions de chaque couleur sur huit cases peuvent se placer de 70 façons.
box-settle1 = Une photographie de la figure 1, ou du tableau mis en place : où sont les cases et les pions au départ, et combien d'emplacements compte un côté.
box-settle2 = La figure 2 : si une prise finit tout droit derrière le pion sauté.
box-settle3 = Les figures 4 et 10, et les pages italiennes manquantes : Bi-Madam, la fin, les modifications.
box-settle4 = La couverture : qui a fait le jeu, et quand.
box-duel-summary1 = Un pion va d'une case en avant, en biais vers l'avant ou de côté, jamais en arrière ni là où il n'y a pas de case.
box-duel-summary2 = Il prend en sautant par-dessus un pion voisin jusqu'à la case libre derrière. La prise est obligatoire.
box-duel-summary3 = Après votre coup, vous pouvez reprendre la case quittée et la poser à tout endroit nu : c'est le coup X.
box-duel-summary4 = Après une prise, c'est la case de la pièce prise.
box-duel-summary5 = Un pion qui atteint le dernier rang devient Bi-Madam et va dans tous les sens.
box-duel-summary6 = Prenez tout, ou laissez l'adversaire sans coup : vous gagnez.
box-solitaire-summary1 = Quatre pions clairs et quatre foncés occupent les deux rangs du bas.
box-solitaire-summary2 = Un pion avance en biais sur la case libre voisine, et la case quittée disparaît.
box-solitaire-summary3 = Ou il saute un voisin de sa couleur ; sa case se pose alors à tout endroit nu.
box-solitaire-summary4 = Amenez les huit pions sur les deux rangs du haut avant que les cases ne manquent.

# duel
duel-and-program-keeps-watch = Le duel, le programme veille
booklets-rules-program-sees-to-it = Les règles du livret ; le programme veille à ce qu'aucune prise ne soit oubliée.
duel-to-letter = Le duel à la lettre
as-printed-overlooked-capture-is-for = Comme imprimé : c'est à l'adversaire de signaler une prise oubliée.
first-modification = Première modification
tiles-are-moved-after-captures-only = On ne déplace une case qu'après une prise.
second-modification = Deuxième modification
x-move-may-take-any-free = Le coup X peut prendre n'importe quelle case libre.
third-modification = Troisième modification
bi-madam-may-take-tiles-off = Bi-Madam peut enlever des cases du tableau.
fourth-modification = Quatrième modification
bi-madam-goes-far-and-captures = Bi-Madam va loin et prend de loin.
all-four-modifications = Les quatre modifications
four-of-page-8-together-hardest = Les quatre de la page 8 ensemble : le jeu le plus ardu du livret.
duel-for-four = Le duel à quatre
two-pairs-one-partner-moves-pieces = Deux couples : l'un des partenaires joue les pions, l'autre les cases.
captures-read-freely = Prises lues librement
two-other-readings-together-capture-may = Deux autres lectures ensemble : une prise peut s'arrêter en chemin, et un pion promu en prenant continue.
madamx = MadamX
draughts-on-board-that-players-change = Un jeu de dames dont les joueurs changent le damier à chaque coup.
light-pieces = Clair, pions
light-tiles = Clair, cases
dark-pieces = Foncé, pions
dark-tiles = Foncé, cases

# duel, explain
moves-from-to = { $piece } va de { $from } à { $to }
told-objection = une prise a été oubliée : le tour est repris et rejoué
tile-on-is-put-on = la case de { $from } est mise en { $to }
tile-leaves-frame = la case de { $from } quitte le tableau pour de bon
tiles-stay = les cases restent
tile-on-stays = la case de { $tile } reste
piece-on-is-captured = le pion en { $places } est pris
crowned-with-spare-man = le pion en { $places } est coiffé d'un pion de réserve, faute de pion pris : c'est une Bi-Madam
crowned-with-captured-man = le pion en { $places } est coiffé d'un pion pris de sa couleur : c'est une Bi-Madam
takes-turn-back = { $side } : le tour est repris ({ $places })
points-out-capture = { $side } : une prise est signalée
loses-without-move = { $side } : plus aucun coup, partie perdue
piece-moves = un pion se déplace : { $places }
piece-jumps = un pion saute : { $places }
tile-moves = une case se déplace : { $places }
tile-is-gone = la case { $places } est enlevée
no-tile-moves = aucune case ne bouge
piece-captures-nothing = le pion en { $here } ne prend rien ; les prises sont : { $list }
piece-is-blocked = le pion en { $here } n'a pas de case libre où aller
captures-from-to = { $piece } prend { $captured }, de { $from } à { $to }

# duel, options
option-off = non
option-on = oui
option-x-move-after-captures-only = Coup X après une prise seulement
option-tiles-may-be-moved-only-after = On ne peut déplacer une case noire qu'après une prise.
option-first-of-four-modifications-that-make = La première des quatre modifications qui rendent le jeu plus ardu ; on les joue séparément ou ensemble.
option-any-free-tile = N'importe quelle case libre
option-x-move-may-take-any-free = Le coup X peut prendre n'importe quelle case noire libre.
option-second-of-four-modifications-that-make = La deuxième des quatre modifications qui rendent le jeu plus ardu.
option-bi-madam-removes-tiles = Bi-Madam enlève des cases
option-after-bi-madam-has-moved-tile = Après un coup de Bi-Madam, la case peut aussi être enlevée pour de bon.
option-third-of-four-modifications-that-make = La troisième des quatre modifications qui rendent le jeu plus ardu.
option-on-one-piece-capture = oui, un seul pion par prise
option-long-bi-madam = Bi-Madam longue
option-bi-madam-may-go-several-tiles = Bi-Madam peut parcourir plusieurs cases en ligne droite et prendre de loin ; à la lettre stricte, chacune de ses prises, de près ou de loin, est d'un seul pion.
option-fourth-of-four-modifications-its-words = La quatrième des quatre modifications ; ce qu'elle dit de l'arrêt après une prise peut se lire de toute prise.
option-by-program = par le programme
option-by-opponent = par l'adversaire
option-captures-enforced = Prises imposées
option-who-sees-to-it-that-capture = Qui veille à ce qu'aucune prise ne soit oubliée : le programme, qui ne permet rien d'autre, ou l'adversaire, qui peut la signaler.
option-opponent-points-out-what-was-overlooked = C'est l'adversaire qui fait remarquer la prise oubliée et oblige à la jouer.
option-two = deux
option-four-in-pairs = quatre, par équipes de deux
option-players = Joueurs
option-at-four-one-partner-moves-pieces = À quatre, l'un des partenaires joue les pions, l'autre les cases.
option-both-duel-for-two-and-one = Les deux : un duel à deux, et un duel à quatre par équipes de deux.
option-must-go-on-to-its-end = doit aller jusqu'au bout
option-may-stop-on-way = peut s'arrêter en chemin
option-multiple-capture = Une prise multiple
option-whether-piece-that-has-captured-and = Si un pion qui a pris et pourrait prendre encore doit le faire.
option-capturing-is-compulsory-and-multiple-capture = La prise est obligatoire, et la prise multiple est dite possible : cela se lit des deux façons.
option-ends-its-capture = finit sa prise
option-goes-on-as-bi-madam = continue comme Bi-Madam
option-man-crowned-by-capture = Un pion promu par une prise
option-whether-man-that-reaches-last-rank = Si un pion qui atteint la dernière ligne par un saut continue à prendre comme Bi-Madam dans le même tour.
option-from-that-moment-on-it-captures = À partir de ce moment elle prend en tous sens : si c'est encore dans ce tour, le livret ne le dit pas.

# duel, refuse
over-drawn = la partie est finie : nulle après { $limit } tours sans prise ni nouvelle Bi-Madam
over-all-captured = la partie est finie : tous les pions d'un camp sont pris
over-blocked = la partie est finie : le camp au trait n'a aucun coup possible
man-moves-backward = un pion ne recule jamais, comme vers { $there }
not-in-straight-line = { $there } n'est pas en ligne droite avec Bi-Madam
not-next-tile = { $there } n'est pas la case voisine : on avance d'une seule case
capture-is-due = une prise est possible et donc obligatoire : { $list }
line-is-closed = la ligne est fermée par le pion en { $place }
no-piece-there = il n'y a pas de pion en { $here }
not-your-piece = le pion en { $here } est à l'autre camp
tile-is-not-free = la case { $there } n'est pas libre
place-is-bare = { $place } n'a pas de case

# duel, refuse, captures
capture-must-go-on = la prise doit continuer depuis { $at } : { $list }
program-enforces-captures = le programme impose les prises : aucune ne peut être oubliée
objection-too-early = le tour n'est pas fini : seul l'adversaire peut protester, quand vient son tour
nothing-to-object-to = aucune prise n'a été oubliée au dernier tour
reopened-turn-must-capture = la prise oubliée a été signalée : il faut jouer l'une de celles-ci : { $list }
man-captures-backward = un pion ne prend jamais en arrière, comme vers { $there }
long-capture-is-single = une prise de loin est unique ; les autres ne continuent que par sauts voisins
strict-capture-is-single = avec ces règles Bi-Madam ne prend qu'un pion et s'arrête
crowning-ends-capture = en { $at } le pion devient Bi-Madam et sa prise s'arrête
piece-has-left-frame = le pion en { $place } a déjà quitté le tableau
man-cannot-capture-bi-madam = un pion ne peut pas prendre une Bi-Madam ({ $place })
no-enemy-piece-stands-on = aucun pion adverse n'est en { $place }
not-a-capture = de { $here } à { $there }, ce n'est pas une prise : elle va en ligne droite jusqu'à la case juste derrière un pion
not-a-jump = de { $here } à { $there }, ce n'est pas un saut par-dessus un emplacement

# duel, refuse, tiles
x-move-first-any-tile = d'abord le coup X : déplacez une case libre ou laissez les cases (reste { $n })
x-move-first = d'abord le coup X : la case de { $tile } peut être déplacée ou rester
no-tile-on-offer = aucune case n'est à déplacer maintenant : d'abord un pion joue
leaving-is-stay = pour laisser la case en { $place }, écrivez stay
place-has-tile = { $there } porte déjà une case
removal-needs-old-bi-madam = on n'enlève une case qu'au tour d'une Bi-Madam qui l'était déjà
no-removal-here = ces règles n'enlèvent pas de cases
tile-is-occupied = un pion est sur { $place } : on ne déplace que des cases libres
other-tile-on-offer = la case à déplacer est { $tile }, pas { $place }

# duel, rulebook, bi madams
x-17-title = Troisième modification : Bi-Madam enlève des cases
x-17-part1 = Bi-Madam a le choix : poser la case ailleurs, ou l'ôter du tableau, et l'adversaire a d'autant moins de place.
x-17-part2 = Elle doit avoir été Bi-Madam au début du tour. La case disparaît pour de bon ; là où toute case libre peut être déplacée, toute case libre peut être enlevée, ce qui use un droit.
x-17-part2-reason = C'est un droit de Bi-Madam, et un pion promu par ce coup a joué en simple pion. Rien dans le livret ne fait revenir une case.
x-17-example1 = La case d4 quitte le tableau.
x-17-example2 = Couronnée par ce coup même : la case peut seulement être déplacée.
x-17-example3 = Toute case libre peut partir.
x-18-title = Quatrième modification : Bi-Madam longue
x-18-part1 = Bi-Madam peut aussi parcourir plusieurs cases, en ligne droite et uniquement par des cases libres. Si elle saute et prend un pion, elle doit s'arrêter sur la case suivante : après un saut long, elle ne peut pas continuer et prendre un deuxième pion.
x-18-part2 = Elle prend donc de loin : par une ou plusieurs cases libres jusqu'à un pion adverse, en s'arrêtant juste derrière, sur une case qui doit être libre.
x-18-part3 = Une prise qui commence par un saut voisin peut continuer, mais par des sauts voisins seulement. Les deux sortes sont obligatoires.
x-18-part3-reason = La légende de la figure 4 interdit de continuer après un saut long, et sans la modification Bi-Madam prend plusieurs fois ; nous ne lisons donc l'arrêt que des sauts longs. Lu de toute prise, il peut se jouer aussi.
x-18-example1 = La prise longue s'arrête en f6, bien que g5 puisse être sauté de là. L'image est perdue ; cette position est de nous.
figure-figure-4 = Figure 4
x-18-example2 = Aussi loin que la ligne est libre ; un emplacement vide l'arrête.
x-18-example3 = Un saut voisin continue par des sauts voisins ; la prise longue est l'autre choix.
x-18-example4 = À la lettre stricte, une prise voisine est unique aussi.

# duel, rulebook, captures
x-6-title = La prise est obligatoire
x-6-part1 = La prise est obligatoire. Entre plusieurs, le joueur choisit celle qui lui semble la meilleure.
x-6-part2 = On peut prendre plusieurs pions d'un coup, s'il y a derrière chacun une case noire libre.
x-6-part3 = Une prise continue tant que le même pion peut encore prendre, chaque fois dans l'une de ses directions.
x-6-part3-reason = Toute prise est obligatoire, donc la suivante aussi ; que le livret dise la prise multiple possible signifie pour nous qu'elle existe. Qui y lit un droit peut jouer ainsi.
x-6-example1 = Un pion ou deux, au choix des clairs ; mais la double prise ne s'arrête pas à mi-chemin.
x-6-example2 = L'autre lecture : après le premier saut les clairs peuvent s'arrêter.
x-7-title = Les pions pris quittent le tableau
x-7-part1 = Un pion pris quitte le tableau pour de bon.
x-7-part2 = Il le quitte aussitôt, saut après saut. Sa case reste et devient libre pour les sauts suivants de la même prise, comme la case de départ : une prise peut y revenir.
x-7-part2-reason = La phrase française ne dit pas quand, l'italienne dit après la prise. Enlever le pion quand on le saute est ce que l'on fait à table ; rien ne dit qu'un pion pris gêne encore.
x-7-example1 = Quatre pions en rond : Bi-Madam revient à son départ.
x-8-title = Devenir Bi-Madam
x-8-part1 = Un pion qui atteint la dernière ligne adverse devient Bi-Madam : on pose dessus un pion de sa couleur, pris parmi ceux qui ont été capturés.
x-8-part2 = Elle le devient aussitôt. Si elle y arrive par une prise, la prise s'arrête là.
x-8-part2-reason = À partir de ce moment elle prend comme Bi-Madam, dit le livret ; pour nous cela commence au tour suivant, comme dans la plupart des jeux de dames, car poser le second pion interrompt le coup. L'autre lecture peut se jouer.
x-8-part3 = On devient Bi-Madam même si aucun pion de cette couleur n'a encore été pris.
x-8-part3-reason = Le livret n'y a pas pensé. C'est le rang qui fait la Bi-Madam ; le second pion ne fait que la montrer.
x-8-example1 = La nouvelle Bi-Madam en e8 ne peut pas continuer vers c6.
x-8-example2 = L'autre lecture : promue en e8, la pièce continue comme Bi-Madam et prend d7.

# duel, rulebook, common
c-2-title = Le seul coup est un coup
c-2-part1 = Quand un seul coup est possible, c'est encore un coup : on le joue, on le note, on le compte.
c-2-part1-reason = Une règle pour tous les jeux de ce programme, afin que les parties notées se lisent de même.
c-2-example1 = Plus aucune case libre : laisser la case est le seul coup, et c'en est un.
c-3-title = Abandonner, s'accorder, se répéter
c-3-part1 = Un joueur peut abandonner : son camp perd. Les camps peuvent convenir d'une nulle. Quand la même position se présente pour la troisième fois au début d'un tour, la partie est nulle ; les tours repris ne comptent pas, ni le début d'un tour rouvert par une objection.
c-3-part1-reason = Le livret n'en parle pas. C'est une règle pour tous les jeux de ce programme, afin qu'aucune partie ne dure sans fin.
c-3-example1 = Les deux Bi-Madam vont et reviennent : après quatre tours la position est la même, au compte près. La troisième fois, c'est nulle.

# duel, rulebook, end
x-13-title = Gagner
x-13-part1 = On gagne en prenant tous les pions adverses, ou en ne laissant plus à l'adversaire aucun coup. Dès que l'un ou l'autre est fait, c'est fini.
x-13-part2 = Qui n'a plus de pion, ou plus de coup possible au début de son tour, a donc perdu.
x-13-part3 = Qui peut encore signaler une prise oubliée (X-28) n'est pas bloqué.
x-13-part3-reason = La fin, c'est qu'il ne puisse plus rien faire, et cela il le peut.
x-13-example1 = Le pion foncé ne peut ni jouer ni prendre : bloqué.
x-13-example2 = Les clairs retirent la dernière case où les foncés pouvaient aller.
x-13-example3 = Bloqués, mais pas encore battus : les foncés peuvent encore protester.
x-14-title = Parties nulles
x-14-part1 = La partie est nulle par accord, par répétition (C-3), ou après 100 tours, 50 par camp, sans prise ni nouvelle Bi-Madam.
x-14-part1-reason = Le livret ignore la partie nulle, mais deux Bi-Madam peuvent se fuir sans fin. 50 tours chacun, c'est ce que connaissent joueurs de dames et d'échecs.
x-14-example1 = Le centième tour.
x-14-example2 = Une nouvelle Bi-Madam remet le compte à zéro.

# duel, rulebook, modifications
x-15-title = Première modification : cases après prise seulement
x-15-part1 = Quatre modifications compliquent le jeu ; on les adopte séparément ou toutes à la fois.
x-15-part2 = La première : on ne peut déplacer une case qu'après une prise.
x-15-example1 = Un simple déplacement finit le tour.
x-15-example2 = Une prise propose sa case.
x-16-title = Deuxième modification : n'importe quelle case libre
x-16-part1 = Après un déplacement ou une prise, on peut déplacer n'importe quelle case noire libre, et plus seulement celle qu'on a quittée ou celle du pion pris.
x-16-part2 = Là où le tour proposerait n cases, le joueur a n fois ce droit, l'un après l'autre. Laisser les cases, c'est renoncer à ce qui en reste.
x-16-part2-reason = La modification parle d'une case, mais elle change laquelle, non combien ; et après une prise multiple, plusieurs cases peuvent être échangées.
x-16-example1 = Un droit après un déplacement.
x-16-example2 = Deux droits après une double prise ; laisser les cases renonce aux deux.

# duel, rulebook, objection
x-28-title = Prises oubliées
x-28-part1 = Si un joueur néglige ou ne voit pas une prise, c'est son adversaire qui la lui signale et l'oblige à prendre. Si plusieurs prises sont possibles, c'est le joueur qui choisit.
x-28-part2 = Par défaut c'est le programme qui veille, et l'on ne peut jouer que les prises.
x-28-part2-reason = Cela épargne la surveillance aux deux joueurs, et un programme n'oublie rien. Pour jouer comme c'est imprimé, choisissez l'adversaire.
x-28-part3 = L'adversaire peut protester (s'écrit : !) à sa prochaine décision sur un pion ; tout autre coup laisse passer ce droit. On peut protester contre tout déplacement fait alors qu'une prise était possible ; jamais contre une prise, même arrêtée en chemin.
x-28-part3-reason = Le livret ne fixe pas de moment ; attendre davantage déferait plus d'un tour. Qu'il puisse se taire, c'est pour ceux qui ne l'ont pas vue non plus.
x-28-part4 = Tout le tour du fautif est repris, cases et compte compris, et rouvert : il doit jouer l'une de ses prises, et son tour continue comme après toute prise. Puis c'est à celui qui a protesté, sans plus rien à signaler. Les tours repris ne comptent pas pour la répétition.
x-28-part4-reason = Il est obligé de jouer la prise à la place de ce qu'il a joué ; une case déplacée après un coup repris ne peut rester.
x-28-example1 = Quand l'adversaire veille aux prises, un simple coup est possible, et retenu.
x-28-example2 = Les foncés le signalent ; les clairs reprennent leur tour, choisissent l'une de leurs prises, décident de sa case, et les foncés jouent.
x-28-example3 = Dans le tour repris, il n'y a que les prises.

# duel, rulebook, pieces
x-4-title = La prise par un pion
x-4-part1 = La prise est un saut. Si un pion adverse est sur la case voisine et que, derrière lui ou à côté, une case noire est libre, on le saute et on le prend, en diagonale, tout droit ou de côté. Un simple pion ne peut pas prendre une Bi-Madam.
x-4-part2 = Le saut va tout droit : la case d'arrivée est dans l'alignement du pion qui saute et du pion sauté. Un pion prend dans ses cinq directions, jamais en arrière.
x-4-part2-reason = Le livret demande une case libre derrière le pion ou à côté : derrière pour un saut en avant, à côté pour un saut latéral. Pour la prise multiple il dit derrière chaque pion. Tout recul est interdit aux pions, et les directions de la prise sont données comme celles du déplacement.
x-4-example1 = Devant et à droite, mais ni la Bi-Madam en c5 ni le pion derrière en d3. L'image est perdue ; cette position est de nous.
figure-figure-2 = Figure 2
x-5-title = Le jeu de Bi-Madam
x-5-part1 = Bi-Madam se déplace et prend dans toutes les directions, y compris plusieurs fois et en zigzag, mais toujours sur des cases noires.
x-5-part2 = Elle va d'une case à la fois (aller plus loin est la quatrième modification) et prend aussi les Bi-Madam : seul le simple pion ne le peut pas.
x-5-example1 = Huit chemins, d'une case chacun.
x-5-example2 = En arrière aussi, une Bi-Madam comme un pion.

# duel, rulebook, start
x-1-title = Le tableau, les cases et le départ
x-1-part1 = On joue à deux sur un tableau avec 32 cases noires, douze pions clairs contre douze foncés. Cases et pions se disposent selon la figure 1.
x-1-part2 = Le sort désigne qui a les pions clairs et qui les foncés. Les clairs commencent ; puis chacun joue à son tour.
x-1-part3 = Le tableau a 8x8 emplacements. Les cases en occupent un sur deux, à commencer par le coin a1, à gauche des clairs ; les pions sont sur les cases des trois rangs les plus proches de leur joueur.
x-1-part3-reason = La figure 1 est perdue. 32 cases et douze pions par joueur donnent exactement le damier usuel, et les coups que décrit la figure 3 y sont possibles.
x-1-example1 = Le début : les clairs ont sept coups. L'image est perdue ; cette position est de nous.
figure-figure-1 = Figure 1
x-2-title = Seulement sur les cases noires
x-2-part1 = Toute la partie se joue sur les cases noires, et nulle part ailleurs.
x-2-part2 = Un emplacement porte une case ou n'en porte pas. Sans case, rien ne s'y pose, rien ne le franchit ni ne le saute.
x-2-example1 = c4 n'a pas de case : le pion en c3 ne peut pas aller tout droit.
x-3-title = Le déplacement du pion
x-3-part1 = Un pion avance d'une seule case noire : en diagonale, tout droit ou de côté. Il ne recule jamais.
x-3-part2 = La case doit être voisine et libre ; en diagonale vers l'arrière, c'est aussi reculer.
x-3-example1 = Cinq chemins pour le pion en d4 ; trois lui sont fermés. L'image est perdue ; cette position est de nous.

# duel, rulebook, table
x-19-part1 = Deux couples s'affrontent, avec le même départ et les mêmes règles qu'à deux, à ceci près : l'un joue les coups, et son partenaire peut déplacer les cases.
x-19-part2 = Dans chaque couple, l'un décide donc des pions, l'autre de toutes les cases.
x-19-example1 = Les pions clairs, les cases claires, les pions foncés, les cases foncées. L'image est perdue ; cette position est de nous.
figure-figure-5 = Figure 5
x-20-title = Silence entre partenaires
x-20-part1 = Les partenaires ne se conseillent pas, ne se soufflent rien et ne se font aucun signe. S'ils le font, leur coup ne vaut pas et la main passe aux adversaires.
x-20-part2 = Le tour annulé est celui qui est en cours, ou le dernier si aucun adversaire n'a décidé depuis : il est repris avec ses cases, son compte et le droit de protester qu'il contenait, et l'autre camp joue. Il y faut l'accord des deux adversaires, ou de l'hôte. Une seconde annulation de suite est refusée : il faut d'abord qu'un coup soit joué.
x-20-part2-reason = Le livret ne dit pas qui juge, ni jusqu'où l'on revient. Un tour est ce que le couple a gagné en parlant ; une faute coûte un tour.
x-20-part3 = Après une objection (X-28), jusqu'au coup suivant du camp qui a protesté, c'est le tour repris qui s'annule, depuis son propre début ; l'objection elle-même ne s'annule pas.
x-20-part3-reason = Protester est un droit, non un coup que l'on aurait pu se faire souffler.
x-20-example1 = Le tout premier tour des clairs, c3-d4, a été annulé parce que les partenaires ont parlé : le départ est rétabli et c'est aux pions foncés.
x-21-title = Une double partie à quatre
x-21-part1 = Aux quatre joueurs le livret recommande deux parties de suite entre les mêmes couples ; dans la seconde, chacun prend le rôle de son partenaire.
x-21-part2 = La table la joue comme une seule rencontre, avec un seul score.
x-21-part2-reason = Le livret conseille deux parties et ne dit rien du décompte ; une double partie a un seul résultat.
x-21-example1 = Première partie : Ada joue les pions clairs (place 1), Béa leurs cases (place 2). Seconde partie : Béa a la place 1, Ada la place 2, et le couple foncé change de même.

# duel, rulebook, tiles
x-9-title = Le coup X après un déplacement
x-9-part1 = Après chaque coup, déplacement ou prise, le joueur peut jouer le coup X : prendre une case noire et la poser où il veut, là où il n'y en a pas. Après un déplacement, c'est la case d'où son pion est parti.
x-9-example1 = Les clairs jouent puis mettent la case devant leur pion. L'image est perdue ; cette position est de nous.
figure-figure-3 = Figure 3
x-10-title = Le coup X après une prise
x-10-part1 = Après une prise, c'est la case où se trouvait le pion pris ; après une prise multiple, il peut y en avoir autant. Il en va de même quand joue une Bi-Madam.
x-10-part2 = Les cases sont proposées l'une après l'autre, dans l'ordre des prises, une fois toute la prise achevée ; chacune peut être déplacée ou laissée. Un emplacement dégagé par une case du même tour est un emplacement vide comme un autre.
x-10-part2-reason = Le coup X vient après le coup, et le coup est la prise entière. Il faut un ordre ; celui-ci se suit sans peine à table.
x-10-example1 = D'abord la case d4, puis la case f6, qui peut aller là où était d4.
x-10-example2 = Avec deux cases proposées, la seconde attend son tour.
x-11-title = Le coup X n'est pas une obligation
x-11-part1 = Le coup X n'est pas obligatoire, mais il peut être décisif pour défendre ses pions ou attaquer ceux de l'autre : les cases déplacées permettent de jouer et de prendre aussi tout droit et de côté.
x-11-part2 = Qui ne veut pas déplacer la case la laisse où elle est ; puis le jeu continue (s'écrit : stay).
x-11-part3 = Sur la figure 3, c'est le pion foncé qui peut désormais avancer tout droit, et qui se défend en déplaçant la case d'où il vient.
x-11-part3-reason = Le texte français dit foncé, l'italien clair. Après le premier coup des clairs c'est aux foncés, et seul un pion foncé peut faire ce qui est décrit.
x-11-example1 = La case reste ; aux foncés.
x-11-example2 = Tant que la case n'est pas décidée, aucun pion ne joue.
x-11-example3 = Après le premier coup des clairs et leur case, le pion foncé en d6 peut avancer tout droit en d5. L'image est perdue ; cette position est de nous.
x-11-example4 = S'il laisse sa case en d6, les clairs le prennent. L'image est perdue ; cette position est de nous.
x-11-example5 = S'il déplace la case d6, il n'y a plus où se poser : il est à l'abri. L'image est perdue ; cette position est de nous.
x-12-title = Pas de coup X après la dernière prise
x-12-part1 = Aucun coup X n'est proposé quand la partie est finie par la prise du dernier pion adverse.
x-12-part1-reason = La partie prend fin quand tous les pions adverses sont pris ; une case n'y changerait plus rien.
x-12-example1 = Le dernier pion foncé tombe.

# duel, scene
light-man = pion clair
dark-man = pion foncé
light-bi-madam = Bi-Madam claire
dark-bi-madam = Bi-Madam foncée
light-pieces-captured-by-dark = pris par les foncés
dark-pieces-captured-by-light = pris par les clairs
leave-tile = Laisser la case
remove-tile = Enlever la case
point-out-capture = Signaler une prise
removed-tiles = cases enlevées
status-drawn = Partie nulle : { $limit } tours sans prise ni nouvelle Bi-Madam.
status-won-by-capture = { $winner } a gagné : { $side } n'a plus de pion.
status-won-by-blocking = { $winner } a gagné : { $side } ne peut plus jouer.
status-overlooked = Une prise a été oubliée au dernier tour : on peut la signaler.
status-quiet-turns = { $n } tours sans prise ni nouvelle Bi-Madam ; à { $limit }, la partie est nulle.
status-reopened = { $side } a oublié une prise et doit prendre maintenant.
status-must-capture = { $side } doit prendre.
status-moves = { $side } joue un pion.
status-any-tile = { $side } peut déplacer une case libre au choix.
status-several-tiles = { $side } peut déplacer { $n } cases libres, l'une après l'autre.
status-tile = { $side } peut déplacer la case de { $tile }.
status-tile-of-several = { $side } peut déplacer la case de { $tile } ; { $n } cases sont à déplacer en tout.

# solo
solo-madamx-solitaire = MadamX, réussite
solo-bring-eight-men-across-before-tiles = Amenez huit pions de l'autre côté avant que les cases ne manquent.
solo-solitaire-of-booklet = La réussite du livret
solo-played-as-printed-start-is-drawn = Jouée comme imprimé ; le départ est tiré au hasard parmi les 70.
solo-player = Joueur

# solo, explain
solo-advances-from-to = { $man } avance de { $from } à { $to }
solo-jumps-from-to = { $man } saute de { $from } à { $to }
solo-tile-is-put-back-on = la case est remise en { $tile }
solo-man-advances = un pion avance : { $places }
solo-man-jumps = un pion saute : { $places }
solo-tile-is-gone-for-good = la case { $places } disparaît pour de bon
solo-all-men-have-arrived = tous les pions sont arrivés
solo-no-man-can-move-any-more = plus aucun pion ne peut jouer
solo-tile-is-put-back = la case est remise : { $places }
solo-man-is-blocked = le pion en { $here } ne peut ni avancer ni sauter maintenant

# solo, refuse
solo-game-is-over = la partie est finie
solo-tile-comes-first = d'abord la case de { $tile } quittée par le saut doit être placée, ou remise
solo-no-tile-to-place = aucune case n'est à placer : on ne le fait qu'après un saut
solo-other-tile = la case à placer est { $tile }, pas { $here }
solo-putting-back-is-stay = pour remettre la case en { $here }, écrivez stay
solo-no-man-stands-on = il n'y a pas de pion en { $here }
solo-not-an-advance = un pion avance d'une case en diagonale vers l'avant, pas en { $there }
solo-first-is-advance = le tout premier coup doit être un avancement
solo-not-a-jump = un saut va de deux cases en diagonale vers l'avant, pas en { $there }
solo-nobody-to-jump = aucun pion à sauter en { $middle }
solo-other-colour = le pion en { $middle } est de l'autre couleur et ne peut être sauté

# solo, rulebook, end
solo-x-27-title = Gagné ou perdu
solo-x-27-part1 = La partie est gagnée quand tous les pions sont arrivés.
solo-x-27-part2 = Après un dernier saut, on pose encore sa case. La partie est perdue quand aucun coup n'est possible.
solo-x-27-part2-reason = Poser la case fait partie du saut. Qui ne peut plus jouer ne peut plus atteindre le but.
solo-x-27-example1 = Le dernier avancement gagne.
solo-x-27-example2 = Après un dernier saut, sa case reste à placer.
solo-x-27-example3 = Plus aucune case libre : perdu.
solo-c-2-example1 = Il reste un avancement.
solo-c-3-title = Abandonner
solo-c-3-part1 = Le joueur peut abandonner ; la partie est alors perdue.
solo-c-3-part1-reason = Le livret n'en parle pas. Il n'y a personne avec qui convenir d'une nulle.
solo-c-3-example1 = Pas encore perdu : le joueur peut continuer, ou abandonner.

# solo, rulebook, start
solo-x-1-title = Le tableau et les cases
solo-x-1-part1 = Le tableau a 8x8 emplacements ; les 32 cases noires en occupent un sur deux, à commencer par le coin a1.
solo-x-1-part1-reason = La figure 6 est perdue. Huit pions sur les deux rangs du bas demandent quatre cases dans chacun, comme dans le duel.
solo-x-1-example1 = Une case sur deux, quatre par rang.
solo-x-2-part1 = Un pion ne peut pas aller sur un emplacement sans case noire : c'est le premier des deux coups interdits de la figure 10.
solo-x-2-example1 = b3 n'a pas de case.
solo-x-2-example2 = Le pion foncé en a1 ne peut pas avancer en b2 : la case n'y est plus. L'image est perdue ; cette position est de nous.
figure-figure-10 = Figure 10
solo-x-22-title = Le départ
solo-x-22-part1 = Quatre pions clairs et quatre foncés sont placés au hasard sur les deux rangs du bas du tableau.
solo-x-22-part2 = Le livret français ajoute que cela fait 32 départs différents.
solo-x-22-part3 = Il y a 70 départs, ou 35 si l'échange des couleurs ne compte pas. Ils sont numérotés de 0 à 69.
solo-x-22-part3-reason = Sur huit cases, on en choisit quatre pour les pions clairs : 8x7x6x5 façons de les poser un à un, divisées par les 4x3x2x1 ordres des mêmes quatre, font 70. Les 32 du livret ne s'obtiennent par aucun compte que nous connaissions ; le texte italien n'a pas cette phrase.
solo-x-22-example1 = Le départ numéro 0. L'image est perdue ; cette position est de nous.
figure-figure-6 = Figure 6
solo-x-23-title = Le but
solo-x-23-part1 = Les huit pions doivent arriver sur les deux rangs du haut, dans n'importe quel ordre de couleurs. On commence avec n'importe quel pion et on continue avec n'importe quel autre : les couleurs n'ont pas à alterner.
solo-x-23-example1 = Sept sont arrivés ; le dernier achève l'ouvrage. L'image est perdue ; cette position est de nous.
figure-figure-7 = Figure 7

# solo, rulebook, steps
solo-x-24-title = L'avancement
solo-x-24-part1 = Un pion a deux sortes de coups : il avance ou il saute. Un avancement va d'une case en avant et en diagonale, si elle est libre. La case de départ disparaît ensuite pour de bon.
solo-x-24-example1 = La case b2 a disparu. L'image est perdue ; cette position est de nous.
figure-figure-8 = Figure 8
solo-x-25-title = Le saut
solo-x-25-part1 = Un pion peut sauter un pion voisin de sa couleur, toujours en avant et en diagonale, si le coup finit sur une case libre. Puis la case quittée est ramassée et posée sur n'importe quel emplacement sans case.
solo-x-25-part2 = Un pion ne peut pas sauter un pion de l'autre couleur (le second coup interdit de la figure 10), et un saut n'enlève rien du tableau.
solo-x-25-part3 = La case d'arrivée est juste derrière. L'emplacement d'où vient la case est libre aussi, elle peut donc y revenir (s'écrit : stay).
solo-x-25-part3-reason = Un saut par-dessus un voisin finit derrière lui. Tout espace libre est permis, et une fois la case prise, sa place en est un.
solo-x-25-example1 = Par-dessus un pion de sa couleur seulement. L'image est perdue ; cette position est de nous.
solo-x-25-example2 = La case d2 va sur n'importe quel emplacement vide, ou revient. L'image est perdue ; cette position est de nous.
figure-figure-9 = Figure 9
solo-x-26-title = Le premier coup
solo-x-26-part1 = On commence toujours par un avancement.
solo-x-26-example1 = Le pion en a1 pourrait sauter b2, mais pas encore.

# solo, scene
solo-put-tile-back = Remettre la case
solo-status-won = Tous les pions sont arrivés.
solo-status-lost = Plus aucun coup : perdu.
solo-status-first = N'importe quel pion commence, par un avancement.
solo-status-move = N'importe quel pion avance, ou saute un pion de sa couleur.
solo-status-tile = La case de { $tile } va sur n'importe quel emplacement vide, ou revient.
solo-status-count = Coups : { $n }. Pions arrivés : { $home } sur 8.

# words
dark = Foncé
light = Clair

# actions
only-partners-break-silence = seuls des partenaires peuvent rompre le silence, et ici personne n'en a
only-whole-turn-annulled = on n'annule qu'un tour entier, depuis son début
no-challenge = ce jeu ne connaît pas de défi
solo-nobody-to-agree-with = il n'y a personne avec qui s'entendre
solo-no-opponents = une réussite n'a pas d'adversaires à qui passer le tour

# textes illisibles
one-of = l'un de { $words }
at-most = { $most } au plus
at-least-one = un au moins
drawing-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
drawing-form = huit rangs et une ligne de champs
sign-on-place = « { $sign } » en { $place }
tiles-found = { $tiles ->
    [one] { $tiles } case
   *[other] { $tiles } cases
}
at-most-all-tiles = 32 cases au plus
exactly-all-tiles = exactement 32 cases
light-pieces-found = { $pieces } pions clairs
dark-pieces-found = { $pieces } pions foncés
twelve-a-side = 12 au plus par camp
man-on-crowning-rank = un pion « { $sign } » en { $place }, où il devient Bi-Madam
no-mark-before-ranks = pas de « ! » au début
ranks-before-form = « ! » et les rangs d'avant le dernier tour
phase-form = move, x= ou bx= et des emplacements comme c3,d4
phase-form-any-tile = move, x=*n ou bx=*n, avec n de 1 à 11
phase-without-star = « { $text } » n'a pas de « * »
no-place = « { $word } » n'est pas un emplacement
offered-twice = { $word } est proposée deux fois
too-many-offered = plus de 11 cases à déplacer
offer-not-free = { $word } est à déplacer, mais ce n'est pas une case libre
free-tiles = des cases libres
other-side-is-empty = le camp qui ne décide pas n'a pas de pion
deciding-side-is-empty = le camp qui décide n'a pas de pion
take-without-capture = take, mais il n'y a pas de prise
side-can-capture = une position où le camp peut prendre
counter-in-reopened-turn = { $counter } dans un tour rejoué
counter-below-limit = un nombre de 0 à 99
reopened-already = un tour déjà repris
no-ranks-after-take = pas de rangs après take
counter-after-last-piece = { $counter } après la prise du dernier pion
offered-with-enemies = { $enemies ->
    [one] { $tiles } cases à déplacer quand il reste { $enemies } pion adverse
   *[other] { $tiles } cases à déplacer quand il reste { $enemies } pions adverses
}
twelve-together = 12 au plus en tout
counter-after-capture = { $counter } après une prise
counter-in-x-phase = { $counter } pendant le coup X, qui ne suit qu'une prise
removal-needs-bi-madam = x= : bx= demande l'option bi-removes et une Bi-Madam à soi
light-pieces-then = { $then } pions clairs, maintenant { $now }
dark-pieces-then = { $then } pions foncés, maintenant { $now }
as-many-as-now = autant que maintenant
several-offered-after-move = plusieurs cases sont à déplacer après un coup simple
one-tile-or-right = une seule case ou un seul droit
x-phase-after-move = un coup X après un coup simple
x-move-after-captures = move : le coup X ne suit que les prises
nothing-overlooked-there = aucune prise n'y a été oubliée
offender-can-capture = une position où le fautif peut prendre
solo-phase-form = first, move ou x= et un emplacement
solo-man-on = un pion « { $sign } » en { $place }
solo-men-on-colour-of-a1 = des pions seulement sur les emplacements de la couleur d'a1
solo-light-men-found = { $men ->
    [one] { $men } pion clair
   *[other] { $men } pions clairs
}
solo-dark-men-found = { $men ->
    [one] { $men } pion foncé
   *[other] { $men } pions foncés
}
solo-not-a-start = ce n'est pas un départ
solo-one-of-starts = l'un des 70 départs dans la phase first
solo-counter-before-first = { $counter } avant le premier coup
solo-all-tiles-after-first = 32 cases après le premier coup
solo-first-tile-gone = 31 au plus : le premier coup est un avancement
solo-too-few-moves = { $counter ->
    [one] { $counter } coup, mais il manque { $advances } cases
   *[other] { $counter } coups, mais il manque { $advances } cases
}
solo-move-for-each-tile = un coup au moins pour chaque case qui manque
solo-ranks-found = les rangs des pions font { $ranks } en tout
solo-ranks-expected = { $ranks } après { $advances } avancements et { $jumps } sauts
solo-placing-without-jump = une case à placer sans saut
solo-not-free-tile = { $place } n'est pas une case libre de la couleur d'a1
solo-tile-left-by-jump = la case libre qu'un saut a quittée

# what is measured
bench-start = début
bench-piece-steps = coups de pions seuls
bench-any-tile = n'importe quelle case
bench-bi-madams-all-modifications = Bi-Madam, toutes les modifications
