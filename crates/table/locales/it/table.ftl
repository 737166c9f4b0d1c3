# Perché qualcosa non è stato fatto.
fault-bad-request = Non capisco questa richiesta.
fault-bad-body = Questo non è il JSON che mi aspettavo.
fault-too-large = È troppo lungo.
fault-unknown-game = Questo gioco non esiste.
fault-bad-rules = Queste opzioni non esistono o non vanno insieme.
fault-bad-position = Questa posizione è impossibile.
fault-not-found = Qui non c'è nulla.
fault-wrong-method = Questo non si può fare qui.
fault-wrong-origin = Questa richiesta viene da un altro sito.
fault-not-host = Solo chi ospita il tavolo può farlo.
fault-not-seated = Solo chi siede al tavolo può farlo.
fault-not-your-turn = Non tocca a te decidere.
fault-stale = Nel frattempo la posizione è cambiata.
fault-bad-step = Non è una mossa di questo gioco.
fault-ambiguous-step = Può indicare più mosse.
fault-illegal-step = Le regole non permettono questa mossa.
fault-bad-touch = Non c'è un posto così sul tavoliere.
fault-illegal-touch = Questo non porta a nulla.
fault-bound-touch = Hai toccato un altro pezzo e devi muoverlo.
fault-illegal-action = Le regole ora non lo permettono.
fault-no-such-seat = Questo posto non esiste.
fault-seat-taken = Questo posto è occupato.
fault-bad-key = Questo posto richiede il suo link, e ogni link vale una volta sola.
fault-not-begun = La partita non è cominciata.
fault-already-begun = La partita è cominciata.
fault-game-over = La partita è finita.
fault-not-over = La partita non è ancora finita.
fault-no-such-offer = Questa offerta è decaduta.
fault-offered-already = È stato proposto un attimo fa.
fault-engine-declines = Il computer continua a giocare.
fault-opponents-decide = Solo gli avversari possono mettere il computer al posto del tuo compagno.
fault-not-absent = Questo giocatore è presente, o non manca da abbastanza tempo.
fault-silent = In questo gioco i compagni non possono consultarsi: al tavolo non si parla liberamente.
fault-no-such-channel = Non puoi parlare lì.
fault-no-such-phrase = Questa frase non esiste.
fault-removed = Un giocatore ti ha allontanato da questo tavolo: non puoi tornarci.
fault-not-removable = Non si può allontanare chi gioca al tavolo o chi lo ha aperto.
fault-no-help = Ora in questa partita il computer non aiuta.
fault-nothing-to-undo = Non c'è nulla da annullare.
fault-no-takeback = A questo tavolo non si annullano mosse.
fault-eliminated = Sei fuori da questa partita e non hai più voce in capitolo.
fault-closed = Questo tavolo è chiuso.
fault-bad-code = Questo codice è sbagliato, già usato o scaduto.
fault-bad-name = Questo nome non va bene: da 1 a 24 caratteri semplici.
fault-too-many = Non così in fretta, per favore.
fault-too-slow = La connessione è troppo lenta. Ricollegati.
fault-storage = Non è stato possibile salvare, quindi non è stato fatto nulla. Riprova.
fault-busy = Al momento c'è troppo da fare. Riprova.
fault-draining = Il server sta per riavviarsi. Le tue partite sono al sicuro.
fault-no-such-format = Questa partita non si può scrivere in quel formato.
fault-internal = Qui qualcosa è andato storto. Non è colpa tua.

# Che cosa non andava in una richiesta. Il campo è una parola della forma della richiesta.
detail-expected = { $field } (atteso: { $expected })
detail-between = da { $least } a { $most }
detail-at-most = al massimo { $most }
detail-characters = al massimo { $most } caratteri
detail-visible = caratteri visibili su una sola riga
detail-version = l'ultima versione vista
detail-visitor = l'identificativo di un visitatore
detail-side = l'identificativo di una parte
detail-step-or-touched = step o touched, uno dei due
detail-one-start = start o position, uno dei due
detail-takeback = agreed o never, perché ci sono posti liberi
detail-clock = da { $least } a { $most } secondi e un incremento di al massimo { $increment }
detail-one-of = uno di { $words }
detail-parameters = i parametri che il documento nomina
detail-time = un momento
detail-text = testo
detail-table = l'identificativo di un tavolo
detail-new-table = l'identificativo di un tavolo che non esiste ancora
detail-no-clock = nessuno, a un tavolo a casa
detail-full-seats = qualcuno a ognuno, a un tavolo a casa
detail-nobody = nessuno che senta, a un tavolo a casa
detail-files = i file del gioco, che non sono ancora qui
detail-json = { $wrong } ({ $place })
detail-json-place = riga { $line }, colonna { $column }
detail-json-missing = manca «{ $name }»
detail-json-double = «{ $name }» c'è due volte
detail-json-unknown = «{ $name }» è sconosciuto; atteso: { $known }
detail-json-kind = un valore non è del genere atteso
detail-json-form = non è JSON

# Come è finita una partita, se non per le sole regole.
over-win = { $number ->
    [one] { $cause ->
        [wish] { $name } vince per abbandono.
        [time] { $name } vince per il tempo.
        [absence] { $name } vince perché un giocatore non è tornato.
        [agreement] { $name } vince di comune accordo.
       *[none] { $name } vince.
    }
   *[other] { $cause ->
        [wish] { $name } vincono per abbandono.
        [time] { $name } vincono per il tempo.
        [absence] { $name } vincono perché un giocatore non è tornato.
        [agreement] { $name } vincono di comune accordo.
       *[none] { $name } vincono.
    }
}
over-draw = { $cause ->
    [wish] Patta per abbandono.
    [time] Patta per il tempo.
    [absence] Patta perché un giocatore non è tornato.
    [agreement] Patta di comune accordo.
    [repetition] Patta: la stessa posizione si è presentata tre volte.
   *[none] Patta.
}
over-lost = { $cause ->
    [wish] La partita è persa per abbandono.
    [time] La partita è persa per il tempo.
    [absence] La partita è persa perché un giocatore non è tornato.
    [agreement] La partita è persa di comune accordo.
   *[none] La partita è persa.
}

# Che cosa è stato fatto.
acted-time = { $number ->
    [one] { $name } ha esaurito il tempo.
   *[other] { $name } hanno esaurito il tempo.
}
acted-absence = { $number ->
    [one] { $name } non è tornato.
   *[other] { $name } non sono tornati.
}
acted-resign = { $number ->
    [one] { $name } abbandona.
   *[other] { $name } abbandonano.
}
acted-draw = Tutti concordano la patta.
acted-challenge = Tutti concordano che { $name } deve vincere in tempo, o la partita è patta.
acted-annul = Il turno è annullato.

# Perché non si annulla nulla.
final-booklet = A questo tavolo non si annullano mosse: ciò che è giocato è giocato, come vuole il libretto.
final-table = A questo tavolo non si annullano mosse: è stato aperto così.

# Che cosa è proposto.
offered-draw = { $by } propone la patta.
offered-proven-draw = Nessuna delle due parti può più vincere: lo provano i finali risolti ({ $rule }). Dichiarare la partita patta?
offered-undo = { $back ->
    [one] { $by } chiede di annullare una mossa.
   *[other] { $by } chiede di annullare { $back } mosse.
}
offered-challenge = { $by } propone che { $name } debba vincere in tempo, o la partita è patta.
offered-annul = { $by } vuole far annullare il turno di { $name }.
offered-next-game = { $by } vuole giocare ancora.

# Suggerimenti.
hint-around = Guarda da queste parti.
hint-piece = Pensa a questo: { $piece }.
hint-begin = Comincia da qui.

# Se un gioco per una persona si può ancora risolvere.
truth-in = { $turns ->
    [one] Si può ancora risolvere, con un'altra mossa.
   *[other] Si può ancora risolvere, con altre { $turns } mosse.
}
truth-yes = Si può ancora risolvere.
truth-back = { $back ->
    [one] Da qui non si può più risolvere: annulla una mossa.
   *[other] Da qui non si può più risolvere: annulla { $back } mosse.
}
truth-no = Da qui non si può più risolvere.
truth-open = È troppo presto per dirlo.

# Che cosa si dice del suo silenzio a un tavolo silenzioso.
silence = In questo gioco i compagni non possono consultarsi: il server trasmette le loro mosse e nient'altro. Non può nascondere quanto tempo prende una mossa, che dice qualche bit a chi si è accordato su un codice, e non vede i telefoni: quello dipende da voi.
silent-waits = Bisogna aspettare la fine dell'incontro: in questo gioco i compagni non possono consultarsi, e potrebbe essere un segnale.

# Che cosa è stato fatto prima di una partita.
opening-lots = Si è tirato a sorte: { $dealt }.
opening-exchanged = I giocatori hanno cambiato posto: { $dealt }.
opening-has = { $name } ha { $seat }
opening-dice = I dadi: { $faces }.
opening-again = Parità, si rilancia: { $faces }.
opening-begins = Comincia { $name }.
player-engine = il computer (livello { $level })
player-numbered = il giocatore { $number }

# Cortesie.
courtesy-hello = Ciao!
courtesy-have-fun = Buona partita!
courtesy-one-moment = Un momento, per favore.
courtesy-back = Eccomi di nuovo.
courtesy-thank-you = Grazie!
courtesy-sorry = Mi dispiace.
courtesy-good-game = È stata una bella partita.
courtesy-goodbye = Arrivederci!
