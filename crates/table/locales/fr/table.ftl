# Pourquoi quelque chose n'a pas été fait.
fault-bad-request = Je ne comprends pas cette demande.
fault-bad-body = Ce n'est pas le JSON que j'attendais.
fault-too-large = C'est trop long.
fault-unknown-game = Ce jeu n'existe pas.
fault-bad-rules = Ces options n'existent pas ou ne vont pas ensemble.
fault-bad-position = Cette position est impossible.
fault-not-found = Il n'y a rien ici.
fault-wrong-method = Cela ne peut pas se faire ici.
fault-wrong-origin = Cette demande vient d'un autre site.
fault-not-host = Seul l'hôte de la table peut le faire.
fault-not-seated = Seuls ceux qui sont assis à la table peuvent le faire.
fault-not-your-turn = Ce n'est pas à vous de décider.
fault-stale = Le plateau a changé entre-temps.
fault-bad-step = Ce n'est pas un coup de ce jeu.
fault-ambiguous-step = Cela peut désigner plusieurs coups.
fault-illegal-step = Les règles n'autorisent pas ce coup.
fault-bad-touch = Il n'y a pas de telle case sur le plateau.
fault-illegal-touch = Cela ne mène nulle part.
fault-bound-touch = Vous avez touché une autre pièce et devez la jouer.
fault-illegal-action = Les règles ne le permettent pas maintenant.
fault-no-such-seat = Cette place n'existe pas.
fault-seat-taken = Cette place est prise.
fault-bad-key = Cette place demande son propre lien, et chaque lien ne sert qu'une fois.
fault-not-begun = La partie n'a pas commencé.
fault-already-begun = La partie a commencé.
fault-game-over = La partie est finie.
fault-not-over = La partie n'est pas finie.
fault-no-such-offer = Cette offre n'est plus valable.
fault-offered-already = Cela vient d'être proposé.
fault-engine-declines = L'ordinateur continue de jouer.
fault-opponents-decide = Seuls vos adversaires peuvent mettre l'ordinateur à la place de votre partenaire.
fault-not-absent = Ce joueur est là, ou n'est pas absent depuis assez longtemps.
fault-silent = Les partenaires ne peuvent pas se consulter dans ce jeu : on ne parle pas librement à la table.
fault-no-such-channel = Vous ne pouvez pas parler là.
fault-no-such-phrase = Cette phrase n'existe pas.
fault-removed = Un joueur vous a éloigné de cette table : vous ne pouvez pas y revenir.
fault-not-removable = On ne peut pas éloigner quelqu'un qui joue à la table ou qui l'a ouverte.
fault-no-help = L'ordinateur n'aide pas dans cette partie pour l'instant.
fault-nothing-to-undo = Il n'y a rien à annuler.
fault-no-takeback = On n'annule pas de coup à cette table.
fault-eliminated = Vous êtes éliminé et n'avez plus voix au chapitre dans cette partie.
fault-closed = Cette table est fermée.
fault-bad-code = Ce code est faux, a déjà servi ou est trop vieux.
fault-bad-name = Ce nom ne convient pas : 1 à 24 caractères simples.
fault-too-many = Pas si vite, s'il vous plaît.
fault-too-slow = La connexion est trop lente. Veuillez vous reconnecter.
fault-storage = Impossible à enregistrer, donc rien n'a été fait. Veuillez réessayer.
fault-busy = Il y a trop à faire pour le moment. Veuillez réessayer.
fault-draining = Le serveur va redémarrer. Vos parties sont en sûreté.
fault-no-such-format = Cette partie ne peut pas être écrite dans ce format.
fault-internal = Quelque chose n'a pas marché ici. Ce n'est pas votre faute.

# Ce qui n'allait pas dans une demande. Le champ est un mot de la forme de la demande.
detail-expected = { $field } (attendu : { $expected })
detail-between = de { $least } à { $most }
detail-at-most = { $most } au plus
detail-characters = { $most } caractères au plus
detail-visible = des caractères visibles sur une seule ligne
detail-version = la dernière version vue
detail-visitor = l'identifiant d'un visiteur
detail-side = l'identifiant d'un camp
detail-step-or-touched = step ou touched, l'un des deux
detail-one-start = start ou position, l'un des deux
detail-takeback = agreed ou never, car des places sont libres
detail-clock = de { $least } à { $most } secondes et un incrément de { $increment } au plus
detail-one-of = l'un de { $words }
detail-parameters = les paramètres que nomme le document
detail-time = un moment
detail-text = du texte
detail-table = l'identifiant d'une table
detail-new-table = l'identifiant d'une table qui n'existe pas encore
detail-no-clock = aucune, à une table chez soi
detail-full-seats = quelqu'un à chacune, à une table chez soi
detail-nobody = personne pour l'entendre, à une table chez soi
detail-files = les fichiers du jeu, qui ne sont pas encore là
detail-json = { $wrong } ({ $place })
detail-json-place = ligne { $line }, colonne { $column }
detail-json-missing = il manque « { $name } »
detail-json-double = « { $name } » y est deux fois
detail-json-unknown = « { $name } » est inconnu ; attendu : { $known }
detail-json-kind = une valeur n'est pas du genre attendu
detail-json-form = ce n'est pas du JSON

# Comment une partie a fini, si ce n'est par ses seules règles.
over-win = { $number ->
    [one] { $cause ->
        [wish] { $name } gagne par abandon.
        [time] { $name } gagne au temps.
        [absence] { $name } gagne parce qu'un joueur n'est pas revenu.
        [agreement] { $name } gagne d'un commun accord.
       *[none] { $name } gagne.
    }
   *[other] { $cause ->
        [wish] { $name } gagnent par abandon.
        [time] { $name } gagnent au temps.
        [absence] { $name } gagnent parce qu'un joueur n'est pas revenu.
        [agreement] { $name } gagnent d'un commun accord.
       *[none] { $name } gagnent.
    }
}
over-draw = { $cause ->
    [wish] Partie nulle par abandon.
    [time] Partie nulle au temps.
    [absence] Partie nulle parce qu'un joueur n'est pas revenu.
    [agreement] Partie nulle d'un commun accord.
    [repetition] Partie nulle : la même position s'est présentée trois fois.
   *[none] Partie nulle.
}
over-lost = { $cause ->
    [wish] La partie est perdue par abandon.
    [time] La partie est perdue au temps.
    [absence] La partie est perdue parce qu'un joueur n'est pas revenu.
    [agreement] La partie est perdue d'un commun accord.
   *[none] La partie est perdue.
}

# Ce qui a été fait.
acted-time = { $number ->
    [one] { $name } n'a plus de temps.
   *[other] { $name } n'ont plus de temps.
}
acted-absence = { $number ->
    [one] { $name } n'est pas revenu.
   *[other] { $name } ne sont pas revenus.
}
acted-resign = { $number ->
    [one] { $name } abandonne.
   *[other] { $name } abandonnent.
}
acted-draw = Tous conviennent d'une partie nulle.
acted-challenge = Tous conviennent que { $name } doit gagner à temps, sinon la partie est nulle.
acted-annul = Le tour est annulé.

# Pourquoi rien n'est repris.
final-booklet = On n'annule pas de coup à cette table : ce qui est joué est joué, comme le veut le livret.
final-table = On n'annule pas de coup à cette table : elle a été ouverte ainsi.

# Ce qui est proposé.
offered-draw = { $by } propose la partie nulle.
offered-proven-draw = Aucun des deux camps ne peut plus gagner : les finales résolues le prouvent ({ $rule }). Déclarer la partie nulle ?
offered-undo = { $back ->
    [one] { $by } demande à annuler un coup.
   *[other] { $by } demande à annuler { $back } coups.
}
offered-challenge = { $by } propose que { $name } doive gagner à temps, sinon la partie est nulle.
offered-annul = { $by } veut faire annuler le tour de { $name }.
offered-next-game = { $by } veut rejouer.

# Indices.
hint-around = Regardez par ici.
hint-piece = Pensez à ceci : { $piece }.
hint-begin = Commencez ici.

# Si un jeu pour une personne a encore une solution.
truth-in = { $turns ->
    [one] Il y a encore une solution, en un coup de plus.
   *[other] Il y a encore une solution, en { $turns } coups de plus.
}
truth-yes = Il y a encore une solution.
truth-back = { $back ->
    [one] D'ici il n'y a plus de solution : reprenez un coup.
   *[other] D'ici il n'y a plus de solution : reprenez { $back } coups.
}
truth-no = D'ici il n'y a plus de solution.
truth-open = Il est trop tôt pour le dire.

# Ce qui est dit de son silence à une table silencieuse.
silence = Les partenaires ne peuvent pas se consulter dans ce jeu : le serveur transmet leurs coups et rien d'autre. Il ne peut pas cacher le temps pris pour un coup, qui dit quelques bits à qui est convenu d'un code, et il ne voit pas les téléphones : cela dépend de vous.
silent-waits = Cela attend la fin du match : les partenaires ne peuvent pas se consulter dans ce jeu, et ce pourrait être un signe.

# Ce qui a été fait avant une partie.
opening-lots = On a tiré au sort : { $dealt }.
opening-exchanged = Les joueurs ont changé de place : { $dealt }.
opening-has = { $name } a { $seat }
opening-dice = Les dés : { $faces }.
opening-again = Égalité, on relance : { $faces }.
opening-begins = { $name } commence.
player-engine = l'ordinateur (niveau { $level })
player-numbered = le joueur { $number }

# Politesses.
courtesy-hello = Bonjour !
courtesy-have-fun = Bonne partie !
courtesy-one-moment = Un instant, s'il vous plaît.
courtesy-back = Me revoilà.
courtesy-thank-you = Merci !
courtesy-sorry = Je suis désolé.
courtesy-good-game = C'était une belle partie.
courtesy-goodbye = Au revoir !
