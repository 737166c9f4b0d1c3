# box page
box-box-page1 = Un gioco in cui i pezzi vivono: nascono, muoiono e cambiano campo.
box-box-page2 = Ogni turno comprende nascite e uno spostamento, e ciò che uno di essi cambia può propagarsi di pezzo in pezzo finché l'equilibrio è ristabilito.
box-box-page3 = Ridurre gli altri a pochi pezzi: a tre se si gioca in tre, a due in quattro, e a squadre ogni avversario a due.
box-box-page4 = In due: ridurre l'avversario a quattro.
box-box-page4-reason = Le pagine del gioco in due sono perdute; così dicono i siti Jedisjeux e Jeux à deux.
box-box-page5 = Al tuo turno fai prima nascere, se vuoi, poi sposti un pezzo.
box-box-page6 = Un pezzo senza nessuno intorno può farne nascere un altro accanto a sé.
box-box-page7 = Un pezzo si sposta di uno o due punti lungo le linee, anche girando l'angolo.
box-box-page8 = Quando due allineamenti si toccano su una linea, il più lungo fa passare dalla sua parte i pezzi dell'altro.
box-box-page9 = Un pezzo che non può più muoversi muore, e un allineamento di più di quattro è ridotto a quattro.
box-box-page10 = Chi resta con quattro pezzi è fuori (con tre se si gioca in tre, con due in quattro). Vince l'ultimo rimasto.
box-box-page11 = tavoliere pieghevole, 9 punti per 9 da un lato e 11 per 11 dall'altro
box-box-page12 = pezzi, tutti uguali: il verso in cui sono girati dice di chi sono
box-box-page13 = di questi pezzi per ogni giocatore all'inizio
box-box-page14 = dado, che ogni giocatore tira; il libretto non dice che sia nella scatola
box-box-page15 = libretto di regole in quattro lingue (francese, inglese, tedesco, olandese)
box-box-page16 = scheda di aiuto a colori, con regole evolute sul retro
box-box-page17 = sacchetto di lino nero per i pezzi
box-box-page18 = Due o quattro giocatori, ognuno per sé, e il Mamba da bar per due squadre da due.
box-box-page19 = Anche tre giocatori.
box-box-page19-reason = Il numero nel titolo di quella pagina è illeggibile; ciò che vi si trova si adatta a tre.
box-box-page20 = Come motto, il libretto avverte il lettore: ciò che ha tra le mani vive.
box-box-page21 = Ai piedi della pagina sui confronti si leggono il nome del gioco, che queste sono le sue regole, e il numero 6: l'unico numero di pagina rimasto.
box-box-page22 = Christophe Berg ha inventato il gioco, Elisabeth Masmonteil l'ha disegnato, e Toodoo, di La Rochelle, l'ha pubblicato nel 2002 e 2003. Nasce da un gioco precedente, Ambarès, presentato a Besançon nel 2001.
box-box-page22-reason = Nessuna pagina rimasta nomina un autore, un editore o un anno. I nomi vengono dai siti Askywhale, Big Cream ed Escale à jeux, Ambarès da quest'ultimo; luogo e anni da descrizioni pubblicate.
box-box-page23 = I suoi pezzi hanno un nome, mambiz, e sono una specie di coccinelle.
box-box-page23-reason = Così dicono i siti Jedisjeux e Jeux à deux; le pagine rimaste parlano solo di pezzi.
box-box-page24 = Le parole del libretto: la croce e il quadrato sono i quattro e gli otto vicini di un pezzo; un'azione è uno spostamento, una nascita, una morte o una trasformazione; c'è un confronto dove allineamenti avversari si toccano; il Block ferma un pezzo che cambierebbe campo senza fine.
box-box-page25 = I suoi due avvertimenti: attenzione a dove si posa un neonato, può costare la nascita a un altro pezzo; e non fidarsi di un Block, la prossima azione può rimetterlo in discussione.
box-box-page26 = Tutte le figure sono perdute, comprese le posizioni iniziali. Ogni tavoliere che ne porta il nome è una nostra ricostruzione dalla didascalia.
box-box-page26-reason = Sono rimaste solo le didascalie e il testo accanto.
box-box-page27 = Le pagine del gioco in due sono perdute, anche se le altre vi rimandano. Tavoliere, inizio e numero quattro vengono da descrizioni pubblicate.
box-box-page27-reason = Concordano sui pezzi e sulla soglia, e con ciò che dicono le pagine rimaste per tre e quattro; sul tavoliere grande differiscono.
box-box-page28 = Il titolo di una pagina è illeggibile; lo prendiamo per il gioco in tre.
box-box-page28-reason = La segue il gioco in quattro, e vi si cade a tre pezzi.
box-box-page29 = Una fotografia delle pagine del gioco in due: l'inizio, e a quanti pezzi un giocatore cade.
box-box-page30 = Una fotografia degli inizi in tre e in quattro: se l'H è la stessa, dove sta, e quale lato del tavoliere si usa.
box-box-page31 = Una fotografia della figura di una nascita: se il neonato può stare in diagonale rispetto alla madre.
box-box-page32 = Una fotografia di pagina 6: in quale ordine si svolge il suo confronto.

# camp
red = Rosso
teal = Turchese
yellow = Giallo
violet = Viola
colour-red = rosso
colour-teal = turchese
colour-yellow = giallo
colour-violet = viola

# explain
gives-birth-on-against = { $camp } fa nascere un pezzo in { $newborn }, contro { $mother }
moves-from-to = { $camp } va da { $from } a { $to }
cuts-its-alignment-from = { $camp } taglia il suo allineamento a partire da { $end }
event-birth = { $first }: nasce un pezzo in { $newborn }, accanto a { $mother }
event-displacement = { $first }: da { $from } a { $to }
event-end-chosen = { $first } sceglie l'estremità { $at }
point-of = { $point } ({ $colour })
asphyxia-no-empty-point-beside = Asfissia: nessun punto libero accanto a { $dead }
overpopulation-has-in-row-is-taken = Sovrappopolazione: { $camp } ne ha { $n } in fila, { $line }; va via { $at }
longer-than = { $longer } ({ $stronger }) è più lungo di { $shorter } ({ $weaker })
turns-colour-again = { $why }: { $at } torna { $last } e lo resta
turns-colour = { $why }: { $at } diventa { $last }
is-out-its-last-pieces-leave = { $first } è eliminato: i suoi ultimi pezzi lasciano { $at }

# game
mamba = Mamba
pieces-that-are-born-die-and = I tuoi pezzi fanno nascere, si alleano e convertono gli altri: una sola mossa può ribaltare mezzo tavoliere. Da due a quattro giocatori.
both-camps = { $one } e { $two }

# presets
preset-two-players = In due
preset-booklets-pages-for-two-are-lost = Le pagine del libretto sul gioco in due sono perdute: tavoliere, inizio e soglia di eliminazione vengono da descrizioni pubblicate.
preset-two-players-nothing-taken-back = In due, mosse definitive
preset-game-for-two-as-far-as = Il gioco in due, per quanto resta del libretto: il dado decide chi comincia, e uno spostamento è definitivo.
preset-booklet-to-letter-for-three = Il libretto alla lettera, in tre
preset-as-printed-for-three-die-seven = Come stampato per tre: il dado, sette pezzi a testa, e uno spostamento è definitivo; la figura dell'inizio è perduta.
preset-booklet-to-letter-for-four = Il libretto alla lettera, in quattro
preset-as-printed-for-four-die-seven = Come stampato per quattro: il dado, sette pezzi a testa, e uno spostamento è definitivo; la figura dell'inizio è perduta.
preset-bar-mamba-to-letter = Il Mamba da bar alla lettera
preset-booklets-game-in-teams-partners-opposite = Il gioco a squadre del libretto, compagni di fronte e senza immunità, e uno spostamento è definitivo.
preset-three-players = In tre
preset-booklets-game-for-three-table-says = Il gioco in tre del libretto; il tavolo dice se si può tornare indietro.
preset-four-players = In quattro
preset-booklets-game-for-four-each-for = Il gioco in quattro del libretto, ognuno per sé; il tavolo dice se si può tornare indietro.
preset-bar-mamba-in-teams = Mamba da bar, a squadre
preset-booklets-game-for-two-teams-of = Il gioco del libretto per due squadre da due, i cui compagni possono trasformarsi a vicenda.
preset-two-players-births-in-square = In due, nascite nel quadrato
preset-other-reading-of-where-newborn-may = L'altra lettura di dove posare il neonato: su uno degli otto punti intorno alla madre.

# refuse
no-alignment-has-more-than-four = nessun allineamento ha più di quattro pezzi: non c'è un'estremità da scegliere
game-is-over-has-won = { $camps ->
    [one] la partita è finita: { $side } ha vinto
   *[other] la partita è finita: { $side } hanno vinto
}
game-is-over-draw = la partita è finita: patta
outside-board = { $square } non è un punto del tavoliere { $n }×{ $n }
other-alignment-first = l'allineamento da { $one } a { $two } viene prima di quello che finisce in { $end }
not-an-end = { $end } non è un'estremità dell'allineamento di { $n } da { $one } a { $two }
end-comes-first = { $owner } deve prima scegliere un'estremità del suo allineamento di { $n } da { $one } a { $two }
not-your-piece = { $point } è del campo { $owner }, ed è il turno del campo { $turn }
no-piece-there = { $point } è vuoto: ci vuole un pezzo del campo { $turn }
mother-twice = { $mother } ha già generato in questo turno
not-isolated-by-one = { $mother } non è isolato: { $squares } è occupato
not-isolated-by-several = { $mother } non è isolato: { $squares } sono occupati
no-piece-can-be-born = ci sono { $n } pezzi sul tavoliere: non ne può nascere nessuno
is-not-in-cross-of = { $newborn } non è nella croce di { $mother }
is-not-in-square-of = { $newborn } non è nel quadrato di { $mother }
displacement-back-to-origin = uno spostamento non può finire dove è cominciato, in { $from }
displacement-too-far = { $to } è a più di due passi da { $from }
point-is-occupied = { $to } è occupato
way-from-to-is-barred = la via da { $from } a { $to } è sbarrata: { $squares }
birth-needs-mother = per una nascita occorre un pezzo isolato del campo { $turn } che non abbia ancora generato in questo turno, e un punto accanto

# rulebook, agreement
b-18-title = Cento turni tranquilli
b-18-part1 = Cento turni di seguito senza nascite, morti né trasformazioni fanno patta tra tutti i rimasti.
b-18-part1-reason = Il libretto non conosce la patta. Un programma deve poter chiudere una partita in cui nessuno fa progressi.
b-18-part2 = Ogni nascita, morte o trasformazione (Block compreso) azzera il conto, che è zero anche finché c'è un'estremità da scegliere; uno spostamento il cui confronto non ne porta aggiunge uno, anche in un turno con una nascita.
b-18-part2-reason = Delle quattro azioni del libretto solo lo spostamento lascia i pezzi come sono.
b-18-example1 = Il centesimo turno tranquillo.
b-19-title = L'abbandono
b-19-part1 = Un campo che abbandona è tolto dal tavoliere, e gli altri continuano; se c'era un'estremità da scegliere, il confronto prosegue senza di lui.
b-19-part1-reason = Il libretto non parla di abbandono. I suoi pezzi se ne vanno come quelli di un giocatore eliminato (B-15), e nessuno vince per questo prima della fine.
b-19-part2 = Nel Mamba da bar la squadra di chi abbandona ha perso.
b-19-part2-reason = Nessuno resta a giocare da solo contro due.
b-19-example1 = Il turchese ha abbandonato e i suoi pezzi non ci sono più: dopo il rosso tocca al giallo.
b-19-example2 = Il turchese era entrato in contatto con quattro pezzi rossi e ha poi abbandonato mentre il rosso sceglie: la scelta resta, e dopo tocca al giallo.
c-3-title = I finali comuni a tutti i giochi
c-3-part1 = La partita finisce anche quando abbandona l'ultimo avversario, e in patta quando sono d'accordo tutti quelli ancora in gioco. Chi è stato eliminato non ha più voce: né abbandono, né proposta, né risposta a una proposta.
c-3-part1-reason = Il libretto non conosce né l'abbandono né la patta; è l'uso di tutti i giochi di qui. Chi ha lasciato il tavoliere non ha nulla da perdere e non deve decidere per gli altri.
c-3-part2 = La ripetizione: quando la stessa posizione, senza il suo conto, si presenta per la terza volta all'inizio di un turno, la partita è patta.
c-3-part2-reason = Altrimenti due giocatori potrebbero andare avanti e indietro senza fine.
c-3-example1 = Avanti e indietro: dopo quattro turni tranquilli la posizione è di nuovo la prima, tranne il conto. Vista una terza volta, è patta.

# rulebook, alignment
b-10-title = Allineamento e trasformazione
b-10-part1 = Da uno a quattro pezzi di uno stesso campo, in linea e affiancati, formano un allineamento.
b-10-part2 = Le linee sono le righe e le colonne. Un allineamento arriva fin dove i suoi pezzi si toccano; un pezzo da solo è un allineamento di uno nella riga e di uno nella colonna.
b-10-part3 = Trasformare un pezzo vuol dire fargli cambiare campo.
b-10-part4 = La superiorità numerica: su una stessa linea, un allineamento di fronte a uno avversario più corto lo trasforma, pezzo per pezzo.
b-10-part5 = Due allineamenti si fronteggiano dove si toccano. A parità, si lasciano in pace.
b-10-part6 = Cambia campo il pezzo a contatto; poi gli allineamenti si contano di nuovo.
b-10-part6-reason = Il libretto dice pezzo per pezzo, e non da quale cominciare. Solo il cambio del pezzo a contatto lascia uniti i pezzi del più forte.
b-10-part7 = Ogni contatto si giudica da sé: le forze ai due lati di un pezzo non si sommano.
b-10-example1 = Allineamenti di uno (a6), due (b4, c4), tre (da g2 a i2) e quattro pezzi (da a1 a d1). Quattro non sono troppi.
b-10-example2 = Due contro uno: d4 cambia campo. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-line-1 = Linea 1
b-10-example3 = Uno contro uno, due volte: d4 sta tra c4 ed e4 e resta quello che è. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-line-2 = Linea 2

# rulebook, block
b-13-title = Block
b-13-part1 = Il Block impedisce che un pezzo cambi campo all'infinito.
b-13-part2 = C'è un Block quando un pezzo cambia campo due volte senza che tra le due trasformazioni ci sia stata una sovrappopolazione. Dopo, il pezzo resta nel suo primo campo.
b-13-part3 = Torna al campo che aveva prima del primo cambio, anche se il secondo lo fa un terzo campo.
b-13-part4 = I due cambi si contano in uno stesso confronto, e una sovrappopolazione in qualunque punto del tavoliere li separa. Un pezzo bloccato non si trasforma più in quel confronto; una sovrappopolazione azzera i conti e toglie tutti i Block.
b-13-part4-reason = Il libretto non dice né dove debba essere la sovrappopolazione né quanto duri il Block. Contato per tutto il tavoliere e finché l'equilibrio è ristabilito, il Block fa ciò a cui serve: ogni confronto finisce (B-14).
b-13-part5 = Un Block è un equilibrio fragile: una nuova azione può rimetterlo in discussione.
b-13-part6 = Il contatto disuguale che lascia riposa finché uno dei suoi due allineamenti non cambia (B-11).
b-13-part6-reason = Il libretto chiama fragile questo equilibrio e lo fa rompere da un cambiamento; lo intendiamo di un cambiamento degli allineamenti che vi si toccano.
b-13-example1 = Il rosso viene in c4 e prende d4 lungo la riga; nessuna sovrappopolazione; il turchese riprende d4 lungo la colonna: Block, e d4 resta al turchese. Le quattro figure sono perdute; questo tavoliere è una nostra ricostruzione.
figure-block-in-four-pictures = Il Block in quattro figure
b-13-example2 = Il Block è fragile: una mossa tranquilla lo lascia in pace, ma un terzo pezzo in a4 lo rimette in discussione, e d4 è di nuovo conteso.
b-13-example3 = Il turchese prende f6 al rosso, poi lo prenderebbe il giallo: f6 torna al rosso, il suo primo campo.
b-14-title = Ogni confronto finisce
b-14-part1 = Un confronto finisce sempre.
b-14-part1-reason = Segue dal Block come lo leggiamo: tra due sovrappopolazioni un pezzo cambia al massimo due volte, e ogni sovrappopolazione toglie un pezzo dal tavoliere.
b-14-example1 = Uno spostamento, nove eventi, poi tutto tace.

# rulebook, board
b-1-title = Il tavoliere
b-1-part1 = Sul tavoliere sono disegnate delle vie, e i pezzi si muovono lungo di esse.
b-1-part2 = Le vie seguono righe e colonne, mai le diagonali: ogni punto è unito a quelli sopra, sotto, a sinistra e a destra.
b-1-part3 = In due il tavoliere ha nove punti per nove, in tre e in quattro undici per undici.
b-1-part3-reason = Nessuna pagina rimasta mostra il tavoliere. I siti Jedisjeux e Jeux à deux ne descrivono uno stampato sui due lati, 9 per 9 e 11 per 11; secondo Jeux à deux il lato grande serve per più di due giocatori.
b-1-example1 = Nove per nove in due.
b-1-example2 = Undici per undici in quattro.
b-5-title = La croce e il quadrato
b-5-part1 = La croce di un pezzo è formata dai quattro punti sopra, sotto, a destra e a sinistra.
b-5-part2 = Il suo quadrato è formato dagli otto punti che lo circondano.
b-5-part3 = Al bordo e in un angolo la croce ha meno punti: ciò che è fuori dal tavoliere non conta.
b-5-part4 = Lo stesso vale per il quadrato: contano solo i punti che esistono.
b-5-part4-reason = Il libretto parla del bordo solo a proposito dell'asfissia. Letto allo stesso modo, il quadrato permette a un pezzo sul bordo di essere isolato come gli altri.
b-5-example1 = Con le nascite nel quadrato lo si vede: otto punti intorno a c5, tre intorno all'angolo a1. La croce di c5 è b5, c4, c6 e d5.
b-6-title = Quaranta pezzi
b-6-part1 = La scatola contiene quaranta pezzi.
b-6-part1-reason = L'elenco del materiale del libretto è perduto; i siti Jedisjeux e Askywhale ne contano entrambi quaranta.
b-6-part2 = Perciò sul tavoliere ci sono al massimo quaranta pezzi; finché ci sono tutti, non ne nasce nessuno.
b-6-part2-reason = Il libretto non fissa limiti, ma non si può posare un pezzo che nella scatola non c'è.
b-6-example1 = Quaranta pezzi: a1 è isolato, ma non può generare.
b-6-example2 = Trentanove: può.

# rulebook, confrontation
b-11-title = Il confronto
b-11-part1 = Un'azione è lo spostamento di un pezzo, una nascita, la morte di un pezzo o la trasformazione di un pezzo.
b-11-part2 = Dove degli allineamenti toccano allineamenti avversari c'è un confronto. Un cambiamento, dopo un'azione, ne rompe l'equilibrio.
b-11-part3 = Per ristabilirlo le azioni si susseguono, a ogni tappa in quest'ordine: 1. asfissia; 2. sovrappopolazione; 3. trasformazioni per il giocatore la cui azione ha dato il via; 4. trasformazioni per l'altro giocatore. L'equilibrio è ristabilito quando non resta più nulla da fare.
b-11-part4 = In tre e in quattro le trasformazioni degli altri giocatori si fanno in senso orario.
b-11-part5 = Le trasformazioni si fanno una alla volta, e dopo ognuna si riprende dal punto 1. Una nascita apre un confronto come uno spostamento.
b-11-part6 = Asfissia: un pezzo che non può più muoversi sparisce subito. O la sua croce è tutta occupata, o sta su un bordo del tavoliere, o su due, e bastano meno di quattro pezzi a chiuderlo.
b-11-part7 = Tutti i pezzi asfissiati nello stesso momento muoiono insieme, di qualunque campo siano.
b-11-part7-reason = La morte è immediata e il libretto non dà un ordine: nessuno si salva per la morte di un altro.
b-11-part8 = Sovrappopolazione: un allineamento di più di quattro pezzi. Se un'azione la provoca, il giocatore interessato sceglie l'estremità da cui togliere pezzi finché ne restano quattro; se ce n'è più d'uno da togliere, tutti dalla stessa estremità.
b-11-part9 = Il giocatore interessato è il proprietario dell'allineamento, anche nel turno di un altro. La scelta è una mossa a sé, e prima non si gioca altro.
b-11-part9-reason = Sono i suoi pezzi ad andarsene. La descrizione di un negozio (La Planque, a Mende) lascia scegliere chi ha formato l'allineamento; il libretto parla del giocatore interessato.
b-11-part10 = La morte è sempre immediata; l'asfissia viene prima della sovrappopolazione; e dopo ogni trasformazione si guarda prima se un allineamento è diventato troppo lungo.
b-11-part11 = Si giudica solo ciò che è cambiato: di due allineamenti a contatto almeno uno non doveva stare esattamente così, stessi punti, stesso campo, stessa direzione, prima della nascita o dello spostamento. L'attesa di una scelta non apre un nuovo confronto.
b-11-part11-reason = Secondo il libretto è un cambiamento a rompere l'equilibrio. Altrimenti un Block (B-13) si disputerebbe di nuovo a ogni turno.

# rulebook, deaths
asphyxia = Asfissie
common-example1 = La croce piena: occupato anche f6, e6 non ha più punti liberi. La figura è perduta; questo tavoliere è una nostra ricostruzione.
common-example2 = Nell'angolo bastano due pezzi: a1 muore. La figura è perduta; questo tavoliere è una nostra ricostruzione.
common-example3 = Cinque in fila: il proprietario toglie a4 o e4. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-overpopulation = Sovrappopolazione
common-example4 = Sei in fila: due sono di troppo, e se ne vanno entrambi dall'estremità scelta.
common-example5 = L'asfissia viene prima della sovrappopolazione: a4 muore, e in fila ne restano quattro.
common-example6 = Il turchese entra in contatto con quattro pezzi rossi, che lo trasformano; il rosso, che ora ne ha cinque, sceglie nel turno del turchese.
common-example7 = Finché c'è un'estremità da scegliere non si gioca altro.
common-example8 = Un confronto passo per passo: dopo lo spostamento tre ne prendono uno, quattro il successivo, e cinque sono troppi. Le figure sono perdute; questo tavoliere è una nostra ricostruzione.
figure-series-of-page-6 = La serie di pagina 6
common-example9 = Un Block stabilito: b4 e c4 superano d4, ma nessuno dei due allineamenti è cambiato. Riposano finché uno dei due non cambia.

# rulebook, displacement
b-9-title = Lo spostamento
b-9-part1 = Tutti i pezzi si muovono allo stesso modo: lungo le vie del tavoliere, di uno o due punti, ogni passo verso un punto della croce del pezzo. Due passi possono andare diritti o ad angolo.
b-9-part2 = Né il punto d'arrivo né quello intermedio possono essere occupati.
b-9-part3 = Si può spostare un pezzo subito dopo la sua nascita.
b-9-part4 = Uno spostamento non finisce dove è cominciato.
b-9-part4-reason = Andare e tornare non sarebbe uno spostamento, ma un modo di aspettare.
b-9-part5 = Al punto intermedio non si giudica nulla.
b-9-part5-reason = Il libretto guarda il punto d'arrivo e quello d'origine (B-12), mai ciò che sta in mezzo.
b-9-example1 = Due punti diritti, lungo una riga o una colonna. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-displacement-by-two-points = Spostamento di due punti
b-9-example2 = Un punto, lungo una riga o una colonna. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-displacement-by-one-point = Spostamento di un punto
b-9-example3 = Due punti ad angolo. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-displacement-round-corner = Spostamento ad angolo
b-9-example4 = c4 e d3 sbarrano le vie di c3 verso l'alto e la destra.
b-9-example5 = c4 nasce e si sposta nello stesso turno.
b-20-title = Non si torna indietro
b-20-part1 = Uno spostamento fatto non si riprende.
b-20-part2 = È il tavolo a tenere questa regola, non la posizione. Si apre un tavolo dove non si annulla nulla (takeback=never), dove si annulla di comune accordo (agreed), o liberamente (free), come è possibile solo contro il computer e su un solo schermo.
b-20-part2-reason = Su uno schermo il dito scivola più facilmente che la mano su un tavoliere, e contro il computer si vuole provare. Chi gioca alla lettera apre un tavolo dove non si annulla nulla.
b-20-example1 = Il rosso è andato da d3 a d4. È il turno del turchese, e nessuna mossa del rosso riporta indietro.

# rulebook, ending
b-15-title = L'eliminazione
b-15-part1 = In tre, i pezzi di chi ne ha soltanto tre vengono tolti dal tavoliere.
b-15-part2 = In quattro, e nel Mamba da bar, il numero è due.
b-15-part3 = In due è quattro.
b-15-part3-reason = Le pagine del gioco in due sono perdute; i siti Jedisjeux, Jeux à deux e Askywhale danno tutti quattro.
b-15-part4 = Vale anche se i pezzi sono ancora meno.
b-15-part4-reason = Un confronto può costare più pezzi insieme e saltare quel numero.
b-15-part5 = Si giudica quando l'equilibrio è ristabilito, non prima. Possono cadere più campi insieme. Se il campo di turno cade dopo una nascita, il suo turno è finito.
b-15-part5-reason = Durante un confronto i pezzi vanno e vengono; conta solo ciò che resta.
b-15-example1 = Il giallo è ridotto a tre ed esce; il turno passa dal turchese al rosso.
b-15-example2 = Una nascita che costa madre e figlio: il rosso è ridotto a due e il suo turno è finito.
b-16-title = Vincere
b-16-part1 = Lo scopo è ridurre gli altri giocatori al numero di B-15: tre pezzi in tre, due in quattro.
b-16-part2 = Vince l'ultimo campo rimasto.
b-16-part3 = Nel Mamba da bar bisogna ridurre a due pezzi ciascuno dei due avversari; una squadra ha vinto quando all'altra non resta alcun giocatore. Può averne perso uno anche lei per strada.
b-16-part4 = In due vince chi riduce l'avversario a quattro pezzi.
b-16-part4-reason = Le pagine del gioco in due sono perdute; i siti Jedisjeux e Jeux à deux danno questo scopo.
b-16-example1 = Il turchese è ridotto a quattro: vince il rosso.
b-16-example2 = Cade l'ultimo giocatore dell'altra squadra: vincono rosso e giallo.
b-16-example3 = Il giallo è stato eliminato da tempo; il rosso da solo fa cadere il turchese, e la squadra di rosso e giallo ha vinto.
b-16-example4 = Dopo la fine non si gioca più.
b-17-title = Quando cadono tutti insieme
b-17-part1 = Se cadono insieme tutti i rimasti, chi ha più pezzi (una squadra: i due campi insieme) resta sul tavoliere e vince; chi ne ha altrettanti resta e fa patta.
b-17-part1-reason = Il libretto non prevede il caso. Chi ha conservato più pezzi è il più vicino allo scopo.
b-17-example1 = a1 e b2 soffocano: quattro contro quattro, patta.
b-17-example2 = Cadono entrambi, e il turchese ha un pezzo in più: vince il turchese.

# rulebook, order
b-12-title = Da dove si comincia
b-12-part1 = Di regola si comincia dalle azioni nel punto in cui il pezzo spostato è arrivato; seguono quelle legate al suo punto d'origine.
b-12-part2 = Noi lo misuriamo: di più pezzi da trasformare, o di più allineamenti troppo lunghi, viene prima il più vicino al punto d'arrivo, contato in passi lungo le vie (per un allineamento, il suo pezzo più vicino); poi il più vicino all'origine; poi, tra allineamenti, una riga prima di una colonna; poi il primo in ordine di lettura, prima la riga lontana e da sinistra a destra. Righe, colonne e lettura si vedono dal posto del campo di turno.
b-12-part2-reason = «Di regola» lascia fare ai giocatori; a un programma serve un ordine per ogni caso, e lo stesso per ogni posto.
b-12-part3 = Dopo una nascita il punto del neonato è l'arrivo e quello della madre l'origine.
b-12-part3-reason = Il libretto parla solo di pezzi spostati; qui ad arrivare è il neonato.
b-12-example1 = L'arrivo prima dell'origine: a6 fa due contro uno e prende c6; poi b4, rimasto solo all'origine, passa al turchese.
b-12-example2 = Chi siede in basso vede d5-h5 come una riga: viene prima, poi la colonna.
b-12-example3 = Chi siede a sinistra vede la colonna d come una riga: viene prima.
b-12-example4 = L'estremità dell'allineamento successivo deve aspettare.

# rulebook, seats
b-2-title = I campi e i posti
b-2-part1 = Oltre al gioco in due ci sono giochi per più giocatori, l'ultimo per quattro; le loro regole sono quelle del gioco in due.
b-2-part2 = Si può giocare anche in tre.
b-2-part2-reason = Il numero nel titolo di quella pagina non si legge più. Precede la pagina del gioco in quattro e ha una soglia sua, tre pezzi (B-15): leggiamo tre.
b-2-part3 = Ogni campo ha un colore e un lato, in senso orario: rosso in basso, turchese a sinistra, giallo in alto, viola a destra (nei testi a, b, c, d). In due, il rosso sta in basso e il turchese in alto; in tre il lato destro resta vuoto.
b-2-part3-reason = Le figure del libretto con i posti sono perdute. Con le lettere in senso orario l'ordine stampato dei turni (B-4) è quello dell'alfabeto.
b-2-part4 = Il Mamba da bar («Mamba de comptoir»): si gioca in quattro, a due squadre di due, con i compagni uno di fronte all'altro.
b-2-part5 = Quindi rosso e giallo giocano contro turchese e viola.
b-2-part6 = Tra compagni non c'è alcuna immunità.
b-2-part7 = Si trasformano i pezzi a vicenda come avversari.
b-2-example1 = In quattro si gioca in senso orario.
b-2-example2 = A squadre il rosso trasforma un pezzo del compagno giallo.
b-3-title = La posizione iniziale
b-3-part1 = In tre e in quattro ognuno comincia con sette pezzi.
b-3-part2 = Anche in due, e i sette pezzi di ciascuno formano un'H davanti a lui.
b-3-part2-reason = Le pagine del gioco in due sono perdute. I siti Jedisjeux e Jeux à deux danno sette pezzi a testa; l'H è descritta da Askywhale e dal museo austriaco dei giochi Ludorium.
b-3-part3 = In tre e in quattro l'H è la stessa, girata con il suo proprietario.
b-3-part3-reason = Delle figure di queste posizioni restano solo le didascalie. Sette pezzi nella forma descritta per due, come li vede ogni proprietario: è la lettura più semplice.
b-3-part4 = L'H è diritta, larga e profonda tre punti, contro il centro del lato del proprietario.
b-3-part4-reason = Nessun testo che conosciamo indica i punti. Il centro del lato è uguale per tutti.
b-3-example1 = L'inizio in due, secondo descrizioni pubblicate.
b-3-example2 = L'inizio in tre. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-starting-position-for-three = Posizione iniziale in tre
b-3-example3 = L'inizio in quattro. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-starting-position-for-four = Posizione iniziale in quattro
b-4-title = Chi comincia
b-4-part1 = In tre e in quattro ogni giocatore tira un dado, e comincia chi ottiene il numero più alto.
b-4-part2 = Poi il turno passa in senso orario.
b-4-part3 = Anche in due decide il dado.
b-4-part3-reason = Le pagine del gioco in due sono perdute; il sito Askywhale parla del dado in generale, senza numero di giocatori.
b-4-part4 = Chi ha a pari merito il numero più alto tira di nuovo con gli altri pari.
b-4-part4-reason = Il libretto non dice nulla della parità. Tirare di nuovo lascia a tutti le stesse possibilità.
b-4-part5 = A un tavolo si tirano i dadi. Nei testi, nelle partite registrate e nei protocolli il campo che comincia è indicato (first=a fino a d, a se non si dice nulla), e deve essere uno che gioca; con first=die il numero dell'inizio vale come i tiri.
b-4-part5-reason = Un testo non tira dadi. Il numero dell'inizio ne è il seme, così gli stessi tiri si possono rivedere.
b-4-example1 = Il dado ha scelto il turchese.

# rulebook, turn
b-7-title = Un turno
b-7-part1 = Quando viene il suo turno, un giocatore fa prima le sue nascite, quante sono i suoi pezzi isolati, poi il suo spostamento.
b-7-part2 = Una nascita è un diritto, non un obbligo.
b-7-part3 = Lo spostamento è obbligatorio: un pezzo, una volta, e il turno è finito.
b-7-part3-reason = Il libretto vuole che il giocatore faccia il suo spostamento e non parla di rinunciarvi; altrimenti si potrebbe aspettare senza fine. È sempre possibile: dopo un confronto ogni pezzo rimasto ha accanto un punto libero.
b-7-example1 = Due nascite e uno spostamento fanno un turno.
b-8-title = La nascita
b-8-part1 = Un pezzo isolato, cioè con il quadrato vuoto, può generare un nuovo pezzo del suo campo.
b-8-part2 = Il giocatore posa il neonato contro la madre.
b-8-part3 = Contro di lei vuol dire su un punto della sua croce; con le nascite nel quadrato, su uno degli otto punti del suo quadrato.
b-8-part3-reason = La parola del libretto ammette entrambe, e chi descrive il gioco non è d'accordo: Big Cream conta quattro posti, Askywhale otto. Su questo tavoliere sono uniti solo i vicini in riga e in colonna: giochiamo la croce e offriamo il quadrato.
b-8-part4 = Ogni madre genera al massimo una volta per turno.
b-8-part5 = Un neonato può provocare un confronto prima ancora dello spostamento del suo giocatore.
b-8-part6 = Attenzione: un neonato posato nel quadrato di un pezzo isolato gli toglie la nascita.
b-8-part7 = Le nascite si fanno una dopo l'altra: l'isolamento si giudica di nuovo dopo ogni nascita e il suo confronto.
b-8-part7-reason = Un neonato può impedire altre nascite e provocare un confronto: solo il tavoliere così com'è dice chi è isolato.
b-8-example1 = c3 genera nella sua croce.
b-8-example2 = Nato in d4, il pezzo fa due contro uno e trasforma e4; poi si sposta lui stesso in e5 e trasforma e6. La figura è perduta; questo tavoliere è una nostra ricostruzione.
figure-birth-that-transforms = La nascita che trasforma
b-8-example3 = Il neonato in c2 sta nei quadrati di c1 e di c3: nessuno dei due è isolato.
b-8-example4 = c3 ha già generato in questo turno ed è di nuovo solo: non una seconda volta.

# rules
option-two-players = due giocatori
option-three-players = tre giocatori
option-four-players = quattro giocatori
option-two-teams-of-two = due squadre da due
option-players = Giocatori
option-how-many-camps-play-in-teams = Quanti campi giocano; a squadre, i campi che si fronteggiano vincono insieme.
option-it-has-rules-for-each-of = Dà le regole per ciascuno di questi casi; le pagine del gioco in due sono perdute.
option-in-cross = nella croce
option-in-square = nel quadrato
option-place-of-birth = Luogo di nascita
option-where-newborn-is-put-on-one = Dove si posa il neonato: su uno dei quattro punti della croce della madre, o su uno degli otto del suo quadrato.
option-it-puts-newborn-against-its-mother = Posa il neonato contro la madre, il che può voler dire l'uno o l'altro.
option-by-die = con il dado
option-red = rosso
option-teal = turchese
option-yellow = giallo
option-violet = viola
option-each-camp-throws-die-and-highest = Ogni campo tira un dado e comincia il più alto, oppure un campo indicato.
option-each-player-throws-die-and-highest = Ogni giocatore tira un dado, e comincia il numero più alto.

# scene
birth = Nascita
camp-has = { $camp } { $pieces }
piece = pezzo { $colour }
out-at = { $counts }; fuori a { $least }.
drawn-together = Patta: tutti sono caduti insieme, con lo stesso numero di pezzi.
drawn-by-quiet = Patta: { $limit } turni senza nascite, morti né trasformazioni.
won-with-most = { $camps ->
    [one] { $winner } vince: tutti sono scesi insieme a { $least } pezzi o meno, e { $winner } ne ha di più.
   *[other] { $winner } vincono: tutti sono scesi insieme a { $least } pezzi o meno, e { $winner } ne hanno di più.
}
won-alone = { $camps ->
    [one] { $winner } vince: nessun altro ha più di { $least } pezzi.
   *[other] { $winner } vincono: nessun altro ha più di { $least } pezzi.
}
chooses-end-from-which-alignment-of = { $actor } sceglie l'estremità da cui tagliare l'allineamento di { $n }: { $one } o { $two }.
may-give-birth-and-must-then = { $actor } può fare nascite, poi deve spostare un pezzo.
moves-one-piece = { $actor } sposta un pezzo.
idle-turns = Turni senza nascita, morte né trasformazione: { $idle } su { $limit }.

# azioni
no-challenge = Mamba non conosce sfide
no-annulment = Mamba non conosce annullamenti
seat-is-out = il posto { $seat } non è più in gioco

# testi illeggibili
option-first-does-not-play = first={ $letter } non gioca
option-camp-that-plays = un campo che gioca, da a a { $last }
drawing-empty = niente
drawing-form = le righe dall'alto e una linea con gli altri campi
step-form = una nascita c3+c4, uno spostamento c3-d4 o un'estremità -c3
sign-on-point = «{ $sign }» in { $point }
empty-or-camp = «.» o un campo, da a a { $last }
camp-on-turn = il campo di turno, da a a { $last }
pieces-found = { $n } pezzi
most-pieces = al massimo { $most } (B-6)
piece-is-stifled = { $point } non ha punti liberi nella sua croce
no-stifled-piece = nessun pezzo che l'asfissia si porta via (B-11)
overlong-line = { $pieces } pezzi in fila da { $one } a { $two }
four-in-line = al massimo quattro (B-11)
camp-has-too-few = { $pieces ->
    [one] { $letter } ha { $pieces } pezzo
   *[other] { $letter } ha { $pieces } pezzi
}
at-least-or-none = almeno { $least }, o nessuno (B-15)
no-quiet-turns = 0 dopo una nascita e mentre si sceglie un'estremità (B-18)
phase-form = turn, turn:<madri>, trim:b:... o trim:m:...
more-fields = altri campi
end-unless-trim = la fine del testo: solo trim ha righe dopo «!»
camp-without-pieces-on-turn = { $letter } è di turno senza pezzi
camp-with-pieces = un campo che ha pezzi
trim-form = trim:b:<arrivo>:<partenza>:<estremità>,<estremità>, con le eventuali madri dopo «:», o trim:m:...
no-point = «{ $text }» non è un punto
not-two-ends = «{ $ends }» non sono due estremità
more-after-ends = altro dopo le estremità
arrival-out-of-reach = { $arrival } non si raggiunge da { $origin }
arrival-within-reach = un arrivo che una nascita (B-8) o uno spostamento (B-9) può avere da quella partenza
before-missing = manca
before-form = «!» e le righe di prima della mossa che ha aperto il confronto
no-overlong-alignment = nessun allineamento ha più di quattro pezzi
other-ends = le estremità { $one },{ $two }
ends-that-come-first = { $one },{ $two }, le estremità che vengono prima (B-12)
settled-board = un tavoliere a riposo
fewer-than-two-sides = meno di due parti hanno pezzi
board-of-play = un tavoliere su cui il gioco continuava
camp-has-no-pieces = { $letter } non ha pezzi
every-camp-of-now = tutti i campi che ora hanno pezzi
mother-is-no-point = la madre «{ $square }» non è un punto
points-of-board = punti del tavoliere
mother-out-of-order = la madre «{ $square }» è fuori ordine
order-of-mothers = le madri per colonna, poi per riga, ciascuna una volta
mother-does-not-stand = la madre «{ $square }» non è lì
piece-of-camp-there = un pezzo di { $letter } sul suo punto

# what is measured
bench-start-for-two = inizio in due
bench-start-for-three = inizio in tre
bench-start-for-four = inizio in quattro
bench-middle-game-for-two = metà partita in due
bench-crowd-for-two-births-in-the-square = folla in due, nascite nel quadrato
bench-middle-game-in-teams = metà partita a squadre
