# Avant le premier coup.
start-number = Départ numéro { $number }.
dice-first = Les dés : { $faces }.
dice-again = Égalité, on relance : { $faces }.
begins = { $name } commence.

# Le menu et les réglages.
menu-title = Coffret : choisissez un jeu
menu-resume = Reprendre : { $game }, { $turns ->
    [one] un tour joué
   *[other] { $turns } tours joués
    }
setup-rules = < { $name } >   (règles { $number } sur { $of })
setup-seat = Place { $number }, { $seat } : < { $who } >
setup-options = { $changed ->
    [0] Options : comme le veulent ces règles
    [one] Options : une modifiée
   *[other] Options : { $changed } modifiées
    }
setup-option = { $title } : < { $value } >
option-named = { $title } : { $value }
option-as-booklet = Comme dans le livret.
option-says = Le livret : { $value }.
option-silent = Le livret n'en dit rien, ou ses mots se lisent de plusieurs façons.
option-variant = Une variante imprimée dans le livret.
option-contradicts = Le livret se contredit ici.
option-lost = La page ou l'image du livret est perdue.
setup-begin = Commencer
person = vous
level-n = niveau { $level }
seat-out = éliminé
preset-letter = Le livret à la lettre.
preset-watched = Le livret ; le programme veille à ce que les joueurs surveilleraient eux-mêmes.
preset-variant = Une variante imprimée dans le livret.
preset-reconstructed = Une partie du livret est perdue : reconstitution.
preset-reading = Une autre lecture de ce que dit le livret.
preset-ours = Pas dans le livret.

# À la table.
over-won = La partie est finie. Gagnant : { $side } ({ $rule }).
over-drawn = La partie est finie : nulle ({ $rule }).
over-lost = La partie est finie : perdue ({ $rule }).
thinking = L'ordinateur réfléchit.
event-of = Événement { $event } sur { $of }
looking-at = Retour en arrière : après { $entry } sur { $of }
looking-back = Vous regardez en arrière : Fin revient à la partie.
at-the-start = Le début de la partie.
not-yours = Ce n'est pas à vous de jouer.
is-over = La partie est finie.
complete-or-on = { $step } est complet : Entrée le joue, ou continuez.
touch-next = { $count ->
    [one] Un seul coup est possible à partir d'ici.
   *[other] { $count } coups sont possibles à partir d'ici.
    }
may-be-touched = { $name } peut être touché.
nothing-to-look-at = Aucun aperçu ici : désignez un endroit qui complète un coup.
would = Aperçu : { $sentence }.
would-keys = Entrée le joue, toute autre touche revient.
nothing-to-do = Rien à reprendre ni à refaire.
final-by-rule = { $rule } : on ne reprend pas de coup : ce qui est joué est joué, comme le veut le livret.
final-by-choice = On ne reprend pas de coup : la partie a été ouverte ainsi.
ask-resign = Abandonner ? o ou n
ask-draw = Proposer la nulle ? o ou n
yes = oui
draw-asked = L'ordinateur examine votre offre.
draw-declined = La nulle est refusée.

# L'aide de l'ordinateur.
lines-on = L'ordinateur montre ce qu'il pense ; a l'arrête.
lines-off = L'ordinateur garde ses pensées pour lui.
hint-comes = Un conseil arrive.
hint-from = Conseil : regardez { $name }. (t en dit plus)
hint-to = Conseil : de { $from } à { $to }. (t en dit plus)
hint-step = Conseil : { $step }. { $sentence }.
truth-solved = Il y a encore une solution, par exemple en { $moves ->
    [one] un coup
   *[other] { $moves } coups
    }.
truth-lost = Il n'y a plus de solution.
truth-unknown = Personne ne sait s'il y a encore une solution.
score-draw = nulle
score-win = gain en { $turns }
score-loss = perte en { $turns }
review-later = On analyse une partie quand elle est finie.
review-begins = L'ordinateur analyse la partie.
turning-point = { $played } fait passer les chances de { $before } % à { $after } % ; { $best } était meilleur.
review-calm = Aucun tournant n'a été trouvé.
review-turned = { $count ->
    [one] Un tournant : n y conduit.
   *[other] { $count } tournants : n y conduit.
    }

# Tables d'un serveur.
open-seat = libre
that-is-you = { $name }, vous
that-is-away = { $name }, absent
setup-listed = < Visible au salon : chacun peut s'asseoir >
setup-private = < Privée : seuls vos invités la connaissent >
lobby-title = { $server }, vous êtes { $name }
lobby-comes = On demande ses tables au serveur.
lobby-waiting = Tables qui attendent des joueurs :
lobby-mine = Vos tables :
lobby-playing = Parties à regarder :
lobby-new = Une nouvelle table :
table-opens = La table s'ouvre.
table-closed = La table est fermée.
waiting = On attend des joueurs.
waiting-sit = On attend des joueurs : s pour s'asseoir.
over-told = { $told } ({ $rule }).
sent = Joué ; la parole est au serveur.
offered = Proposé.
offer-asked = { $text } (o pour répondre)
ask-offer = { $told } D'accord ? o ou n
not-now = C'est impossible maintenant.
no-help = L'ordinateur n'aide pas dans une partie avec d'autres.
no-seat = Aucune place n'est libre.
nobody-away = Personne n'est absent.
no-talk = On ne peut rien dire ici maintenant.
no-such-phrase = Tapez le numéro d'une formule.
line-broken = La connexion est rompue ; nouvel essai en cours.
channel-table = À tous
channel-allies = À vos partenaires
channel-gallery = Aux spectateurs
channel-courtesy = Formule
invite-title = Comment les autres viennent ici
invite-watch = Avec cette adresse on peut regarder :
invite-seat = Pour qui doit avoir la place { $seat } ; à tenir secret :

# La dernière ligne de l'écran.
foot-lobby = Entrée s'asseoir ou regarder   w regarder   r redemander   q quitter
foot-online = Entrée toucher  : taper  c parler  o répondre  d nulle  x abandon  q salon
foot-online-over = g autre partie  c parler  v analyse  [ ] revoir  ? touches  q salon
foot-waiting = s s'asseoir  1-8 place  e ordinateur  i inviter  c parler  x se lever  q salon
foot-menu = Haut, Bas choisir   Entrée jouer   ? touches   q quitter
foot-setup = Haut, Bas choisir  Gauche, Droite changer  Entrée jouer  o options  R règles
foot-rules = Gauche, Droite tourner   Haut, Bas défiler   Tab autre plateau   q retour
foot-help = N'importe quelle touche revient
foot-table = Entrée toucher  : écrire  p aperçu  w pourquoi  t conseil  u reprendre  ?
foot-over = v analyse  n tournants  [ ] revoir  u reprendre  ? touches  q menu
foot-events = Entrée continue

# La page des touches.
help-title = Touches
help-walk = se promener sur le plateau
help-next = aller au prochain endroit ou bouton qu'on peut toucher
help-touch = toucher ; une seconde fois joue ce qui est complet
help-escape = oublier ce qui est touché, cesser de regarder en arrière
help-type = écrire un coup ; Tab le complète
help-look = aperçu de ce que ferait un toucher ici
help-why = pourquoi ne puis-je pas toucher ici ?
help-hint = un conseil, un peu plus chaque fois
help-lines = la valeur et les suites, ou s'il reste une solution
help-undo = reprendre, refaire
help-back = revoir les moments passés
help-review = analyser une partie finie, aller à ses tournants
help-flip = tourner le plateau
help-rules = le livre des règles, à la règle nommée
help-end = proposer la nulle, abandonner
help-online = sur un serveur : parler, répondre à une offre, autre partie
help-seats = sur un serveur : s'asseoir, inviter, ordinateur, réclamer
help-menu = retour au menu ; la partie est gardée
help-leave = mettre en veille, quitter ; la partie est gardée
