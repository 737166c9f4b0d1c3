# box page
box-box-page1 = Un jeu dont les pièces vivent : elles naissent, meurent et changent de camp.
box-box-page2 = Chaque tour comporte des naissances et un déplacement, et ce que l'un d'eux change peut se propager de pièce en pièce jusqu'au retour de l'équilibre.
box-box-page3 = Réduire les autres à quelques pièces : trois à trois joueurs, deux à quatre, et par équipes chaque adversaire à deux.
box-box-page4 = À deux joueurs : réduire l'adversaire à quatre.
box-box-page4-reason = Les pages du jeu à deux sont perdues ; c'est ce que disent les sites Jedisjeux et Jeux à deux.
box-box-page5 = À votre tour, vous faites d'abord naître, si vous voulez, puis vous déplacez une pièce.
box-box-page6 = Une pièce que rien n'entoure peut en faire naître une autre contre elle.
box-box-page7 = Une pièce se déplace d'un ou deux points le long des lignes, en tournant aussi.
box-box-page8 = Quand deux alignements se touchent sur une ligne, le plus long fait changer de camp les pièces de l'autre.
box-box-page9 = Une pièce qui ne peut plus bouger meurt, et un alignement de plus de quatre est ramené à quatre.
box-box-page10 = Réduit à quatre pièces, on est éliminé (trois à trois joueurs, deux à quatre). Le dernier en jeu gagne.
box-box-page11 = plateau pliant, 9 points sur 9 d'un côté et 11 sur 11 de l'autre
box-box-page12 = pièces, toutes pareilles : leur orientation dit à qui elles sont
box-box-page13 = de ces pièces pour chaque joueur au départ
box-box-page14 = dé, que chaque joueur jette ; le livret ne dit pas qu'il soit dans la boîte
box-box-page15 = livret de règles en quatre langues (français, anglais, allemand, néerlandais)
box-box-page16 = aide de jeu en couleur, avec des règles évoluées au verso
box-box-page17 = sac en lin noir pour les pièces
box-box-page18 = Deux ou quatre joueurs, chacun pour soi, et le Mamba de comptoir pour deux équipes de deux.
box-box-page19 = Trois joueurs aussi.
box-box-page19-reason = Le nombre, dans le titre de cette page, est illisible ; ce qui s'y trouve convient à trois.
box-box-page20 = En guise de slogan, le livret prévient son lecteur : ce qu'il a entre les mains vit.
box-box-page21 = Au pied de la page sur les confrontations se lisent le nom du jeu, que ce sont ses règles, et le numéro 6 : le seul numéro de page conservé.
box-box-page22 = Christophe Berg a inventé le jeu, Elisabeth Masmonteil l'a dessiné, et Toodoo, à La Rochelle, l'a publié en 2002 et 2003. Il est issu d'un jeu antérieur, Ambarès, présenté à Besançon en 2001.
box-box-page22-reason = Aucune page conservée ne nomme un auteur, un éditeur ni une année. Les noms viennent des sites Askywhale, Big Cream et Escale à jeux, Ambarès de ce dernier ; le lieu et les années, de descriptions publiées.
box-box-page23 = Ses pièces ont un nom, les mambiz, et sont des sortes de coccinelles.
box-box-page23-reason = C'est ce que disent les sites Jedisjeux et Jeux à deux ; les pages conservées ne parlent que de pièces.
box-box-page24 = Les mots du livret : la croix et le carré sont les quatre et les huit voisins d'une pièce ; une action, c'est se déplacer, naître, mourir ou être transformée ; il y a confrontation là où des alignements adverses se touchent ; le Block arrête une pièce qui changerait de camp sans fin.
box-box-page25 = Ses deux avertissements : attention où l'on pose un nouveau-né, il peut coûter sa naissance à une autre pièce ; et ne pas se fier à un Block, la prochaine action peut tout rouvrir.
box-box-page26 = Toutes les figures sont perdues, dont les plateaux de départ. Chaque plateau qui en porte le nom est notre construction d'après sa légende.
box-box-page26-reason = Seules les légendes et le texte voisin ont survécu.
box-box-page27 = Les pages du jeu à deux sont perdues, bien que les autres y renvoient. Plateau, départ et nombre quatre viennent de descriptions publiées.
box-box-page27-reason = Elles s'accordent sur les pièces et le seuil, et avec ce que disent les pages conservées pour trois et quatre ; sur le grand plateau, elles diffèrent.
box-box-page28 = Le titre d'une page est illisible ; nous y voyons le jeu à trois.
box-box-page28-reason = Le jeu à quatre la suit, et l'on y tombe à trois pièces.
box-box-page29 = Une photographie des pages du jeu à deux : le départ, et à combien de pièces un joueur tombe.
box-box-page30 = Une photographie des départs à trois et à quatre : si le H est le même, où il se place, et quel côté du plateau sert.
box-box-page31 = Une photographie de la figure d'une naissance : si le nouveau-né peut être posé en diagonale de sa mère.
box-box-page32 = Une photographie de la page 6 : dans quel ordre se déroule sa confrontation.

# camp
red = Rouge
teal = Turquoise
yellow = Jaune
violet = Violet
colour-red = rouge
colour-teal = turquoise
colour-yellow = jaune
colour-violet = violet

# explain
gives-birth-on-against = { $camp } fait naître une pièce en { $newborn }, contre { $mother }
moves-from-to = { $camp } va de { $from } à { $to }
cuts-its-alignment-from = { $camp } coupe son alignement à partir de { $end }
event-birth = { $first } : une pièce naît en { $newborn }, contre { $mother }
event-displacement = { $first } : de { $from } à { $to }
event-end-chosen = { $first } choisit l'extrémité { $at }
point-of = { $point } ({ $colour })
asphyxia-no-empty-point-beside = Asphyxie : aucun point libre à côté de { $dead }
overpopulation-has-in-row-is-taken = Surpopulation : { $camp } en a { $n } en ligne, { $line } ; on retire { $at }
longer-than = { $longer } ({ $stronger }) est plus long que { $shorter } ({ $weaker })
turns-colour-again = { $why } : { $at } redevient { $last } et le reste
turns-colour = { $why } : { $at } devient { $last }
is-out-its-last-pieces-leave = { $first } est éliminé : ses dernières pièces quittent { $at }

# game
mamba = Mamba
pieces-that-are-born-die-and = Vos pièces donnent naissance, s'allient et convertissent les autres : un seul coup peut retourner la moitié du plateau. De deux à quatre joueurs.
both-camps = { $one } et { $two }

# presets
preset-two-players = À deux
preset-booklets-pages-for-two-are-lost = Les pages du livret sur le jeu à deux sont perdues : plateau, départ et seuil d'élimination viennent de descriptions publiées.
preset-two-players-nothing-taken-back = À deux, sans reprise
preset-game-for-two-as-far-as = Le jeu à deux, autant que le livret le permet encore : le dé désigne qui commence, et un déplacement est définitif.
preset-booklet-to-letter-for-three = Le livret à la lettre, à trois
preset-as-printed-for-three-die-seven = Comme imprimé pour trois : le dé, sept pièces chacun, et un déplacement est définitif ; la figure du départ est perdue.
preset-booklet-to-letter-for-four = Le livret à la lettre, à quatre
preset-as-printed-for-four-die-seven = Comme imprimé pour quatre : le dé, sept pièces chacun, et un déplacement est définitif ; la figure du départ est perdue.
preset-bar-mamba-to-letter = Le Mamba de comptoir à la lettre
preset-booklets-game-in-teams-partners-opposite = Le jeu par équipes du livret, partenaires face à face et sans immunité, et un déplacement est définitif.
preset-three-players = À trois
preset-booklets-game-for-three-table-says = Le jeu à trois du livret ; la table dit si l'on peut reprendre un coup.
preset-four-players = À quatre
preset-booklets-game-for-four-each-for = Le jeu à quatre du livret, chacun pour soi ; la table dit si l'on peut reprendre un coup.
preset-bar-mamba-in-teams = Mamba de comptoir, par équipes
preset-booklets-game-for-two-teams-of = Le jeu du livret pour deux équipes de deux, dont les partenaires peuvent se transformer.
preset-two-players-births-in-square = À deux, naissances dans le carré
preset-other-reading-of-where-newborn-may = L'autre lecture de l'endroit où poser le nouveau-né : sur l'un des huit points autour de sa mère.

# refuse
no-alignment-has-more-than-four = aucun alignement n'a plus de quatre pièces : il n'y a pas d'extrémité à choisir
game-is-over-has-won = { $camps ->
    [one] la partie est finie : { $side } a gagné
   *[other] la partie est finie : { $side } ont gagné
}
game-is-over-draw = la partie est finie : nulle
outside-board = { $square } n'est pas un point du plateau de { $n } sur { $n }
other-alignment-first = l'alignement de { $one } à { $two } passe avant celui qui finit en { $end }
not-an-end = { $end } n'est pas une extrémité de l'alignement de { $n } de { $one } à { $two }
end-comes-first = { $owner } doit d'abord choisir une extrémité de son alignement de { $n } de { $one } à { $two }
not-your-piece = { $point } est du camp { $owner }, et c'est au camp { $turn } de jouer
no-piece-there = { $point } est vide : il y faut une pièce du camp { $turn }
mother-twice = { $mother } a déjà donné naissance à ce tour
not-isolated-by-one = { $mother } n'est pas isolée : { $squares } est occupé
not-isolated-by-several = { $mother } n'est pas isolée : { $squares } sont occupés
no-piece-can-be-born = il y a { $n } pièces sur le plateau : aucune naissance n'est possible
is-not-in-cross-of = { $newborn } n'est pas dans la croix de { $mother }
is-not-in-square-of = { $newborn } n'est pas dans le carré de { $mother }
displacement-back-to-origin = un déplacement ne peut finir là où il a commencé, en { $from }
displacement-too-far = { $to } est à plus de deux pas de { $from }
point-is-occupied = { $to } est occupé
way-from-to-is-barred = le chemin de { $from } à { $to } est barré : { $squares }
birth-needs-mother = une naissance demande une pièce isolée du camp { $turn } qui n'a pas encore donné naissance à ce tour, et un point contre elle

# rulebook, agreement
b-18-title = Cent tours calmes
b-18-part1 = Cent tours de suite sans naissance, mort ni transformation font partie nulle entre tous ceux qui restent.
b-18-part1-reason = Le livret ne connaît pas la partie nulle. Un programme doit pouvoir finir une partie où plus personne n'avance.
b-18-part2 = Toute naissance, mort ou transformation (Block compris) remet le compte à zéro, et il est à zéro tant qu'une extrémité est à choisir ; un déplacement dont la confrontation n'en amène aucune ajoute un, même dans un tour qui a eu une naissance.
b-18-part2-reason = Des quatre actions du livret, seul le déplacement laisse les pièces telles qu'elles sont.
b-18-example1 = Le centième tour calme.
b-19-title = L'abandon
b-19-part1 = Un camp qui abandonne est retiré du plateau, et les autres continuent ; si une extrémité était à choisir, la confrontation se poursuit sans lui.
b-19-part1-reason = Le livret ne parle pas d'abandon. Ses pièces partent comme celles d'un joueur éliminé (B-15), et personne n'en gagne la partie avant la fin.
b-19-part2 = Au Mamba de comptoir, l'équipe de celui qui abandonne a perdu.
b-19-part2-reason = Personne ne reste à jouer seul contre deux.
b-19-example1 = Turquoise a abandonné et ses pièces sont parties : après rouge, c'est le tour de jaune.
b-19-example2 = Turquoise était venu au contact de quatre pièces rouges, puis a abandonné pendant que rouge choisit : le choix demeure, et ensuite c'est à jaune.
c-3-title = Les fins communes à tous les jeux
c-3-part1 = La partie finit aussi quand le dernier adversaire abandonne, et par une nulle quand tous ceux qui sont encore en jeu en conviennent. Qui a été éliminé n'a plus son mot à dire : ni abandon, ni proposition, ni réponse à une proposition.
c-3-part1-reason = Le livret ne connaît ni l'abandon ni la nulle ; c'est l'usage de tous les jeux d'ici. Qui a quitté le plateau n'a rien à perdre et ne doit pas décider pour les autres.
c-3-part2 = La répétition : quand la même position, sans son compte, se présente pour la troisième fois au début d'un tour, la partie est nulle.
c-3-part2-reason = Sinon deux joueurs pourraient aller et venir sans fin.
c-3-example1 = Un aller et retour : après quatre tours calmes, la position est à nouveau la première, au compte près. Vue une troisième fois, c'est la nulle.

# rulebook, alignment
b-10-title = Alignement et transformation
b-10-part1 = Un alignement, ce sont des pièces d'un seul camp rangées côte à côte sur une ligne, quatre au plus ; une seule compte déjà.
b-10-part2 = Les lignes sont les rangées et les colonnes. Un alignement va aussi loin que ses pièces se touchent ; une pièce seule est un alignement de un dans sa rangée et de un dans sa colonne.
b-10-part3 = Une pièce transformée passe dans un autre camp.
b-10-part4 = La supériorité numérique : de deux alignements ennemis face à face sur une ligne, le plus long transforme l'autre, une pièce après l'autre.
b-10-part5 = Deux alignements se font face là où ils se touchent. À égalité, ils se laissent en paix.
b-10-part6 = C'est la pièce au contact qui change de camp ; ensuite on recompte les alignements.
b-10-part6-reason = Le livret dit pièce par pièce, et non par laquelle commencer. Seul le changement de la pièce au contact laisse réunies les pièces du plus fort.
b-10-part7 = Chaque contact se juge à part : les forces des deux côtés d'une pièce ne s'ajoutent pas.
b-10-example1 = Des alignements d'une pièce (a6), de deux (b4, c4), de trois (g2 à i2) et de quatre (a1 à d1). Quatre ne sont pas de trop.
b-10-example2 = Deux contre un : d4 change de camp. La figure est perdue ; ce plateau est notre construction.
figure-line-1 = Ligne 1
b-10-example3 = Un contre un, deux fois : d4 est entre c4 et e4 et reste ce qu'elle est. La figure est perdue ; ce plateau est notre construction.
figure-line-2 = Ligne 2

# rulebook, block
b-13-title = Block
b-13-part1 = Le Block met fin au va-et-vient d'une pièce entre les camps.
b-13-part2 = Transformée deux fois sans surpopulation dans l'intervalle, une pièce est bloquée : elle garde le camp qu'elle avait au début.
b-13-part3 = Elle revient au camp qu'elle avait avant le premier changement, même si un troisième camp fait le second.
b-13-part4 = Les deux changements se comptent dans une même confrontation, et une surpopulation n'importe où sur le plateau les sépare. Une pièce bloquée n'est plus transformée dans cette confrontation ; une surpopulation efface les comptes et lève tous les Blocks.
b-13-part4-reason = Le livret ne dit ni où doit être la surpopulation ni combien de temps tient le Block. Compté pour tout le plateau et jusqu'au retour de l'équilibre, le Block fait ce qu'on attend de lui : toute confrontation finit (B-14).
b-13-part5 = Un Block tient à peu de chose : la prochaine action peut tout rouvrir.
b-13-part6 = Le contact inégal qu'il laisse reste en repos tant qu'aucun de ses deux alignements ne change (B-11).
b-13-part6-reason = Le livret dit cet équilibre fragile et le fait rompre par un changement ; nous l'entendons d'un changement des alignements qui s'y touchent.
b-13-example1 = Rouge vient en c4 et prend d4 en ligne ; pas de surpopulation ; turquoise reprend d4 en colonne : Block, et d4 reste à turquoise. Les quatre figures sont perdues ; ce plateau est notre construction.
figure-block-in-four-pictures = Le Block en quatre figures
b-13-example2 = Le Block est fragile : un coup tranquille le laisse en paix, mais une troisième pièce en a4 le remet en question, et l'on se dispute à nouveau d4.
b-13-example3 = Turquoise prend f6 à rouge, puis jaune la prendrait : f6 revient à rouge, son premier camp.
b-14-title = Toute confrontation finit
b-14-part1 = Une confrontation se termine toujours.
b-14-part1-reason = Cela suit du Block tel que nous le lisons : entre deux surpopulations, une pièce change au plus deux fois, et chaque surpopulation retire une pièce du plateau.
b-14-example1 = Un déplacement, neuf événements, puis tout est calme.

# rulebook, board
b-1-title = Le plateau
b-1-part1 = Des chemins sont dessinés sur le plateau, et les pièces les suivent.
b-1-part2 = Les chemins suivent les lignes et les colonnes, jamais les diagonales : chaque point est relié à ceux qui sont au-dessus, au-dessous, à gauche et à droite de lui.
b-1-part3 = À deux joueurs le plateau a neuf points sur neuf, à trois et à quatre onze sur onze.
b-1-part3-reason = Aucune page conservée ne montre le plateau. Les sites Jedisjeux et Jeux à deux en décrivent un imprimé des deux côtés, 9 sur 9 et 11 sur 11 ; d'après Jeux à deux, le grand côté sert à plus de deux joueurs.
b-1-example1 = Neuf sur neuf à deux.
b-1-example2 = Onze sur onze à quatre.
b-5-title = La croix et le carré
b-5-part1 = Les voisins directs d'une pièce, en haut, en bas et des deux côtés, sont sa croix.
b-5-part2 = Tous ses voisins, diagonales comprises, sont son carré : huit points en tout.
b-5-part3 = Au bord et dans un coin la croix a moins de points : ce qui est hors du plateau ne compte pas.
b-5-part4 = Il en va de même du carré : seuls comptent les points qui existent.
b-5-part4-reason = Le livret ne parle du bord qu'à propos de l'asphyxie. Lu de la même façon, le carré permet à une pièce du bord d'être isolée comme les autres.
b-5-example1 = Avec les naissances sur tout le carré, on le voit : huit points autour de c5, trois autour du coin a1. La croix de c5, c'est b5, c4, c6 et d5.
b-6-title = Quarante pièces
b-6-part1 = La boîte contient quarante pièces.
b-6-part1-reason = La liste du matériel du livret est perdue ; les sites Jedisjeux et Askywhale en comptent tous deux quarante.
b-6-part2 = Il y a donc au plus quarante pièces sur le plateau ; tant qu'elles y sont toutes, aucune naissance n'est possible.
b-6-part2-reason = Le livret ne fixe pas de limite, mais on ne peut poser une pièce qui n'est plus dans la boîte.
b-6-example1 = Quarante pièces : a1 est isolée, mais ne peut donner naissance.
b-6-example2 = Trente-neuf : elle le peut.

# rulebook, confrontation
b-11-title = La confrontation
b-11-part1 = Se déplacer, naître, mourir, être transformée : tout ce qui peut arriver à une pièce s'appelle une action.
b-11-part2 = Des camps dont les alignements se touchent sont en confrontation. Qu'une action y change quelque chose, et l'équilibre est rompu.
b-11-part3 = On le rétablit action par action, en regardant chaque fois, dans l'ordre : 1. asphyxie ; 2. surpopulation ; 3. transformations pour le joueur dont l'action a tout déclenché ; 4. transformations pour l'autre joueur. Quand plus rien ne s'applique, c'est fait.
b-11-part4 = À trois et à quatre, les autres joueurs font leurs transformations chacun à son tour, dans le sens horaire.
b-11-part5 = Les transformations se font une à une, et après chacune on reprend au point 1. Une naissance ouvre une confrontation comme un déplacement.
b-11-part6 = Asphyxie : qui n'a plus de point où aller meurt aussitôt. D'ordinaire, c'est que les quatre points de sa croix sont pris ; au bord et dans un coin, il en faut moins.
b-11-part7 = Toutes les pièces asphyxiées au même moment meurent ensemble, quel que soit leur camp.
b-11-part7-reason = La mort est immédiate et le livret ne donne pas d'ordre : aucune n'est sauvée par la mort d'une autre.
b-11-part8 = Surpopulation : un alignement de plus de quatre pièces. Si une action l'amène, le joueur concerné choisit l'extrémité où il retire des pièces jusqu'à ce qu'il en reste quatre ; s'il y en a plusieurs à retirer, toutes à la même extrémité.
b-11-part9 = Le joueur concerné est le propriétaire de l'alignement, même pendant le tour d'un autre. Le choix est un coup à part, et rien d'autre ne se joue avant lui.
b-11-part9-reason = Ce sont ses pièces qui s'en vont. La description d'une boutique (La Planque, à Mende) laisse choisir celui qui a formé l'alignement ; le livret parle du joueur concerné.
b-11-part10 = On meurt sans délai ; l'asphyxie passe avant la surpopulation ; et après chaque transformation, on regarde d'abord si un alignement est devenu trop long.
b-11-part11 = On ne juge que ce qui a changé : de deux alignements au contact, l'un au moins ne devait pas être exactement tel, mêmes points, même camp, même sens, avant la naissance ou le déplacement. L'attente d'un choix n'ouvre pas une nouvelle confrontation.
b-11-part11-reason = D'après le livret, c'est un changement qui rompt l'équilibre. Sans cela, on se disputerait un Block (B-13) à chaque tour.

# rulebook, deaths
asphyxia = Asphyxies
common-example1 = La croix pleine : f6 prise à son tour, e6 n'a plus de point libre. La figure est perdue ; ce plateau est notre construction.
common-example2 = Dans le coin, deux pièces suffisent : a1 meurt. La figure est perdue ; ce plateau est notre construction.
common-example3 = Cinq en ligne : leur propriétaire retire a4 ou e4. La figure est perdue ; ce plateau est notre construction.
figure-overpopulation = Surpopulation
common-example4 = Six en ligne : deux sont de trop, et partent toutes deux de l'extrémité choisie.
common-example5 = L'asphyxie passe avant la surpopulation : a4 meurt, et il reste quatre pièces en ligne.
common-example6 = Turquoise vient au contact de quatre pièces rouges, qui la transforment ; rouge, qui en a maintenant cinq, choisit pendant le tour de turquoise.
common-example7 = Tant qu'une extrémité est à choisir, rien d'autre ne se joue.
common-example8 = Une confrontation pas à pas : après le déplacement, trois en prennent une, quatre la suivante, et cinq sont de trop. Les figures sont perdues ; ce plateau est notre construction.
figure-series-of-page-6 = La série de la page 6
common-example9 = Un Block établi : b4 et c4 dominent d4, mais aucun des deux alignements n'a changé. Rien ne bouge tant que l'un ne change pas.

# rulebook, displacement
b-9-title = Le déplacement
b-9-part1 = Toutes les pièces se déplacent de même : en suivant les chemins du plateau, d'un point ou de deux, chaque pas vers un point de la croix de la pièce. Deux pas peuvent aller tout droit ou en angle.
b-9-part2 = Ni le point d'arrivée ni le point intermédiaire ne doivent être occupés.
b-9-part3 = Un nouveau-né peut partir au tour même où il naît.
b-9-part4 = Un déplacement ne finit pas là où il a commencé.
b-9-part4-reason = Un aller et retour ne serait pas un déplacement, mais une façon d'attendre.
b-9-part5 = Rien ne se juge au point intermédiaire.
b-9-part5-reason = Le livret regarde le point d'arrivée et le point d'origine (B-12), jamais ce qui est entre les deux.
b-9-example1 = Deux points tout droit, en ligne ou en colonne. La figure est perdue ; ce plateau est notre construction.
figure-displacement-by-two-points = Déplacement de deux cases
b-9-example2 = Un point, en ligne ou en colonne. La figure est perdue ; ce plateau est notre construction.
figure-displacement-by-one-point = Déplacement d'une case
b-9-example3 = Deux points en angle. La figure est perdue ; ce plateau est notre construction.
figure-displacement-round-corner = Déplacement en angle
b-9-example4 = c4 et d3 barrent les chemins de c3 vers le haut et la droite.
b-9-example5 = c4 naît et se déplace au même tour.
b-20-title = Pas de reprise
b-20-part1 = Un déplacement fait ne se reprend pas.
b-20-part2 = C'est la table qui tient cette règle, non la position. On ouvre une table sans reprise (takeback=never), avec reprise d'un commun accord (agreed), ou avec reprise libre (free), qui n'existe que contre l'ordinateur et sur un seul écran.
b-20-part2-reason = Un doigt glisse plus facilement sur un écran qu'une main sur un plateau, et contre l'ordinateur on veut essayer. Qui joue à la lettre ouvre la table sans reprise.
b-20-example1 = Rouge est allé de d3 en d4. C'est le tour de turquoise, et aucun coup de rouge ne ramène en arrière.

# rulebook, ending
b-15-title = L'élimination
b-15-part1 = À trois joueurs, les pièces de celui qui n'en a plus que trois sont retirées du plateau.
b-15-part2 = À quatre joueurs, et au Mamba de comptoir, le nombre est de deux.
b-15-part3 = À deux joueurs, il est de quatre.
b-15-part3-reason = Les pages du jeu à deux sont perdues ; les sites Jedisjeux, Jeux à deux et Askywhale donnent tous quatre.
b-15-part4 = Moins de pièces encore suffit aussi.
b-15-part4-reason = Une confrontation peut coûter plusieurs pièces à la fois et sauter ce nombre.
b-15-part5 = On en juge quand l'équilibre est rétabli, pas avant. Plusieurs camps peuvent tomber à la fois. Si le camp qui joue tombe après une naissance, son tour est fini.
b-15-part5-reason = Pendant une confrontation les pièces vont et viennent ; seul compte ce qui reste.
b-15-example1 = Jaune est réduit à trois et sort ; le tour passe de turquoise à rouge.
b-15-example2 = Une naissance qui coûte la mère et l'enfant : rouge est réduit à deux et son tour est fini.
b-16-title = Gagner
b-16-part1 = Le but est de réduire les autres joueurs au nombre de B-15 : trois pièces à trois joueurs, deux à quatre.
b-16-part2 = Le dernier camp debout gagne.
b-16-part3 = Au Mamba de comptoir, il faut réduire à deux pièces chacun des deux adversaires ; une équipe a gagné quand l'autre n'a plus de joueur. Elle peut en avoir perdu un elle-même en chemin.
b-16-part4 = À deux, qui réduit l'adversaire à quatre pièces gagne.
b-16-part4-reason = Les pages du jeu à deux sont perdues ; les sites Jedisjeux et Jeux à deux donnent ce but.
b-16-example1 = Turquoise est réduit à quatre : rouge gagne.
b-16-example2 = Le dernier joueur de l'autre équipe tombe : rouge et jaune gagnent.
b-16-example3 = Jaune est éliminé depuis longtemps ; rouge seul fait tomber turquoise, et l'équipe de rouge et jaune a gagné.
b-16-example4 = On ne joue plus après la fin.
b-17-title = Quand tous tombent ensemble
b-17-part1 = Si tous ceux qui restent tombent ensemble, celui qui a le plus de pièces (une équipe : ses deux camps réunis) reste sur le plateau et gagne ; ceux qui en ont autant restent et font partie nulle.
b-17-part1-reason = Le livret ne prévoit pas ce cas. Qui a gardé le plus de pièces est le plus près du but.
b-17-example1 = a1 et b2 s'asphyxient : quatre contre quatre, partie nulle.
b-17-example2 = Les deux tombent, et turquoise a une pièce de plus : turquoise gagne.

# rulebook, order
b-12-title = Par où commencer
b-12-part1 = D'ordinaire, ce qui se passe là où la pièce arrive se règle d'abord ; ce qui se passe là d'où elle vient attend.
b-12-part2 = Nous le mesurons : de plusieurs pièces à transformer, ou de plusieurs alignements trop longs, vient d'abord le plus proche du point d'arrivée, compté en pas le long des chemins (pour un alignement, sa pièce la plus proche) ; puis le plus proche de l'origine ; puis, entre alignements, une rangée avant une colonne ; puis le premier dans l'ordre de lecture, la rangée éloignée d'abord et de gauche à droite. Rangées, colonnes et lecture se voient de la place du camp qui joue.
b-12-part2-reason = « En général » s'en remet aux joueurs ; il faut à un programme un ordre pour chaque cas, et le même pour chaque place.
b-12-part3 = Après une naissance, le point du nouveau-né est l'arrivée et celui de sa mère l'origine.
b-12-part3-reason = Le livret ne parle que des pièces déplacées ; ce qui arrive ici, c'est le nouveau-né.
b-12-example1 = L'arrivée avant l'origine : a6 fait deux contre un et prend c6 ; puis b4, restée seule à l'origine, passe à turquoise.
b-12-example2 = Qui est assis en bas voit d5 à h5 comme une rangée : elle passe d'abord, puis la colonne.
b-12-example3 = Qui est assis à gauche voit la colonne d comme une rangée : elle passe d'abord.
b-12-example4 = L'extrémité de l'alignement suivant doit attendre.

# rulebook, seats
b-2-title = Les camps et les places
b-2-part1 = Outre le jeu à deux, il y a des jeux à plus de joueurs, le dernier à quatre ; leurs règles sont celles du jeu à deux.
b-2-part2 = On peut aussi jouer à trois.
b-2-part2-reason = Le nombre, dans le titre de cette page, n'est plus lisible. Elle précède la page du jeu à quatre et a son propre seuil, trois pièces (B-15) : nous lisons trois.
b-2-part3 = Chaque camp a une couleur et un bord, dans le sens horaire : rouge en bas, turquoise à gauche, jaune en haut, violet à droite (dans les textes a, b, c, d). À deux, rouge est en bas et turquoise en haut ; à trois, le bord droit reste vide.
b-2-part3-reason = Les figures du livret qui montraient les places sont perdues. Des lettres dans le sens horaire font de l'ordre imprimé des tours (B-4) l'ordre de l'alphabet.
b-2-part4 = Le Mamba de comptoir : quatre joueurs en deux équipes de deux, les partenaires étant assis face à face.
b-2-part5 = Donc rouge et jaune jouent contre turquoise et violet.
b-2-part6 = Être partenaires ne protège de rien.
b-2-part7 = Ils se transforment des pièces l'un à l'autre comme des adversaires.
b-2-example1 = À quatre, on joue dans le sens horaire.
b-2-example2 = Par équipes, rouge transforme une pièce de son partenaire jaune.
b-3-title = La position de départ
b-3-part1 = À trois et à quatre joueurs, chacun commence avec sept pièces.
b-3-part2 = À deux aussi, et les sept pièces de chaque joueur forment un H devant lui.
b-3-part2-reason = Les pages du jeu à deux sont perdues. Les sites Jedisjeux et Jeux à deux donnent sept pièces à chacun ; le H est décrit par Askywhale et par le musée autrichien du jeu Ludorium.
b-3-part3 = À trois et à quatre, le H est le même, tourné avec son propriétaire.
b-3-part3-reason = Des figures de ces positions il ne reste que les légendes. Sept pièces dans la forme décrite pour deux, telles que chaque propriétaire les voit : c'est la lecture la plus simple.
b-3-part4 = Le H est droit, large et profond de trois points, contre le milieu du bord de son propriétaire.
b-3-part4-reason = Aucun texte connu de nous ne nomme les points. Le milieu du bord est le même pour tous.
b-3-example1 = Le départ à deux, d'après des descriptions publiées.
b-3-example2 = Le départ à trois. La figure est perdue ; ce plateau est notre construction.
figure-starting-position-for-three = Position de départ à trois
b-3-example3 = Le départ à quatre. La figure est perdue ; ce plateau est notre construction.
figure-starting-position-for-four = Position de départ à quatre
b-4-title = Qui commence
b-4-part1 = À trois et à quatre, chaque joueur jette un dé, et le nombre le plus haut commence.
b-4-part2 = Ensuite, on joue dans le sens horaire.
b-4-part3 = À deux aussi, le dé décide.
b-4-part3-reason = Les pages du jeu à deux sont perdues ; le site Askywhale parle du dé en général, sans nombre de joueurs.
b-4-part4 = Ceux qui ont à égalité le nombre le plus haut rejettent le dé entre eux.
b-4-part4-reason = Le livret ne dit rien de l'égalité. Relancer laisse à chacun la même chance.
b-4-part5 = À une table, on jette les dés. Dans les textes, les parties enregistrées et les protocoles, le camp qui commence est nommé (first=a à d, a si rien n'est dit), et il doit être de la partie ; avec first=die, le numéro du départ tient lieu de jets.
b-4-part5-reason = Un texte ne jette pas de dés. Le numéro du départ en est la graine, si bien que les mêmes jets peuvent se revoir.
b-4-example1 = Le dé a désigné turquoise.

# rulebook, turn
b-7-title = Un tour
b-7-part1 = Un tour, ce sont d'abord les naissances, jusqu'à une par pièce isolée, puis le déplacement.
b-7-part2 = Une naissance est un droit, non une obligation.
b-7-part3 = Le déplacement est obligatoire : une pièce, une fois, et le tour est fini.
b-7-part3-reason = Le livret veut que le joueur fasse son déplacement et ne parle pas d'y renoncer ; sinon on pourrait attendre sans fin. Il est toujours possible : après une confrontation, toute pièce restante a un point libre à côté d'elle.
b-7-example1 = Deux naissances et un déplacement font un tour.
b-8-title = La naissance
b-8-part1 = Seule dans son carré, une pièce est isolée : elle peut alors mettre au monde une pièce de son camp.
b-8-part2 = Le nouveau-né se pose contre sa mère.
b-8-part3 = Contre elle veut dire sur un point de sa croix ; avec les naissances sur tout le carré, sur l'un des huit points de son carré.
b-8-part3-reason = Le mot du livret permet les deux, et ceux qui décrivent le jeu diffèrent : Big Cream compte quatre places, Askywhale huit. Sur ce plateau, seuls les voisins en ligne et en colonne sont reliés : nous jouons la croix et offrons le carré.
b-8-part4 = Chaque mère ne donne naissance qu'une fois par tour.
b-8-part5 = Sans attendre le déplacement, un nouveau-né peut déjà déclencher une confrontation.
b-8-part6 = Gare au nouveau-né mal placé : quand il entre dans le carré d'une pièce isolée, elle perd sa naissance.
b-8-part7 = Les naissances se font l'une après l'autre : l'isolement se juge à nouveau après chaque naissance et sa confrontation.
b-8-part7-reason = Un nouveau-né peut empêcher d'autres naissances et déclencher une confrontation : seul le plateau tel qu'il est dit qui est isolé.
b-8-example1 = c3 donne naissance dans sa croix.
b-8-example2 = Née en d4, la pièce fait deux contre un et transforme e4 ; puis elle se déplace elle-même en e5 et transforme e6. La figure est perdue ; ce plateau est notre construction.
figure-birth-that-transforms = La naissance qui transforme
b-8-example3 = Le nouveau-né en c2 est dans le carré de c1 et de c3 : aucune n'est isolée.
b-8-example4 = c3 a déjà donné naissance à ce tour et se retrouve seule : pas une deuxième fois.

# rules
option-two-players = deux joueurs
option-three-players = trois joueurs
option-four-players = quatre joueurs
option-two-teams-of-two = deux équipes de deux
option-players = Joueurs
option-how-many-camps-play-in-teams = Combien de camps jouent ; par équipes, les camps qui se font face gagnent ensemble.
option-it-has-rules-for-each-of = Il donne des règles pour chacun de ces cas ; les pages du jeu à deux sont perdues.
option-in-cross = dans la croix
option-in-square = dans le carré
option-place-of-birth = Lieu de naissance
option-where-newborn-is-put-on-one = Où se pose le nouveau-né : sur l'un des quatre points de la croix de sa mère, ou sur l'un des huit de son carré.
option-it-puts-newborn-against-its-mother = Il pose le nouveau-né contre sa mère, ce qui peut vouloir dire l'un ou l'autre.
option-by-die = au dé
option-red = rouge
option-teal = turquoise
option-yellow = jaune
option-violet = violet
option-each-camp-throws-die-and-highest = Chaque camp jette un dé et le plus haut commence, ou bien c'est un camp désigné.
option-each-player-throws-die-and-highest = Chaque joueur jette un dé, et le nombre le plus haut commence.

# scene
birth = Naissance
camp-has = { $camp } { $pieces }
piece =
    pièce { $colour-id ->
        [colour-violet] violette
       *[other] { $colour }
    }
out-at = { $counts } ; éliminé à { $least }.
drawn-together = Partie nulle : tous sont tombés ensemble, avec autant de pièces.
drawn-by-quiet = Partie nulle : { $limit } tours sans naissance, ni mort, ni transformation.
won-with-most = { $camps ->
    [one] { $winner } gagne : tous sont tombés ensemble à { $least } pièces ou moins, et { $winner } en a le plus.
   *[other] { $winner } gagnent : tous sont tombés ensemble à { $least } pièces ou moins, et { $winner } en ont le plus.
}
won-alone = { $camps ->
    [one] { $winner } gagne : personne d'autre n'a plus de { $least } pièces.
   *[other] { $winner } gagnent : personne d'autre n'a plus de { $least } pièces.
}
chooses-end-from-which-alignment-of = { $actor } choisit l'extrémité où couper l'alignement de { $n } : { $one } ou { $two }.
may-give-birth-and-must-then = { $actor } peut faire des naissances, puis doit déplacer une pièce.
moves-one-piece = { $actor } déplace une pièce.
idle-turns = Tours sans naissance, mort ni transformation : { $idle } sur { $limit }.

# actions
no-challenge = Mamba ne connaît pas de défi
no-annulment = Mamba ne connaît pas d'annulation
seat-is-out = la place { $seat } n'est plus dans la partie

# textes illisibles
option-first-does-not-play = first={ $letter } ne joue pas
option-camp-that-plays = un camp qui joue, de a à { $last }
drawing-empty = rien
drawing-form = les rangées depuis le haut et une ligne avec les autres champs
step-form = une naissance c3+c4, un déplacement c3-d4 ou une extrémité -c3
sign-on-point = « { $sign } » en { $point }
empty-or-camp = « . » ou un camp, de a à { $last }
camp-on-turn = le camp au trait, de a à { $last }
pieces-found = { $n } pièces
most-pieces = { $most } au plus (B-6)
piece-is-stifled = { $point } n'a pas de point libre dans sa croix
no-stifled-piece = aucune pièce que l'asphyxie emporte (B-11)
overlong-line = { $pieces } pièces en ligne de { $one } à { $two }
four-in-line = quatre au plus (B-11)
camp-has-too-few = { $pieces ->
    [one] { $letter } a { $pieces } pièce
   *[other] { $letter } a { $pieces } pièces
}
at-least-or-none = { $least } au moins, ou aucune (B-15)
no-quiet-turns = 0 après une naissance et pendant le choix d'une extrémité (B-18)
phase-form = turn, turn:<mères>, trim:b:... ou trim:m:...
more-fields = d'autres champs
end-unless-trim = la fin du texte : seul trim a des rangées après « ! »
camp-without-pieces-on-turn = { $letter } est au trait sans avoir de pièces
camp-with-pieces = un camp qui a des pièces
trim-form = trim:b:<arrivée>:<départ>:<extrémité>,<extrémité>, avec les mères éventuelles après « : », ou trim:m:...
no-point = « { $text } » n'est pas un point
not-two-ends = « { $ends } » : ce ne sont pas deux extrémités
more-after-ends = autre chose après les extrémités
arrival-out-of-reach = { $arrival } est hors d'atteinte depuis { $origin }
arrival-within-reach = une arrivée qu'une naissance (B-8) ou un déplacement (B-9) peut avoir depuis le départ
before-missing = il manque
before-form = « ! » et les rangées d'avant le coup qui a ouvert la confrontation
no-overlong-alignment = aucun alignement n'a plus de quatre pièces
other-ends = les extrémités { $one },{ $two }
ends-that-come-first = { $one },{ $two }, les extrémités qui passent avant (B-12)
settled-board = un plateau en repos
fewer-than-two-sides = moins de deux partis ont des pièces
board-of-play = un plateau où le jeu continuait
camp-has-no-pieces = { $letter } n'a pas de pièces
every-camp-of-now = tous les camps qui ont maintenant des pièces
mother-is-no-point = la mère « { $square } » n'est pas un point
points-of-board = des points du plateau
mother-out-of-order = la mère « { $square } » n'est pas à sa place dans l'ordre
order-of-mothers = les mères par colonne puis par rangée, chacune une fois
mother-does-not-stand = la mère « { $square } » n'est pas là
piece-of-camp-there = une pièce de { $letter } sur son point

# what is measured
bench-start-for-two = début à deux
bench-start-for-three = début à trois
bench-start-for-four = début à quatre
bench-middle-game-for-two = milieu de partie à deux
bench-crowd-for-two-births-in-the-square = foule à deux, naissances dans le carré
bench-middle-game-in-teams = milieu de partie en équipes
