# Prima della prima mossa.
start-number = Partenza numero { $number }.
dice-first = I dadi: { $faces }.
dice-again = Parità, si rilancia: { $faces }.
begins = Comincia { $name }.

# Il menu e le impostazioni.
menu-title = Coffret: scegli un gioco
menu-resume = Riprendere: { $game }, { $turns ->
    [one] un turno giocato
   *[other] { $turns } turni giocati
    }
setup-rules = < { $name } >   (regole { $number } di { $of })
setup-seat = Posto { $number }, { $seat }: < { $who } >
setup-options = { $changed ->
    [0] Opzioni: come le vogliono queste regole
    [one] Opzioni: una modificata
   *[other] Opzioni: { $changed } modificate
    }
setup-option = { $title }: < { $value } >
option-named = { $title }: { $value }
option-as-booklet = Come nel libretto.
option-says = Il libretto: { $value }.
option-silent = Il libretto tace, o le sue parole ammettono più letture.
option-variant = Una variante stampata nel libretto.
option-contradicts = Qui il libretto si contraddice.
option-lost = La pagina o l'immagine del libretto è perduta.
setup-begin = Cominciare
person = tu
level-n = livello { $level }
seat-out = eliminato
preset-letter = Il libretto alla lettera.
preset-watched = Il libretto; il programma sorveglia ciò che sorveglierebbero i giocatori.
preset-variant = Una variante stampata nel libretto.
preset-reconstructed = Una parte del libretto è perduta: ricostruzione.
preset-reading = Un'altra lettura di ciò che dice il libretto.
preset-ours = Non nel libretto.

# Al tavolo.
over-won = La partita è finita. Vincitore: { $side } ({ $rule }).
over-drawn = La partita è finita: patta ({ $rule }).
over-lost = La partita è finita: persa ({ $rule }).
thinking = Il computer sta pensando.
event-of = Evento { $event } di { $of }
looking-at = Sguardo indietro: dopo { $entry } di { $of }
looking-back = Stai guardando indietro: Fine torna alla partita.
at-the-start = L'inizio della partita.
not-yours = Non tocca a te.
is-over = La partita è finita.
complete-or-on = { $step } è completa: Invio la gioca, oppure continua.
touch-next = { $count ->
    [one] Da qui è possibile una sola mossa.
   *[other] Da qui sono possibili { $count } mosse.
    }
may-be-touched = { $name } si può toccare.
nothing-to-look-at = Nessuna anteprima qui: indica un posto che completi una mossa.
would = Anteprima: { $sentence }.
would-keys = Invio la gioca, ogni altro tasto torna indietro.
nothing-to-do = Niente da annullare o rifare.
final-by-rule = { $rule }: non si annullano mosse: ciò che è giocato è giocato, come vuole il libretto.
final-by-choice = Non si annullano mosse: la partita è stata aperta così.
ask-resign = Abbandonare? s o n
ask-draw = Offrire la patta? s o n
yes = sì
draw-asked = Il computer valuta la tua offerta.
draw-declined = La patta è rifiutata.

# L'aiuto del computer.
lines-on = Il computer mostra ciò che pensa; a lo fa tacere.
lines-off = Il computer tiene per sé i suoi pensieri.
hint-comes = Arriva un suggerimento.
hint-from = Suggerimento: guarda { $name }. (t dice di più)
hint-to = Suggerimento: da { $from } a { $to }. (t dice di più)
hint-step = Suggerimento: { $step }. { $sentence }.
truth-solved = Si può ancora risolvere, per esempio in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
    }.
truth-lost = Non si può più risolvere.
truth-unknown = Nessuno sa se si può ancora risolvere.
score-draw = patta
score-win = vittoria in { $turns }
score-loss = sconfitta in { $turns }
review-later = Una partita si analizza quando è finita.
review-begins = Il computer analizza la partita.
turning-point = { $played } porta le probabilità dal { $before } % al { $after } %; { $best } era meglio.
review-calm = Nessuna svolta trovata.
review-turned = { $count ->
    [one] Una svolta: n ti porta lì.
   *[other] { $count } svolte: n ti porta lì.
    }

# Tavoli di un server.
open-seat = libero
that-is-you = { $name }, tu
that-is-away = { $name }, assente
setup-listed = < Nella lista dei tavoli: chiunque può sedersi >
setup-private = < Privato: lo conosce solo chi inviti >
lobby-title = { $server }, sei { $name }
lobby-comes = Si chiedono al server i suoi tavoli.
lobby-waiting = Tavoli che aspettano giocatori:
lobby-mine = I tuoi tavoli:
lobby-playing = Partite da guardare:
lobby-new = Un tavolo nuovo:
table-opens = Il tavolo si apre.
table-closed = Il tavolo è chiuso.
waiting = Si aspettano giocatori.
waiting-sit = Si aspettano giocatori: s per sedersi.
over-told = { $told } ({ $rule }).
sent = Giocato; ora tocca al server.
offered = Proposto.
offer-asked = { $text } (o per rispondere)
ask-offer = { $told } D'accordo? s o n
not-now = Adesso non si può.
no-help = Il computer non aiuta in una partita con altri.
no-seat = Nessun posto è libero.
nobody-away = Nessuno è assente.
no-talk = Adesso qui non si può dire niente.
no-such-phrase = Scrivi il numero di una formula.
line-broken = La connessione è interrotta; si riprova.
channel-table = A tutti
channel-allies = Ai compagni
channel-gallery = A chi guarda
channel-courtesy = Formula
invite-title = Come gli altri vengono qui
invite-watch = Con questo indirizzo si può guardare:
invite-seat = Per chi deve avere il posto { $seat }; da tenere segreto:

# L'ultima riga dello schermo.
foot-lobby = Invio siede o guarda   w guarda soltanto   r chiede ancora   q esce
foot-online = Invio tocca  : scrivi  c parla  o risponde  d patta  x abbandona  q tavoli
foot-online-over = g altra partita  c parla  v analisi  [ ] rivedi  ? tasti  q tavoli
foot-waiting = s siede  1-8 posto  e computer  i invita  c parla  x si alza  q tavoli
foot-menu = Su, Giù scegliere   Invio giocare   ? tasti   q uscire
foot-setup = Su, Giù scegliere  Sinistra, Destra cambiare  Invio gioca  o opzioni  R regole
foot-rules = Sinistra, Destra sfogliare   Su, Giù scorrere   Tab altra tavola   q indietro
foot-help = Un tasto qualsiasi torna indietro
foot-table = Invio toccare  : scrivere  p anteprima  w perché  t aiuto  u annullare  ?
foot-over = v analisi  n svolte  [ ] rivedere  u annullare  ? tasti  q menu
foot-events = Invio continua

# La pagina dei tasti.
help-title = Tasti
help-walk = muoversi sulla tavola
help-next = andare al prossimo posto o pulsante che si può toccare
help-touch = toccare; la seconda volta gioca ciò che è completo
help-escape = dimenticare ciò che è toccato, finire di rivedere
help-type = scrivere una mossa; Tab la completa
help-look = anteprima di ciò che farebbe un tocco qui
help-why = perché non posso toccare qui?
help-hint = un suggerimento, ogni volta un po' di più
help-lines = valore e varianti, o se il rompicapo è risolvibile
help-undo = annullare, rifare
help-back = rivedere i momenti passati
help-review = analizzare una partita finita, andare alle svolte
help-flip = girare la tavola
help-rules = il libro delle regole, alla regola nominata
help-end = offrire la patta, abbandonare
help-online = su un server: parlare, rispondere a un'offerta, altra partita
help-seats = su un server: sedersi, invitare, computer, reclamare
help-menu = torna al menu; la partita resta salvata
help-leave = sospendere, uscire; la partita resta salvata
