# Jouer en lignes. Les mots d'une commande se suivent, séparés par une virgule et une espace.
verb-quit = quitter, sortir
verb-help = aide
verb-board = plateau
verb-steps = coups
verb-steps-from = coups de, coups depuis
verb-undo = reprendre
verb-redo = refaire
verb-position = position
verb-record = partie
verb-save = sauver
verb-resign = abandonner
verb-draw = nulle
verb-why = pourquoi, pourquoi pas
verb-hint = conseil
verb-rule = règle
verb-pieces = pièces, toutes les pièces
verb-mine = mes pièces
verb-what = qu'y a-t-il en, qu'y a-t-il sur, en, sur
verb-around = autour de
verb-threats = menaces
verb-last = dernier, répéter
yes-words = oui, o
help-plain =
    <coup> ou son numéro  le jouer       pourquoi <coup>    pourquoi il est refusé
    coups, plateau        remontrer      reprendre, refaire revenir, rejouer
    position, partie      en texte       sauver <fichier>   garder la partie
    conseil, règle <no>   être aidé      menaces            ce qui est en danger
    nulle, abandonner     finir          quitter            sortir
help-spoken =
    Écrivez un coup pour le jouer ; coups les donne tous, coups de d4 ceux d'une case, pourquoi suivi d'un coup dit ce qui l'empêche.
    Demandez : qu'y a-t-il en d4, autour de d4, mes pièces, pièces, menaces, dernier, conseil, règle suivi de son numéro.
    Et aussi : reprendre, refaire, sauver suivi d'un fichier, partie, position, nulle, abandonner, quitter.
spoken-welcome = { $game }. Écrivez un coup, ou { $help }.
seat-plays = La place { $seat } joue { $step }
seat-asked = Place { $seat }, { $name } :
over-won = La partie est finie. Gagnant : { $side } ({ $rule }).
over-drawn = La partie est finie : nulle ({ $rule }).
over-lost = La partie est finie : perdue ({ $rule }).
is-over = La partie est finie.
not-a-command = Commande inconnue ; { $help } les donne.
wants-more = { $verb } : il manque la suite.
nothing-to-do = Rien à faire.
nothing-yet = Rien n'a encore été joué.
not-done = Ce n'est pas fait.
final-by-rule = { $rule } : on ne reprend pas de coup : ce qui est joué est joué, comme le veut le livret
final-by-choice = on ne reprend pas de coup : la partie a été ouverte ainsi
may-be-played = { $step } peut se jouer
ask-resign = Abandonner ? oui ou non
ask-draw = Les autres acceptent-ils la nulle ? oui ou non
ask-overwrite = Il y a déjà un fichier { $file }. L'écraser ? oui ou non
draw-declined = La nulle est refusée.
saved-in = sauvé dans { $file }
not-saved = pas sauvé : { $error }
hint-from = Conseil : regardez { $name }.
hint-to = Conseil : de { $from } à { $to }.
hint-step = Conseil : { $step }. { $sentence }.
no-such-place = Il n'y a pas de case { $place }.
no-such-rule = Il n'y a pas de règle { $number }.
nothing = rien
an-empty-tile = une case sans rien dessus
no-tile = pas de case
empty-around = Vides : { $places }
no-step-from = Aucun coup ne part de { $place }.
steps-from = De { $place } : { $steps }
all-steps = { $count ->
    [one] Un coup : { $steps }
   *[other] { $count } coups : { $steps }
    }
no-threat = Rien n'est menacé.
threatened = Sous menace : { $places }
can-take = Prises possibles : { $steps }

# Fichiers de parties.
in-game = partie { $number }, ligne { $line } : { $error }
game-too-long = plus longue que toute partie ; attendu : 4 Mio au plus

# Analyse.
analyse-over = position : la partie est finie ({ $rule }) ; attendu : une position qui continue
analyse-heading = place { $seat }, { $name } : profondeur { $depth }, { $nodes } nœuds, { $seconds } s
analyse-best = meilleur : { $sentence }.
value-estimated = { $value } estimé, { $chance } %
value-draw = nulle prouvée
value-win = { $turns ->
    [one] gain prouvé en un tour
   *[other] gain prouvé en { $turns } tours
    }
value-loss = { $turns ->
    [one] perte prouvée en un tour
   *[other] perte prouvée en { $turns } tours
    }
review-rules = règles : « { $words } » ; attendu : aucune, la partie a les siennes
review-other = une partie du jeu { $found } ; attendu : une partie du jeu { $id }
review-progress = coup { $number } sur { $of }, encore { $seconds } s environ
review-turn = tour
review-side = camp
review-step = coup
review-value = valeur avant
review-cost = coût
review-best = meilleur
review-calm = aucun tournant
review-points = tournants
point-at = tour { $turn } { $side } : { $told }
turning-point = { $played } fait passer les chances de { $before } % à { $after } % ; { $best } était meilleur.

# Le reste de la ligne de commande.
rules-aim = But du jeu
rules-short = En bref
rules-box = Dans la boîte
rules-players = Joueurs
rules-measured = Durée et difficulté
rules-turns = La moitié de { $games } parties de l'ordinateur contre lui-même au niveau { $level } a pris fin en { $half } tours au plus, un dixième en { $few }, neuf dixièmes en { $many }.
rules-solved = La moitié de { $games } parties résolues par l'ordinateur a pris { $half } coups au plus, un dixième { $few }, neuf dixièmes { $many }.
rules-choices = Un joueur choisit en moyenne entre { $choices } coups.
rules-chance = Sur { $of } parties jouées au hasard, { $won } ont été résolues.
rules-story = Son histoire
rules-advice = Conseils et termes
rules-lost = Ce qui est perdu
rules-options = Options
rules-why = pourquoi :
rules-reading = autre lecture :
rules-page = page { $page }
fact-no-step = aucun coup possible
fact-steps = tous les coups : { $steps }
fact-legal = permis : { $steps }
fact-illegal = non { $step } : { $why } ({ $rule })
fact-after = après { $steps } : { $position }
fact-over = après { $steps } : { $words } ({ $rule })
fact-moves = au trait : { $name }
fact-moves-after = après { $steps }, au trait : { $name }
clause-without-game = --clause : aucun jeu n'est nommé ; attendu : un jeu avant l'option
clause-unknown = --clause : pas de clause « { $id } » ; attendu : l'une de { $known }
short-fits-several = l'écriture abrégée convient à plusieurs coups
illegal = illégal : { $why }
legal = légal : { $step }
start-number = Départ numéro { $number }.
lot-has = le joueur { $player } a { $seat }
lots-drawn = On a tiré au sort : { $dealt }.
dice-first = Les dés : { $faces }.
dice-again = Égalité, on relance : { $faces }.
begins = { $name } commence.
seat-form = place : « { $word } » ; attendu : une place de 1 à { $seats }, =, et human ou level:1 à level:8
setting-called = ligne de commande
setting-environment = environnement : { $name }
setting-file = fichier : { $file }
setting-usual = valeur habituelle
io = { $what } : { $error } ; attendu : un endroit qu'on peut lire ou écrire
error = erreur : { $message }
solve-out = out : absent ; attendu : « coffret solve { $game } --out DIR »
position-over = position : la partie est finie ; attendu : une position qui continue
position-not-known = position : absente de la base ; attendu : une position avec moins de pièces
game-line = { $id } : { $name } (places : { $seats })
game-starts = départs : de 0 à { $last }
game-levels = niveaux : de 1 à 8
game-option = { $name }={ $values }  (par défaut { $default }) : { $about }
welcome = Coffret { $version } : une boîte de jeux.
try-play = jouer à ce clavier
try-games = les jeux et leurs options
try-engine = le protocole en lignes, pour les programmes
try-help = tout le reste
ending-early = fin anticipée ; encore une fois pour sortir aussitôt
usage-expected = { $what } ; attendu : un appel comme le montre « coffret --help » ou « coffret <commande> --help »
usage-unknown = argument inattendu « { $argument } »
usage-command = commande inconnue « { $name } »
usage-missing = il manque { $argument }
usage-conflict = { $argument } avec { $other }
usage-count = { $argument } : un autre nombre de valeurs
usage-empty = il manque une valeur pour { $argument }
usage-value = valeur « { $given } » impossible pour { $argument }
usage-value-why = valeur « { $given } » impossible pour { $argument } ({ $why })
usage-wrong = un appel incorrect

# Ce que dit --help.
call-examples = Exemples
call-usage = Usage
call-commands = Commandes
call-arguments = Arguments
call-options = Options
call-game-s-id = Le nom du jeu, tel que `coffret games` le donne
call-options-differ-from = Les options qui diffèrent des valeurs par défaut
call-position-s-text = Le texte de la position ; sinon le départ
call-number-start-games = Le numéro du départ, dans les jeux qui en ont plusieurs
call-port-0-takes = Le port ; 0 en prend un libre ; 8080 par défaut
call-address-listen-other = L'adresse où écouter ; hors boucle locale, d'autres machines l'atteignent, sans chiffrement ; 127.0.0.1 par défaut
call-folder-database-key = Le dossier de la base et de la clé ; sinon le dossier de données de l'utilisateur
call-address-people-know = L'adresse publique du serveur, si un mandataire se trouve devant
call-proxy-stands-before = Un mandataire se trouve devant : croire la dernière adresse de son X-Forwarded-For
call-threads-think-engines = Combien de fils pensent pour les moteurs ; sinon autant que de cœurs
call-folder-databases-coffret = Un dossier de bases faites par `coffret solve` : le niveau 8, les conseils et les analyses y sont parfaits
call-another-limit-than = Une autre limite que l'habituelle, par son nom dans docs/server.md ; les durées sont en secondes
call-write-log-json = Écrire le journal en JSON
call-file-settings-toml = Un fichier de réglages, en TOML ; sans lui /etc/coffret/coffret.toml, s'il existe
call-start-nothing-print = Ne rien lancer : imprimer chaque réglage en vigueur et d'où il vient
call-file-write-there = Le fichier à écrire ; il ne doit pas exister
call-data-folder-server = Le dossier de données du serveur ; sinon celui de l'utilisateur
call-backup-database-data = Une sauvegarde ; sinon la base du dossier de données
call-coffret-backup-wrote = Ce que `coffret backup` a écrit
call-answer-json = Répondre en JSON
call-show-count-below = Montrer le compte sous chaque coup
call-play-last-ply = Jouer aussi le dernier niveau au lieu de le compter
call-threads-share-work = Combien de fils se partagent le travail
call-steps-deep = À combien de coups de profondeur
call-step = Le coup
call-language-answer-en = La langue de la réponse : en, fr, it ou de ; sinon selon LC_ALL, LC_MESSAGES ou LANG
call-folder-databases-coffret-solve = Un dossier de bases faites par `coffret solve` : ce qu'elles contiennent est joué parfaitement
call-threads-think-most = Combien de fils pensent au plus ; sinon autant que de cœurs
call-game-only = Un seul jeu
call-only-count-nodes = Compter seulement les nœuds de recherches fixes : les mêmes nombres sur toute machine, tant que rien ne change la façon de penser
call-review-every-move = Analyser plutôt chaque coup des parties de ce fichier
call-stop-first-game = S'arrêter à la première partie illisible, au lieu de la nommer et de continuer
call-milliseconds-each-position = Millisecondes pour chaque position
call-nodes-each-position = Nœuds pour chaque position au lieu du temps, sur un seul fil : chaque fois la même réponse
call-look-no-deeper = Ne pas voir plus loin que tant de tours
call-lines-each-another = Combien de suites, chacune avec un autre premier coup
call-language-en-fr = La langue : en, fr, it ou de ; sinon selon LC_ALL, LC_MESSAGES ou LANG
call-folder-databases-coffret-solve-made = Un dossier de bases faites par `coffret solve` : ce qu'elles contiennent est prouvé
call-first-engine = Le premier moteur
call-second-engine-takes = Le second moteur ; il prend toutes les places que le premier n'a pas
call-games-each-opening = Combien de parties ; chaque ouverture est jouée une fois pour chaque camp que le premier moteur peut prendre
call-stop-early-when = S'arrêter dès qu'il est clair si l'écart est plus près de ELO0 ou de ELO1
call-random-turns-open = Combien de tours au hasard ouvrent chaque partie
call-where-dice-openings = Où commencent les dés des ouvertures
call-games-are-played = Combien de parties sont jouées à la fois
call-draw-games-last = Déclarer nulles les parties qui durent tant de tours
call-multiply-node-budgets = Multiplier par ce nombre les nœuds des niveaux, pour les mesurer plus vite
call-seconds-program-may = Combien de secondes un programme peut mettre à répondre, au-delà de son temps de réflexion
call-folder-databases-coffret-solve-made-our = Un dossier de bases faites par `coffret solve`, pour nos moteurs au niveau 8 ou avec une limite
call-give-each-side = Donner à chaque camp une pendule de tant de millisecondes, et tant de plus par coup, au lieu de limites par coup
call-milliseconds-later-than = De combien de millisecondes un programme extérieur peut tarder, ou une pendule être dépassée, avant que la partie soit perdue
call-write-all-games = Écrire toutes les parties dans ce fichier
call-go-on-match = Reprendre un match interrompu : les parties du fichier de --out comptent, les autres sont jouées
call-format-file-record = Le format de ce fichier : record, ou un autre que le jeu connaît
call-number-start-0 = Le numéro du départ ; sinon 0
call-solve-every-start = Résoudre tous les départs
call-position-s-text-2 = Le texte de la position
call-give-up-an = Renoncer après tant de positions examinées
call-folder-database-byte = Le dossier d'une base : un octet par position
call-folder-database-say = Un dossier avec une base : dire ce que devient la position, ou le départ. Les finales de peu de pièces n'en demandent pas
call-leave-out-would = Laisser de côté ce qui rendrait la base plus grande que cela
call-then-compare-positions = Comparer ensuite tant de positions de chaque secteur avec ce que donnent leurs coups
call-then-write-book = Écrire ensuite dans ce fichier un livre d'ouverture : un coup qui tient la nulle, quoi que fasse l'adversaire
call-book-first-steps = Avec un livre, combien de premiers coups sont libres
call-book-after-steps = Avec un livre, après combien de coups il finit ; ce que le fichier contient déjà reste
call-then-pack-database = Compacter ensuite la base dans ce fichier : peu d'octets, pour faire partie d'un programme
call-threads-solve-there = Combien de fils résolvent ; sinon autant que de cœurs
call-games-play = Combien de parties jouer
call-play-no-more = Ne plus commencer de partie après tant de secondes
call-nodes-each-step = Nœuds pour chaque coup
call-most-random-turns = Le plus de tours au hasard en début de partie
call-times-go-through = Combien de fois parcourir les positions
call-much-search-s = Combien comptent les valeurs de la recherche face aux résultats, de 0 à 1
call-positions-worth-doubt = De combien de positions de doute part chaque poids
call-where-dice-start = Où commencent les dés
call-begin-from-nothing = Partir de rien au lieu des poids actuels
call-folder-databases-coffret-solve-made-positions = Un dossier de bases faites par `coffret solve` : leurs positions comptent pour ce qu'elles valent, non pour l'issue des parties
call-where-write-weights = Où écrire les poids
call-file-read-standard = Le fichier à lire ; - pour l'entrée standard
call-format-write-record = Le format à écrire : record, ou un autre que le jeu connaît (pdn)
call-format-read-if = Le format à lire, si l'extension ne le dit pas
call-where-write-standard = Où écrire ; sinon la sortie standard
call-say-json-was = Dire en JSON ce qui a été converti : sur la sortie standard si les parties vont dans un fichier, sinon sur la sortie d'erreur
call-game-s-id-without = Le nom du jeu ; sinon le menu
call-number-start-games-have = Le numéro du départ, dans les jeux qui en ont plusieurs ; sinon au hasard
call-go-on-saved = Reprendre une partie gardée
call-play-at-server = Jouer sur un serveur : son adresse, celle d'une table à regarder, ou une invitation à une place ; avec un jeu, une table en est dressée
call-name-others-see = Le nom que les autres voient sur le serveur ; il reste jusqu'au prochain
call-who-sits-seat = Qui occupe une place : human, ou level:1 à level:8 pour un moteur ; sinon des joueurs
call-folder-databases-coffret-solve-made-engines = Un dossier de bases faites par `coffret solve`, pour les moteurs qui jouent de leur mieux
call-whether-steps-may = Si l'on peut reprendre des coups : free, ou never comme le veulent certains livrets ; comme dans la partie reprise, sinon free
call-who-sits-where = Qui s'assied où entre joueurs : on tire au sort, ou l'on choisit ; sinon comme le veut le livret
call-where-dice-lots = Où commencent dés et tirages, pour les répéter ; sinon au hasard
call-plain-lines-text = De simples lignes de texte au lieu du plein écran ; c'est ainsi partout où il n'y a pas de terminal
call-spoken-plain-lines = Parlé : de simples lignes sans dessin, seulement ce qui a changé, et des réponses à des questions comme « qu'y a-t-il en d4 »
call-milliseconds-which-each = Millisecondes pendant lesquelles chaque événement est montré en plein écran ; 0 ne montre que la fin
call-game-s-id-without-games = Le nom du jeu ; sinon la liste des jeux
call-only-this-clause = Seulement cette clause
call-print-clauses-markdown = Écrire les clauses en Markdown, sans plateaux
call-shell = L'interpréteur de commandes
call-write-page-each = Écrire plutôt une page par commande dans ce dossier
call-five-board-games = Cinq jeux de plateau qu'on ne joue nulle part ailleurs : règles, moteurs et protocole en lignes
call-start-server-tables = Lancer le serveur : tables, moteurs, stockage et pages en un seul programme (ce que fait `coffret` seul)
call-save-everything-server = Sauvegarder tout ce que garde un serveur dans un fichier, qu'il tourne ou non
call-check-database-whole = Vérifier qu'une base est entière et que chaque table peut continuer, que le serveur tourne ou non
call-put-backup-place = Mettre une sauvegarde à la place de ce que garde un serveur, qu'il tourne ou non
call-list-games-their = Donner les jeux avec leurs options, places et niveaux
call-count-sequences-legal = Compter les suites de coups permis depuis une position
call-list-legal-steps = Donner les coups permis d'une position
call-say-whether-step = Dire si un coup est permis, et sinon pourquoi
call-speak-line-protocol = Parler le protocole en lignes sur l'entrée et la sortie standard
call-speak-hub-protocol = Parler le protocole Hub des programmes de dames sur l'entrée et la sortie standard
call-measure-speed-rules = Mesurer la vitesse des règles et de la recherche
call-say-an-engine = Dire ce qu'un moteur pense d'une position, ou de chaque coup d'une partie
call-let-engines-play = Faire jouer des moteurs entre eux, d'ouvertures variées et de tous les côtés, avec marges d'erreur
call-solve-game-puzzle = Résoudre un jeu : un casse-tête depuis ses départs, ou toutes les positions d'une phase dans une base
call-fit-an-evaluation = Ajuster les poids d'une évaluation à des parties du moteur contre lui-même
call-convert-records-between = Convertir les parties entre notre format et d'autres (PDN pour les dames)
call-play-game-this = Jouer une partie à ce clavier
call-print-game-s = Imprimer le livre des règles d'un jeu : la boîte, chaque clause avec ses plateaux, et d'où vient chaque phrase
call-print-completion-script = Imprimer un script de complétion pour un interpréteur
call-print-licences-everything = Imprimer les licences de tout ce que contient ce programme
call-print-manual-page = Imprimer la page de manuel
call-keep-what-played = Garder dans ce fichier ce qui est joué, et reprendre à partir de ce qu'il contient : un réglage interrompu continue, et les mêmes parties peuvent être ajustées autrement
call-print-help = Afficher l'aide
call-print-version = Afficher la version

# Playing at a server.
server-form = serveur : « { $text } » ; attendu : une adresse comme https://games.example ou une invitation à une table

# Matches, solvers, counts, weights and the data of a server.
match-heading = { $game } : { $a } contre { $b }
match-games = parties { $games } : gagnées { $won }, nulles { $drawn }, perdues { $lost }
match-share = part des points { $share } % [{ $low }, { $high }]
match-pairs = paires de parties : 0 point { $none }, 1/2 { $half }, 1 { $one }, 3/2 { $more }, 2 { $two }
match-forfeited = le moteur { $name } a perdu { $count } parties par forfait
match-forfeit = partie { $number } : le moteur { $name } perd par forfait : { $why }
match-side = comme camp { $side } : { $share } % de { $games } parties
match-turns = tours d'une partie : un dixième en { $tenth }, la moitié en { $half }, neuf dixièmes en { $most }
match-choices = coups permis à chaque décision : { $mean } en moyenne
match-sprt = SPRT [{ $low }, { $high }] : { $verdict } (rapport { $ratio })
sprt-open = en suspens
sprt-accepted = accepté
sprt-rejected = rejeté
match-equal = { $share } % serait l'égalité
match-progress = { $done } sur { $all } : { $tally }, { $share } %, { $strength }, reste { $seconds } s
clock-form = pendule : « { $text } » ; attendu : des millisecondes, et celles de chaque coup après +, par exemple 60000+500
sprt-sides = sprt : un jeu à { $sides } camps ; attendu : un jeu à deux camps
sprt-form = sprt : « { $text } » ; attendu : deux nombres, le plus petit d'abord, par exemple 0,10
solve-start-number = départ { $number }
solve-lost = { $name } : perdu, il n'y a pas de solution
solve-short = { $name } : au moins { $fewest }, au plus { $most }
solve-fewest = le moins de coups : { $moves }
solve-most = le plus de coups : { $moves }
solve-none = aucune
solve-unknown = inconnu en { $nodes } nœuds
solve-count = { $moves } pour { $starts }
solve-cannot = jeu : « { $game } » ne le permet pas ; attendu : l'un de { $games }
solve-win = { $position } : gain de qui a le trait, prouvé
solve-draw = { $position } : nulle pour qui a le trait, prouvé
solve-loss = { $position } : perte de qui a le trait, prouvé
perft-broken-off = { $count } jusqu'ici : interrompu
perft-speed = { $seconds } s de processeur, { $millions } millions par seconde
tune-progress = { $done } parties sur { $all }, { $positions } nouvelles positions, encore { $seconds } s, jusqu'à { $end }
tune-before = { $done } parties sur { $all } avaient déjà été jouées
tune-epoch = passage { $number } : erreur { $learned } sur ce qui est appris, { $apart } sur ce qui est mis à part
tune-written = { $bytes } octets de poids écrits dans { $file }
backup-made = { $file } : { $tables } tables, { $games } parties finies, { $size } Mio
check-well = { $place } : { $tables } tables avec { $facts } faits, { $games } parties finies, { $visitors } visiteurs : tout va bien
check-unwell = { $place } : { $tables } tables avec { $facts } faits, { $games } parties finies, { $visitors } visiteurs : tout ne va pas bien
restored-data = { $data } : { $tables } tables et { $games } parties finies sont rétablies
restored-server = { $server } continue avec elles
restored-before = ce qui était là avant est gardé sous { $place }

# A table of a server by ear.
verb-say = dire
verb-sit = s'asseoir, assis
verb-agree = accepter
verb-decline = refuser
not-at-server = C'est pour les tables d'un serveur.
you-are = Vous êtes { $name }.
table-made-at = Votre table est { $table }.
link-for = Le lien secret de la place { $seat } : { $path }
line-broken = La connexion est rompue ; nouvel essai en cours.
lobby-waiting = Tables qui attendent des joueurs :
lobby-mine = Vos tables :
lobby-playing = Parties à regarder :
lobby-table = { $number } : { $name }, { $seats }
lobby-how = Tapez le numéro d'une table, l'identifiant d'un jeu pour une nouvelle, plateau pour revoir la liste, ou quitter.
not-your-turn = Ce n'est pas à vous de jouer.
no-talk = On ne peut rien dire ici maintenant.
no-seat = Aucune place n'est libre.
no-offer = On ne vous propose rien.
no-help = Aucun moteur n'aide à une table d'un serveur.
game-begins = La partie commence.
offer-told = { $told } Répondez accepter ou refuser.
table-closed = La table est fermée.
table-of = Table : { $name }.
waiting = On attend des joueurs.
seat-open = libre
seat-level = niveau { $level }

# Programs of others at a match.
engine-no-program = moteur : aucun programme ; attendu : son chemin
engine-not-run = moteur : { $program } : { $error } ; attendu : un programme qu'on peut lancer
engine-no-pipes = moteur : { $program } : pas de tubes ; attendu : une entrée et une sortie standard
engine-does-not-read = moteur : { $name } ne lit rien ; attendu : qu'il prenne « { $line } »
engine-gone = moteur : { $name } n'est plus là ; attendu : qu'il lise « { $line } »
engine-many-lines = moteur : { $name } dit { $lines } lignes, et aucune réponse parmi elles ; attendu : une réponse
engine-talks = moteur : { $name } parle sans répondre à temps ; attendu : une réponse (--patience)
engine-wrong-line = moteur : { $name } : { $wrong }
line-without-end = une ligne sans fin ; attendu : un mébioctet au plus
line-not-text = une ligne qui n'est pas en UTF-8 ; attendu : du texte
engine-ended = moteur : { $name } s'est arrêté ; attendu : une réponse
broken-off = interrompu
engine-silent = moteur : { $name } se tait ; attendu : une réponse à temps (--patience)
engine-protocol = moteur : { $program } dit « { $hello } » ; attendu : protocol 1
engine-not-ok = moteur : { $name } répond « { $answer } » à « { $line } » ; attendu : ok
engine-not-best = moteur : { $name } dit « { $line } » ; attendu : best <coup>
engine-not-hub = moteur : hub : ce jeu ne s'écrit pas dans ses mots avec ces règles ; attendu : un autre moteur
engine-not-done = moteur : { $name } dit « { $line } » ; attendu : move=
engine-error = moteur : { $name } dit « { $line } » ; attendu : un coup
engine-form = moteur : « { $text } » ; attendu : level:1..8, time:<ms>, nodes:<n>, depth:<tours>, random, cmd:<programme>[@<limite>] ou hub:<programme>[@time=<ms>]
nothing-to-play = rien à jouer
step-late = « { $step } » après { $ms } ms ; attendu : à temps
step-wrong = « { $step } » : { $error }
opening-ended = ouverture : chaque partie y a fini ; attendu : moins de tours au hasard
resume-format = reprise : { $file } : un autre format ; attendu : un fichier écrit avec --format record
resume-round = reprise : { $file } : la partie { $number } n'a pas d'étiquette Round ; attendu : un fichier écrit par cette commande
out-not-written = out : { $error } ; attendu : un fichier où l'on peut écrire

# What the system says.
system-not-found = aucun fichier ni dossier de ce nom
system-denied = accès refusé
system-exists = il existe déjà un fichier de ce nom
system-full = il n'y a plus de place
system-read-only = lecture seule
system-folder = c'est un dossier
system-no-folder = ce n'est pas un dossier
system-address-in-use = l'adresse est déjà prise
system-no-address = cette machine n'a pas cette adresse
system-not-text = son contenu ne peut pas être lu comme il le faudrait
system-cut-short = il s'arrête trop tôt
output-failed = sortie : { $error } ; attendu : un endroit où l'on peut écrire
standard-output = sortie standard
terminal = terminal
signals = signaux

# Databases of solved positions.
archive-not-whole = base : incomplète ; attendu : une base achevée
archive-uncounted = règles : aucune base ne se fait avec ces options ; attendu : celles du jeu par défaut
archive-damaged = { $path } : { $damage } ; supprimez le fichier et résolvez à nouveau
damaged-length = le fichier n'a pas la bonne longueur
damaged-kind = le fichier n'est pas de ce jeu, de ces règles et de cette version
damaged-sum = le fichier n'a plus la somme avec laquelle il fut écrit
damaged-missing = le fichier manque
tables-unknown = bases : rien n'est connu de « { $game } » avec ces règles ; attendu : un dossier avec une base
database-complete = achevée après { $time } ; pour jouer avec : coffret engine --tables { $folder }
database-wrong = faux : { $position } n'est pas ce à quoi mènent ses coups
database-checked = { $positions } positions de { $sectors } secteurs sont bien ce à quoi mènent leurs coups
database-packed = compactée en { $bytes } octets dans { $file }
no-book = { $file } : ce n'est pas un livre ; attendu : un livre, ou aucun fichier
book-progress = livre : après { $steps } coups, { $done } questions sur { $all } ont leur réponse
book-written = { $positions } positions dans { $file }
stage-first = examen de toutes les positions
stage-steps = à { $distance } coups de la fin
build-progress = { $percent } % de { $all } positions ; { $sectors } : { $stage } ; encore { $time } environ
sector-built = { $sector } : { $won } gagnées, { $drawn } nulles, { $lost } perdues, le plus long chemin { $longest } coups
done-of = { $done } sur { $all }

# Speeds.
bench-name = { $game } : { $name }, { $what }
bench-counted = perft, dernier niveau compté
bench-played = perft, chaque feuille jouée
bench-playouts = parties au hasard
bench-search = recherche
bench-depth = recherche à la profondeur { $depth }
bench-level = réponse du niveau 1
unit-leaves = millions de feuilles/s
unit-games = milliers de parties/s
unit-steps = millions de coups/s
unit-nodes = millions de nœuds/s
unit-seconds = s
bench-signed = { $name } : profondeur { $depth }, { $nodes } nœuds, meilleur { $best }

# Files of tuning, and the Hub protocol.
samples-kind = échantillons : { $name } : « { $found } » ; attendu : « { $head } »
hub-no-game = hub : aucun jeu ne s'écrit dans ses mots ; attendu : un jeu

# A server and its data.
ready = Coffret est prêt : http://{ $address }
start = { $what } : { $wrong } ; attendu : { $expected }
held-by = utilisé par { $process }
process-at = le processus { $number } à l'adresse { $address }
process-alone = le processus { $number }
another-process = un autre processus
wrong-version = version { $version }
wrong-not-restored = il n'a pas rétabli la sauvegarde
wrong-not-opened = impossible de l'ouvrir
wrong-no-database = ce n'est pas une base de données
expected-writable-folder = un dossier où l'on peut écrire
expected-unused-folder = un dossier de données qu'aucun autre serveur n'utilise
expected-key-file = un fichier de clé de ce programme
expected-key = la clé du dossier de données
expected-own-database = une base de ce programme
expected-known-database = une base que ce programme connaît
expected-readable-database = une base lisible
expected-writable-database = une base où l'on peut écrire
expected-whole-backup = une sauvegarde entière
expected-free-name = un nom libre, dans un dossier où l'on peut écrire
expected-room = un disque avec de la place
expected-free-address = une adresse libre (--port 0 prend n'importe quel port libre)
expected-socket = une prise qui écoute
expected-threads = des fils et des prises du système
expected-server = un serveur de cette version qui tourne
limit-form = limite : « { $text } » ; attendu : nom=nombre
limit-unknown = limite : « { $name } » ; attendu : l'un de { $known }
limit-seconds = limite : { $name } : « { $number } » ; attendu : un nombre entier de secondes
limit-number = limite : { $name } : « { $number } » ; attendu : un nombre entier qui ait un sens
setting-wrong = { $name } : « { $text } » ; attendu : { $expected }
setting-address = une adresse
setting-range = de { $least } à { $most }
setting-number = un nombre d'au plus { $most }
setting-truth = true ou false
setting-url = une adresse comme https://games.example
setting-part = { $name } ; attendu : une section du fichier
setting-unknown = { $file } : « { $name } » ; attendu : l'un de { $known }
setting-toml = { $file } : ligne { $line } : « { $wrong } » ; attendu : du TOML
folder-of-solve = un dossier fait par « coffret solve »

# Values of the command line, and what help says beside its sentences.
usage-wanted = attendu : { $what }
usage-one-of = l'un de { $words }
usage-number = un nombre entier
usage-decimal = un nombre
usage-within = un nombre dans { $range }
usage-address = une adresse comme 127.0.0.1
call-default = { "[" }par défaut : { $values }]
call-possible = { "[" }valeurs possibles : { $values }]

# What --help says behind the examples.
call-prints-its-address = Il imprime son adresse quand il est prêt et s'arrête sur SIGTERM ou Ctrl-C, toutes les parties gardées. COFFRET_LOG=debug en journalise davantage.
call-every-setting-can = Chaque réglage peut aussi venir de l'environnement, comme COFFRET_PORT ou COFFRET_LIMIT=grace=30,reviews=10, ou du fichier de réglages.
call-file-holds-database = Le fichier contient la base telle qu'elle est à un instant donné, et la clé : gardez-le aussi privé que le dossier de données.
call-exit-code-well = Code de sortie 0 si tout va bien, sinon 1.
call-server-says-goodbye = Un serveur qui tourne prend congé de tous et recommence avec ce que contient la sauvegarde. Ce qui était là avant est gardé à côté, sous les mêmes noms suivis de « .before-restore ».
call-exit-code-legal = Code de sortie 0 si le coup est permis, sinon 1.
call-in-program-draughts = Dans un programme de dames, indiquez « coffret hub » comme moteur Hub.
call-rates-are-per = Les vitesses s'entendent par seconde de processeur, sur un fil, la meilleure de trois.
call-values-are-in = Les valeurs sont en pions pour le camp qui décide, et disent si elles sont estimées ou prouvées.
call-an-engine-is = Un moteur est level:1..8, time:<ms>, nodes:<n>, depth:<tours>, random, cmd:<programme>[@<limite>] pour un programme qui parle notre protocole en lignes, ou hub:<programme>[@time=<ms>] pour un moteur de dames qui parle le protocole Hub.
call-every-solution-puzzle = Chaque solution d'un casse-tête est rejouée selon les règles avant d'être imprimée. Code de sortie 1 si une position est perdue. Une base interrompue se reprend par la même commande.
call-weights-are-read = Les poids sont lus à la compilation : compilez à nouveau pour jouer avec eux.
call-from-record-record = De record à record, une partie est vérifiée et remise en ordre.
call-every-sentence-says = Chaque phrase dit si le livret imprimé la dit (avec le numéro de sa phrase et la page), si elle en découle, si d'autres l'ont décrite, ou si nous l'avons décidée, et pourquoi.
