# Giocare a righe. Le parole di un comando si susseguono, separate da virgola e spazio.
verb-quit = uscire, esci
verb-help = aiuto
verb-board = tavola
verb-steps = mosse
verb-steps-from = mosse da
verb-undo = annulla, annullare
verb-redo = rifare, rifai
verb-position = posizione
verb-record = partita
verb-save = salva, salvare
verb-resign = abbandono, abbandonare
verb-draw = patta
verb-why = perché, perché no
verb-hint = suggerimento
verb-rule = regola
verb-pieces = pezzi, tutti i pezzi
verb-mine = i miei pezzi, miei
verb-what = cosa c'è in, che cosa c'è in, in
verb-around = intorno a
verb-threats = minacce
verb-last = ultima, ripeti
yes-words = sì, si, s
help-plain =
    <mossa> o il numero    giocarla      perché <mossa>   perché non si può
    mosse, tavola          rivedere      annulla, rifare  tornare, rigiocare
    posizione, partita     come testo    salva <file>     tenere la partita
    suggerimento, regola   farsi aiutare minacce          che cosa è in pericolo
    patta, abbandono       finire        uscire           uscire
help-spoken =
    Scrivi una mossa per giocarla; mosse le elenca, mosse da d4 quelle di una casella, perché con una mossa dice che cosa la vieta.
    Chiedi: cosa c'è in d4, intorno a d4, i miei pezzi, pezzi, minacce, ultima, suggerimento, regola con il numero.
    E inoltre: annulla, rifare, salva con un file, partita, posizione, patta, abbandono, uscire.
spoken-welcome = { $game }. Scrivi una mossa, o { $help }.
seat-plays = Il posto { $seat } gioca { $step }
seat-asked = Posto { $seat }, { $name }:
over-won = La partita è finita. Vincitore: { $side } ({ $rule }).
over-drawn = La partita è finita: patta ({ $rule }).
over-lost = La partita è finita: persa ({ $rule }).
is-over = La partita è finita.
not-a-command = Comando sconosciuto; { $help } li elenca.
wants-more = { $verb }: manca il seguito.
nothing-to-do = Niente da fare.
nothing-yet = Non è stato ancora giocato niente.
not-done = Non è fatto.
final-by-rule = { $rule }: non si annullano mosse: ciò che è giocato è giocato, come vuole il libretto
final-by-choice = non si annullano mosse: la partita è stata aperta così
may-be-played = { $step } si può giocare
ask-resign = Abbandonare? sì o no
ask-draw = Gli altri accettano la patta? sì o no
ask-overwrite = C'è già un file { $file }. Sovrascriverlo? sì o no
draw-declined = La patta è rifiutata.
saved-in = salvato in { $file }
not-saved = non salvato: { $error }
hint-from = Suggerimento: guarda { $name }.
hint-to = Suggerimento: da { $from } a { $to }.
hint-step = Suggerimento: { $step }. { $sentence }.
no-such-place = Non c'è una casella { $place }.
no-such-rule = Non c'è una regola { $number }.
nothing = niente
an-empty-tile = una casella con niente sopra
no-tile = nessuna casella
empty-around = Vuote: { $places }
no-step-from = Nessuna mossa parte da { $place }.
steps-from = Da { $place }: { $steps }
all-steps = { $count ->
    [one] Una mossa: { $steps }
   *[other] { $count } mosse: { $steps }
    }
no-threat = Niente è minacciato.
threatened = Sotto minaccia: { $places }
can-take = Catture possibili: { $steps }

# File di partite.
in-game = partita { $number }, riga { $line }: { $error }
game-too-long = più lunga di ogni partita possibile; atteso: al massimo 4 MiB

# Analisi.
analyse-over = posizione: la partita è finita ({ $rule }); attesa: una che continua
analyse-heading = posto { $seat }, { $name }: profondità { $depth }, { $nodes } nodi, { $seconds } s
analyse-best = migliore: { $sentence }.
value-estimated = { $value } stimato, { $chance } %
value-draw = patta dimostrata
value-win = { $turns ->
    [one] vittoria dimostrata in un turno
   *[other] vittoria dimostrata in { $turns } turni
    }
value-loss = { $turns ->
    [one] sconfitta dimostrata in un turno
   *[other] sconfitta dimostrata in { $turns } turni
    }
review-rules = regole: «{ $words }»; attese: nessuna, la partita ha le sue
review-other = una partita di { $found }; attesa: una di { $id }
review-progress = mossa { $number } di { $of }, ancora { $seconds } s circa
review-turn = turno
review-side = parte
review-step = mossa
review-value = valore prima
review-cost = costo
review-best = migliore
review-calm = nessuna svolta
review-points = svolte
point-at = turno { $turn } { $side }: { $told }
turning-point = { $played } porta le probabilità dal { $before } % al { $after } %; { $best } era meglio.

# Il resto della riga di comando.
rules-aim = Scopo del gioco
rules-short = In breve
rules-box = Nella scatola
rules-players = Giocatori
rules-measured = Durata e difficoltà
rules-turns = Metà di { $games } partite del computer contro se stesso al livello { $level } è finita entro { $half } turni, un decimo entro { $few }, nove decimi entro { $many }.
rules-solved = Metà di { $games } partite risolte dal computer ha richiesto al massimo { $half } mosse, un decimo { $few }, nove decimi { $many }.
rules-choices = Un giocatore sceglie in media tra { $choices } mosse.
rules-chance = Su { $of } partite giocate a caso ne sono riuscite { $won }.
rules-story = La sua storia
rules-advice = Consigli e termini
rules-lost = Ciò che è perduto
rules-options = Opzioni
rules-why = perché:
rules-reading = altra lettura:
rules-page = pagina { $page }
fact-no-step = nessuna mossa possibile
fact-steps = tutte le mosse: { $steps }
fact-legal = permesso: { $steps }
fact-illegal = non { $step }: { $why } ({ $rule })
fact-after = dopo { $steps }: { $position }
fact-over = dopo { $steps }: { $words } ({ $rule })
fact-moves = tocca a: { $name }
fact-moves-after = dopo { $steps } tocca a: { $name }
clause-without-game = --clause: nessun gioco è nominato; atteso: un gioco prima
clause-unknown = --clause: nessuna clausola «{ $id }»; attesa: una di { $known }
short-fits-several = la forma breve vale per più mosse
illegal = illegale: { $why }
legal = legale: { $step }
start-number = Partenza numero { $number }.
lot-has = il giocatore { $player } ha { $seat }
lots-drawn = Si è tirato a sorte: { $dealt }.
dice-first = I dadi: { $faces }.
dice-again = Parità, si rilancia: { $faces }.
begins = Comincia { $name }.
seat-form = posto: «{ $word }»; atteso: un posto da 1 a { $seats }, =, e human o da level:1 a level:8
setting-called = riga di comando
setting-environment = ambiente: { $name }
setting-file = file: { $file }
setting-usual = valore consueto
io = { $what }: { $error }; atteso: un luogo che si possa leggere o scrivere
error = errore: { $message }
solve-out = out: manca; atteso: «coffret solve { $game } --out DIR»
position-over = posizione: la partita è finita; attesa: una che continua
position-not-known = posizione: non è nella base; attesa: una con meno pezzi
game-line = { $id }: { $name } (posti: { $seats })
game-starts = partenze: da 0 a { $last }
game-levels = livelli: da 1 a 8
game-option = { $name }={ $values }  (predefinito { $default }): { $about }
welcome = Coffret { $version }: una scatola di giochi.
try-play = giocare a questa tastiera
try-games = i giochi e le loro opzioni
try-engine = il protocollo a righe, per i programmi
try-help = tutto il resto
ending-early = fine anticipata; ancora una volta per uscire subito
usage-expected = { $what }; attesa: una chiamata come mostra «coffret --help» o «coffret <comando> --help»
usage-unknown = argomento inatteso «{ $argument }»
usage-command = comando sconosciuto «{ $name }»
usage-missing = manca { $argument }
usage-conflict = { $argument } insieme a { $other }
usage-count = { $argument }: un altro numero di valori
usage-empty = manca un valore per { $argument }
usage-value = valore «{ $given }» non valido per { $argument }
usage-value-why = valore «{ $given }» non valido per { $argument } ({ $why })
usage-wrong = una chiamata errata

# Ciò che dice --help.
call-examples = Esempi
call-usage = Uso
call-commands = Comandi
call-arguments = Argomenti
call-options = Opzioni
call-game-s-id = Il nome del gioco, come lo elenca `coffret games`
call-options-differ-from = Le opzioni diverse da quelle predefinite
call-position-s-text = Il testo della posizione; altrimenti l'inizio
call-number-start-games = Il numero della partenza, nei giochi che ne hanno più d'una
call-port-0-takes = La porta; 0 ne prende una libera; 8080 di norma
call-address-listen-other = L'indirizzo su cui ascoltare; salvo quello locale, altre macchine lo raggiungono, senza cifratura; 127.0.0.1 di norma
call-folder-database-key = La cartella della base e della chiave; altrimenti la cartella dati dell'utente
call-address-people-know = L'indirizzo pubblico del server, se davanti c'è un proxy
call-proxy-stands-before = Davanti c'è un proxy: credere all'ultimo indirizzo del suo X-Forwarded-For
call-threads-think-engines = Quanti thread pensano per i motori; altrimenti tanti quanti i core
call-folder-databases-coffret = Una cartella con basi fatte da `coffret solve`: lì il livello 8, i suggerimenti e le analisi sono perfetti
call-another-limit-than = Un limite diverso dal solito, col nome che ha in docs/server.md; i tempi sono in secondi
call-write-log-json = Scrivere il registro in JSON
call-file-settings-toml = Un file di impostazioni, in TOML; senza, /etc/coffret/coffret.toml, se c'è
call-start-nothing-print = Non avviare nulla: stampare ogni impostazione in vigore e da dove viene
call-file-write-there = Il file da scrivere; non deve esistere
call-data-folder-server = La cartella dati del server; altrimenti quella dell'utente
call-backup-database-data = Una copia di sicurezza; altrimenti la base della cartella dati
call-coffret-backup-wrote = Ciò che `coffret backup` ha scritto
call-answer-json = Rispondere in JSON
call-show-count-below = Mostrare il conto sotto ogni mossa
call-play-last-ply = Giocare anche l'ultimo livello invece di contarlo
call-threads-share-work = Quanti thread si dividono il lavoro
call-steps-deep = A quante mosse di profondità
call-step = La mossa
call-language-answer-en = La lingua della risposta: en, fr, it o de; altrimenti secondo LC_ALL, LC_MESSAGES o LANG
call-folder-databases-coffret-solve = Una cartella con basi fatte da `coffret solve`: ciò che contengono è giocato alla perfezione
call-threads-think-most = Quanti thread pensano al massimo; altrimenti tanti quanti i core
call-game-only = Un solo gioco
call-only-count-nodes = Contare solo i nodi di ricerche fisse: gli stessi numeri su ogni macchina, finché nulla cambia il modo di pensare
call-review-every-move = Analizzare invece ogni mossa delle partite di questo file
call-stop-first-game = Fermarsi alla prima partita illeggibile, invece di nominarla e continuare
call-milliseconds-each-position = Millisecondi per ogni posizione
call-nodes-each-position = Nodi per ogni posizione invece del tempo, su un solo thread: ogni volta la stessa risposta
call-look-no-deeper = Non guardare oltre tanti turni
call-lines-each-another = Quante varianti, ognuna con un'altra prima mossa
call-language-en-fr = La lingua: en, fr, it o de; altrimenti secondo LC_ALL, LC_MESSAGES o LANG
call-folder-databases-coffret-solve-made = Una cartella con basi fatte da `coffret solve`: ciò che contengono è dimostrato
call-first-engine = Il primo motore
call-second-engine-takes = Il secondo motore; prende tutti i posti che il primo non ha
call-games-each-opening = Quante partite; ogni apertura è giocata una volta per ogni parte che il primo motore può prendere
call-stop-early-when = Fermarsi quando è chiaro se la differenza è più vicina a ELO0 o a ELO1
call-random-turns-open = Quanti turni a caso aprono ogni partita
call-where-dice-openings = Dove cominciano i dadi delle aperture
call-games-are-played = Quante partite si giocano insieme
call-draw-games-last = Dichiarare patte le partite che durano tanti turni
call-multiply-node-budgets = Moltiplicare per questo i nodi dei livelli, per misurarli più in fretta
call-seconds-program-may = Quanti secondi può metterci un programma a rispondere, oltre al tempo per pensare
call-folder-databases-coffret-solve-made-our = Una cartella con basi fatte da `coffret solve`, per i nostri motori al livello 8 o con un limite
call-give-each-side = Dare a ogni parte un orologio di tanti millisecondi, più altri per ogni mossa, invece di limiti per mossa
call-milliseconds-later-than = Di quanti millisecondi può tardare un programma altrui, o scadere un orologio, prima che la partita sia persa
call-write-all-games = Scrivere tutte le partite in questo file
call-go-on-match = Riprendere un incontro interrotto: le partite nel file di --out contano, le altre si giocano
call-format-file-record = Il formato di quel file: record, o un altro che il gioco conosce
call-number-start-0 = Il numero della partenza; altrimenti 0
call-solve-every-start = Risolvere ogni partenza
call-position-s-text-2 = Il testo della posizione
call-give-up-an = Rinunciare dopo tante posizioni esaminate
call-folder-database-byte = La cartella di una base: un byte per posizione
call-folder-database-say = Una cartella con una base: dire che ne è della posizione, o dell'inizio. I finali con pochi pezzi non la richiedono
call-leave-out-would = Lasciare fuori ciò che renderebbe la base più grande
call-then-compare-positions = Poi confrontare tante posizioni di ogni settore con ciò a cui portano le mosse
call-then-write-book = Poi scrivere in questo file un libro d'apertura: una mossa che tiene la patta, qualunque cosa faccia l'avversario
call-book-first-steps = Con un libro, quante prime mosse sono libere
call-book-after-steps = Con un libro, dopo quante mosse finisce; ciò che il file già contiene resta
call-then-pack-database = Poi comprimere la base in questo file: pochi byte, per far parte di un programma
call-threads-solve-there = Quanti thread risolvono; altrimenti tanti quanti i core
call-games-play = Quante partite giocare
call-play-no-more = Non cominciare altre partite dopo tanti secondi
call-nodes-each-step = Nodi per ogni mossa
call-most-random-turns = Il massimo di turni a caso a inizio partita
call-times-go-through = Quante volte percorrere le posizioni
call-much-search-s = Quanto contano i valori della ricerca rispetto ai risultati, da 0 a 1
call-positions-worth-doubt = Con quante posizioni di dubbio parte ogni peso
call-where-dice-start = Dove cominciano i dadi
call-begin-from-nothing = Partire da zero invece che dai pesi attuali
call-folder-databases-coffret-solve-made-positions = Una cartella con basi fatte da `coffret solve`: le loro posizioni contano per quel che valgono, non per l'esito delle partite
call-where-write-weights = Dove scrivere i pesi
call-file-read-standard = Il file da leggere; - per l'ingresso standard
call-format-write-record = Il formato da scrivere: record, o un altro che il gioco conosce (pdn)
call-format-read-if = Il formato da leggere, se l'estensione non lo dice
call-where-write-standard = Dove scrivere; altrimenti l'uscita standard
call-say-json-was = Dire in JSON che cosa è stato convertito: sull'uscita standard se le partite vanno in un file, altrimenti su quella d'errore
call-game-s-id-without = Il nome del gioco; altrimenti il menu
call-number-start-games-have = Il numero della partenza, nei giochi che ne hanno più d'una; altrimenti a caso
call-go-on-saved = Riprendere una partita salvata
call-play-at-server = Giocare su un server: il suo indirizzo, quello di un tavolo da guardare, o un invito a un posto; con un gioco se ne prepara un tavolo
call-name-others-see = Il nome che gli altri vedono sul server; resta finché non se ne dà un altro
call-who-sits-seat = Chi siede a un posto: human, o da level:1 a level:8 per un motore; altrimenti persone
call-folder-databases-coffret-solve-made-engines = Una cartella con basi fatte da `coffret solve`, per i motori che giocano al meglio
call-whether-steps-may = Se si possono annullare mosse: free, o never come vogliono certi libretti; come nella partita ripresa, altrimenti free
call-who-sits-where = Chi siede dove tra sole persone: si tira a sorte, o si sceglie; altrimenti come vuole il libretto
call-where-dice-lots = Dove cominciano dadi e sorteggi, per ripeterli; altrimenti a caso
call-plain-lines-text = Semplici righe di testo invece dello schermo intero; è così ovunque non ci sia un terminale
call-spoken-plain-lines = Parlato: semplici righe senza disegni, solo ciò che è cambiato, e risposte a domande come «cosa c'è in d4»
call-milliseconds-which-each = Millisecondi per cui ogni evento è mostrato a schermo intero; 0 mostra solo la fine
call-game-s-id-without-games = Il nome del gioco; altrimenti l'elenco dei giochi
call-only-this-clause = Solo questa clausola
call-print-clauses-markdown = Scrivere le clausole in Markdown, senza tavole
call-shell = La shell
call-write-page-each = Scrivere invece una pagina per comando in questa cartella
call-five-board-games = Cinque giochi da tavolo che non si giocano altrove: regole, motori e un protocollo a righe
call-start-server-tables = Avviare il server: tavoli, motori, archivio e pagine in un solo programma (ciò che fa `coffret` da solo)
call-save-everything-server = Salvare tutto ciò che un server conserva in un file, che sia attivo o no
call-check-database-whole = Verificare che una base sia intera e che ogni tavolo possa continuare, che il server sia attivo o no
call-put-backup-place = Mettere una copia al posto di ciò che un server conserva, che sia attivo o no
call-list-games-their = Elencare i giochi con opzioni, posti e livelli
call-count-sequences-legal = Contare le sequenze di mosse permesse da una posizione
call-list-legal-steps = Elencare le mosse permesse di una posizione
call-say-whether-step = Dire se una mossa è permessa, e se no perché
call-speak-line-protocol = Parlare il protocollo a righe su ingresso e uscita standard
call-speak-hub-protocol = Parlare il protocollo Hub dei programmi di dama su ingresso e uscita standard
call-measure-speed-rules = Misurare la velocità delle regole e della ricerca
call-say-an-engine = Dire che cosa pensa un motore di una posizione, o di ogni mossa di una partita
call-let-engines-play = Far giocare motori fra loro, da aperture varie e da ogni parte, con margini d'errore
call-solve-game-puzzle = Risolvere un gioco: un rompicapo dalle partenze, o ogni posizione di una fase in una base
call-fit-an-evaluation = Adattare i pesi di una valutazione a partite del motore contro sé stesso
call-convert-records-between = Convertire le partite fra il nostro formato e altri (PDN per la dama)
call-play-game-this = Giocare una partita a questa tastiera
call-print-game-s = Stampare il libro delle regole di un gioco: la scatola, ogni clausola con le sue tavole, e da dove viene ogni frase
call-print-completion-script = Stampare uno script di completamento per una shell
call-print-licences-everything = Stampare le licenze di tutto ciò che è in questo programma
call-print-manual-page = Stampare la pagina di manuale
call-keep-what-played = Conservare in questo file ciò che si gioca e riprendere da quel che contiene: una taratura interrotta continua, e le stesse partite possono essere adattate in un altro modo
call-print-help = Mostrare l'aiuto
call-print-version = Mostrare la versione

# Playing at a server.
server-form = server: «{ $text }»; atteso: un indirizzo come https://games.example o un invito a un tavolo

# Matches, solvers, counts, weights and the data of a server.
match-heading = { $game }: { $a } contro { $b }
match-games = partite { $games }: vinte { $won }, patte { $drawn }, perse { $lost }
match-share = quota dei punti { $share } % [{ $low }, { $high }]
match-pairs = coppie di partite: 0 punti { $none }, 1/2 { $half }, 1 { $one }, 3/2 { $more }, 2 { $two }
match-forfeited = il motore { $name } ha perso { $count } partite a tavolino
match-forfeit = partita { $number }: il motore { $name } perde a tavolino: { $why }
match-side = come parte { $side }: { $share } % di { $games } partite
match-turns = turni di una partita: un decimo entro { $tenth }, la metà entro { $half }, nove decimi entro { $most }
match-choices = mosse permesse a ogni decisione: { $mean } in media
match-sprt = SPRT [{ $low }, { $high }]: { $verdict } (rapporto { $ratio })
sprt-open = in sospeso
sprt-accepted = accettato
sprt-rejected = respinto
match-equal = { $share } % sarebbe la parità
match-progress = { $done } di { $all }: { $tally }, { $share } %, { $strength }, restano { $seconds } s
clock-form = orologio: «{ $text }»; attesi: millisecondi, e quelli per ogni mossa dopo +, per esempio 60000+500
sprt-sides = sprt: un gioco con { $sides } parti; atteso: uno con due
sprt-form = sprt: «{ $text }»; attesi: due numeri, prima il minore, per esempio 0,10
solve-start-number = partenza { $number }
solve-lost = { $name }: perso, non c'è soluzione
solve-short = { $name }: al minimo { $fewest }, al massimo { $most }
solve-fewest = meno mosse: { $moves }
solve-most = più mosse: { $moves }
solve-none = nessuna
solve-unknown = ignoto entro { $nodes } nodi
solve-count = { $moves } per { $starts }
solve-cannot = gioco: «{ $game }» non lo permette; atteso: uno di { $games }
solve-win = { $position }: vince chi muove, dimostrato
solve-draw = { $position }: patta per chi muove, dimostrato
solve-loss = { $position }: perde chi muove, dimostrato
perft-broken-off = { $count } finora: interrotto
perft-speed = { $seconds } s di processore, { $millions } milioni al secondo
tune-progress = { $done } partite su { $all }, { $positions } nuove posizioni, ancora { $seconds } s, fino alle { $end }
tune-before = { $done } partite su { $all } erano già state giocate
tune-epoch = passaggio { $number }: errore { $learned } su ciò che si impara, { $apart } su ciò che è tenuto a parte
tune-written = { $bytes } byte di pesi scritti in { $file }
backup-made = { $file }: { $tables } tavoli, { $games } partite finite, { $size } MiB
check-well = { $place }: { $tables } tavoli con { $facts } fatti, { $games } partite finite, { $visitors } visitatori: tutto bene
check-unwell = { $place }: { $tables } tavoli con { $facts } fatti, { $games } partite finite, { $visitors } visitatori: non tutto va bene
restored-data = { $data }: { $tables } tavoli e { $games } partite finite sono ripristinati
restored-server = { $server } continua con essi
restored-before = quello che c'era prima è conservato come { $place }

# A table of a server by ear.
verb-say = di, dire
verb-sit = siedi, sedersi
verb-agree = accetta, accettare
verb-decline = rifiuta, rifiutare
not-at-server = Questo è per i tavoli di un server.
you-are = Sei { $name }.
table-made-at = Il tuo tavolo è { $table }.
link-for = Il link segreto del posto { $seat }: { $path }
line-broken = La connessione è interrotta; si riprova.
lobby-waiting = Tavoli che aspettano giocatori:
lobby-mine = I tuoi tavoli:
lobby-playing = Partite da guardare:
lobby-table = { $number }: { $name }, { $seats }
lobby-how = Scrivi il numero di un tavolo, l'identificativo di un gioco per uno nuovo, tavola per rivedere la lista, o esci.
not-your-turn = Non tocca a te.
no-talk = Adesso qui non si può dire niente.
no-seat = Nessun posto è libero.
no-offer = Non ti si offre niente.
no-help = Nessun motore aiuta a un tavolo di un server.
game-begins = La partita comincia.
offer-told = { $told } Rispondi accetta o rifiuta.
table-closed = Il tavolo è chiuso.
table-of = Un tavolo di { $name }.
waiting = Si aspettano giocatori.
seat-open = libero
seat-level = livello { $level }

# Programs of others at a match.
engine-no-program = motore: nessun programma; atteso: il suo percorso
engine-not-run = motore: { $program }: { $error }; atteso: un programma che si possa avviare
engine-no-pipes = motore: { $program }: nessuna pipe; attesi: ingresso e uscita standard
engine-does-not-read = motore: { $name } non legge; atteso: che prenda «{ $line }»
engine-gone = motore: { $name } non c'è più; atteso: che legga «{ $line }»
engine-many-lines = motore: { $name } dice { $lines } righe e nessuna risposta fra esse; attesa: una risposta
engine-talks = motore: { $name } parla e non risponde in tempo; attesa: una risposta (--patience)
engine-wrong-line = motore: { $name }: { $wrong }
line-without-end = una riga senza fine; atteso: al massimo un mebibyte
line-not-text = una riga che non è UTF-8; atteso: del testo
engine-ended = motore: { $name } è terminato; attesa: una risposta
broken-off = interrotto
engine-silent = motore: { $name } tace; attesa: una risposta in tempo (--patience)
engine-protocol = motore: { $program } dice «{ $hello }»; atteso: protocol 1
engine-not-ok = motore: { $name } risponde «{ $answer }» a «{ $line }»; atteso: ok
engine-not-best = motore: { $name } dice «{ $line }»; atteso: best <mossa>
engine-not-hub = motore: hub: questo gioco non si scrive nelle sue parole con queste regole; atteso: un altro motore
engine-not-done = motore: { $name } dice «{ $line }»; atteso: move=
engine-error = motore: { $name } dice «{ $line }»; attesa: una mossa
engine-form = motore: «{ $text }»; atteso: level:1..8, time:<ms>, nodes:<n>, depth:<turni>, random, cmd:<programma>[@<limite>] o hub:<programma>[@time=<ms>]
nothing-to-play = niente da giocare
step-late = «{ $step }» dopo { $ms } ms; attesa: in tempo
step-wrong = «{ $step }»: { $error }
opening-ended = apertura: ogni partita vi è finita; attesi: meno turni a caso
resume-format = ripresa: { $file }: un altro formato; atteso: un file scritto con --format record
resume-round = ripresa: { $file }: la partita { $number } non ha l'etichetta Round; atteso: un file scritto da questo comando
out-not-written = out: { $error }; atteso: un file su cui si possa scrivere

# What the system says.
system-not-found = nessun file né cartella con questo nome
system-denied = accesso negato
system-exists = esiste già un file con questo nome
system-full = non c'è più spazio
system-read-only = sola lettura
system-folder = è una cartella
system-no-folder = non è una cartella
system-address-in-use = l'indirizzo è già in uso
system-no-address = questa macchina non ha questo indirizzo
system-not-text = il suo contenuto non si può leggere come si dovrebbe
system-cut-short = finisce troppo presto
output-failed = uscita: { $error }; atteso: un luogo su cui si possa scrivere
standard-output = uscita standard
terminal = terminale
signals = segnali

# Databases of solved positions.
archive-not-whole = base: incompleta; attesa: una completata
archive-uncounted = regole: con queste opzioni non si può fare una base; attese: quelle predefinite del gioco
archive-damaged = { $path }: { $damage }; cancellare il file e risolvere di nuovo
damaged-length = il file non ha la lunghezza giusta
damaged-kind = il file non è di questo gioco, di queste regole e di questa versione
damaged-sum = il file non ha la somma con cui fu scritto
damaged-missing = il file manca
tables-unknown = basi: non si sa nulla di «{ $game }» con queste regole; attesa: una cartella con una base
database-complete = completata dopo { $time }; per giocarci: coffret engine --tables { $folder }
database-wrong = errore: { $position } non è ciò a cui portano le sue mosse
database-checked = { $positions } posizioni di { $sectors } settori sono ciò a cui portano le loro mosse
database-packed = compressa in { $bytes } byte in { $file }
no-book = { $file }: non è un libro; atteso: un libro, o nessun file
book-progress = libro: dopo { $steps } mosse { $done } domande su { $all } hanno risposta
book-written = { $positions } posizioni in { $file }
stage-first = esame di tutte le posizioni
stage-steps = a { $distance } mosse dalla fine
build-progress = { $percent } % di { $all } posizioni; { $sectors }: { $stage }; ancora { $time } circa
sector-built = { $sector }: { $won } vinte, { $drawn } patte, { $lost } perse, la via più lunga { $longest } mosse
done-of = { $done } di { $all }

# Speeds.
bench-name = { $game }: { $name }, { $what }
bench-counted = perft, ultimo livello contato
bench-played = perft, ogni foglia giocata
bench-playouts = partite a caso
bench-search = ricerca
bench-depth = ricerca a profondità { $depth }
bench-level = risposta del livello 1
unit-leaves = milioni di foglie/s
unit-games = migliaia di partite/s
unit-steps = milioni di mosse/s
unit-nodes = milioni di nodi/s
unit-seconds = s
bench-signed = { $name }: profondità { $depth }, { $nodes } nodi, migliore { $best }

# Files of tuning, and the Hub protocol.
samples-kind = campioni: { $name }: «{ $found }»; atteso: «{ $head }»
hub-no-game = hub: nessun gioco si scrive nelle sue parole; atteso: un gioco

# A server and its data.
ready = Coffret è pronto: http://{ $address }
start = { $what }: { $wrong }; atteso: { $expected }
held-by = in uso da parte di { $process }
process-at = processo { $number } all'indirizzo { $address }
process-alone = processo { $number }
another-process = un altro processo
wrong-version = versione { $version }
wrong-not-restored = non ha ripristinato la copia
wrong-not-opened = non si può aprire
wrong-no-database = non è una base di dati
expected-writable-folder = una cartella su cui si possa scrivere
expected-unused-folder = una cartella dati che nessun altro server usa
expected-key-file = un file di chiave di questo programma
expected-key = la chiave della cartella dati
expected-own-database = una base di questo programma
expected-known-database = una base che questo programma conosce
expected-readable-database = una base leggibile
expected-writable-database = una base su cui si possa scrivere
expected-whole-backup = una copia di sicurezza intera
expected-free-name = un nome libero, in una cartella su cui si possa scrivere
expected-room = un disco con spazio
expected-free-address = un indirizzo libero (--port 0 prende una porta libera qualsiasi)
expected-socket = un socket in ascolto
expected-threads = thread e socket del sistema
expected-server = un server di questa versione in funzione
limit-form = limite: «{ $text }»; atteso: nome=numero
limit-unknown = limite: «{ $name }»; atteso: uno di { $known }
limit-seconds = limite: { $name }: «{ $number }»; atteso: un numero intero di secondi
limit-number = limite: { $name }: «{ $number }»; atteso: un numero intero sensato
setting-wrong = { $name }: «{ $text }»; atteso: { $expected }
setting-address = un indirizzo
setting-range = da { $least } a { $most }
setting-number = un numero non oltre { $most }
setting-truth = true o false
setting-url = un indirizzo come https://games.example
setting-part = { $name }; attesa: una sezione del file
setting-unknown = { $file }: «{ $name }»; atteso: uno di { $known }
setting-toml = { $file }: riga { $line }: «{ $wrong }»; atteso: TOML
folder-of-solve = una cartella fatta da «coffret solve»

# Values of the command line, and what help says beside its sentences.
usage-wanted = atteso: { $what }
usage-one-of = uno di { $words }
usage-number = un numero intero
usage-decimal = un numero
usage-within = un numero entro { $range }
usage-address = un indirizzo come 127.0.0.1
call-default = { "[" }predefinito: { $values }]
call-possible = { "[" }valori possibili: { $values }]

# What --help says behind the examples.
call-prints-its-address = Stampa il suo indirizzo quando è pronto e termina con SIGTERM o Ctrl-C, conservando ogni partita. COFFRET_LOG=debug registra di più.
call-every-setting-can = Ogni impostazione può venire anche dall'ambiente, come COFFRET_PORT o COFFRET_LIMIT=grace=30,reviews=10, o dal file di impostazioni.
call-file-holds-database = Il file contiene la base com'è in un certo momento, e la chiave: va tenuto riservato quanto la cartella dati.
call-exit-code-well = Codice di uscita 0 se tutto va bene, altrimenti 1.
call-server-says-goodbye = Un server in funzione saluta tutti e ricomincia con ciò che è nella copia. Quello che c'era prima resta accanto, con gli stessi nomi seguiti da «.before-restore».
call-exit-code-legal = Codice di uscita 0 se la mossa è permessa, altrimenti 1.
call-in-program-draughts = In un programma di dama si indica «coffret hub» come motore Hub.
call-rates-are-per = Le velocità sono per secondo di processore, su un solo thread, la migliore di tre.
call-values-are-in = I valori sono in pedine per la parte che decide, e dicono se sono stimati o dimostrati.
call-an-engine-is = Un motore è level:1..8, time:<ms>, nodes:<n>, depth:<turni>, random, cmd:<programma>[@<limite>] per uno che parla il nostro protocollo a righe, o hub:<programma>[@time=<ms>] per un motore di dama che parla il protocollo Hub.
call-every-solution-puzzle = Ogni soluzione di un rompicapo è rigiocata secondo le regole prima di essere stampata. Codice di uscita 1 se una posizione è persa. Una base interrotta si riprende con lo stesso comando.
call-weights-are-read = I pesi si leggono alla compilazione: per giocarci bisogna ricompilare.
call-from-record-record = Da record a record una partita è controllata e riordinata.
call-every-sentence-says = Ogni frase dice se la dice il libretto stampato (con il numero della sua frase e la pagina), se ne deriva, se l'hanno descritta altri, o se l'abbiamo decisa noi, e perché.
