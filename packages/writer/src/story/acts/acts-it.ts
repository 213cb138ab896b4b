/** Atto / i primi tentativi / che cosa resta quando tutto è disfatto / che cosa va storto ogni volta / che cosa riesce alla fine. */
export const italianActs = `
run / il terreno volava via, e la prima collina arrivò troppo presto / non c'era più fiato per un solo passo / il fiato mancava già alla prima curva / la collina passò come se fosse piatta
run / il sentiero era ben più lungo di quel che sembrava / il traguardo era lontano come prima / la stessa radice sbarrava ogni volta la strada / il traguardo arrivò prima ancora di pensarci
chase / la polvere si alzava in un lungo nastro / davanti restava solo una nuvoletta di polvere / la distanza cresceva a ogni passo / la distanza si fece piccola, più piccola, e poi sparì
chase / non c'era tempo di guardare né a destra né a sinistra / la strada era vuota e muta / era sempre tardi di una curva / l'ultima curva arrivò giusto in tempo
surf / la tavola era scivolosa come il sapone, e il mare era freddo / la tavola giaceva sulla sabbia, spaccata / la tavola scappava sempre un attimo prima / l'onda {~lo|la} portò fino alla spiaggia
surf / l'acqua salata entrava dappertutto / il mare aveva ributtato tutto sulla sabbia / ogni onda ricadeva come una coperta / la tavola si sollevò e volò sulla cresta dell'onda
swim / l'acqua era più fredda di quel che sembrava / non c'era più forza per una sola bracciata / ogni prova andava a fondo come un sasso / l'acqua {~lo|la} tenne su, come se non aspettasse altro
swim / gli spruzzi si sentivano da lontano / restava solo una pozza sulla riva / c'erano più spruzzi che bracciate / l'altra riva si avvicinò, e poi fu lì
sail / le corde facevano di testa loro / la vela pendeva a brandelli / la barca girava in tondo come un'anatra / la vela si gonfiò, e la barca filò sull'acqua
sail / la barca dondolava per un nonnulla / l'albero giaceva sul ponte / la vela pendeva come un panno bagnato / la prua tagliò le onde cantando
fly / si cominciò da una pietra piccola, e poi da una più grande / restava solo una buca nel terreno / ogni volo finiva a gambe all'aria / tutto si fece piccolo, laggiù, anche i pensieri
fly / il primo volo durò un batter di ciglia / nemmeno una cavalletta l'avrebbe chiamato volo / la terra tornava sempre troppo presto / il vento {~lo|la} sollevò, e la terra si allontanò
climb / la prima roccia fu facile, la seconda no / tutta la salita era da rifare / le pietre cedevano una dopo l'altra / tutta la valle si aprì laggiù in basso
climb / da sotto non sembrava poi così alto / le pietre sbarravano tutta la salita / ogni passo guadagnato era subito perso / sopra non ci fu più altro che il cielo
dance / un giro a sinistra, uno a destra, e uno contro il muro / la destra e la sinistra si erano ingarbugliate / ogni giro finiva in un groviglio / la musica cominciò a girare, e tutto girò con lei
dance / bisognava contare fino a quattro, e al tre ci si perdeva / nemmeno un passo era più al suo posto / la musica era sempre un passo avanti / ci furono tre giri, leggeri come una foglia che cade
skate / partire era facile, fermarsi un po' meno / restava solo un buco nella neve / ogni scivolata finiva nello stesso mucchio di neve / una lunga curva si disegnò, e il ghiaccio cantò
skate / il ghiaccio era molto liscio e molto duro / il ghiaccio era graffiato da cima a fondo / il ghiaccio era sempre più veloce / il ghiaccio {~lo|la} portò da una riva all'altra
ski / uno sci andava a sinistra, l'altro a destra / uno sci scendeva ancora, tutto solo / gli sci si incrociavano a ogni curva / la neve schizzò da tutte e due le parti, fino in fondo
ski / dall'alto la discesa sembrava due volte più ripida / la discesa era tutta un mucchio di neve / ogni curva finiva in un mucchio di neve / una curva chiamò l'altra, come nel volo delle rondini
jump / ci fu una rincorsa corta, e poi una lunga / di slancio non ce n'era più / ogni salto ricadeva al punto di partenza / il salto riuscì, e avanzò perfino spazio
jump / il primo salto non avrebbe disturbato una lumaca / l'asticella giaceva rotta per terra / l'asticella cadeva ogni volta / l'asticella rimase dov'era, e l'atterraggio fu morbido
juggle / una palla era facile, due erano una folla / le palle erano rotolate da tutte le parti / una palla andava sempre per conto suo / tre palle girarono come pianeti
juggle / la seconda palla finì nella minestra / l'ultima palla era rotolata troppo lontano / le palle piovevano come grandine / le palle rimasero in aria, e nessuna cadde
sing / le prime note erano piccole piccole / usciva soltanto un gracchio / ogni nota alta si spezzava / la canzone salì, chiara e limpida, e più nulla si mosse
sing / il primo pubblico fu un muro, perché i muri hanno pazienza / la voce se n'era andata, fino all'ultima nota / la melodia si perdeva già alla seconda strofa / l'ultima nota rimase nell'aria come una campana
play / la prima nota cigolò come una porta, la seconda come una porta più gentile / non c'era più nemmeno una nota giusta / ogni melodia finiva in un cigolio / la melodia venne tutta intera, dalla prima all'ultima nota
play / all'inizio ci fu una nota sola, dal mattino alla sera / le note si erano tutte mescolate / una nota sbagliata si tirava dietro tutte le altre / una nota prese l'altra per mano
paint / presto ci fu colore dappertutto, tranne che sul foglio / tutti i colori erano diventati grigi / ogni cielo veniva marrone come il fango / il rosso si accese come la sera
paint / le prime pennellate colavano / il quadro era una sola pozza grigia / ogni linea veniva storta / il quadro sembrò d'un tratto respirare
bake / la farina stava nell'aria come la nebbia / dal forno usciva fumo nero / ogni pane usciva piatto e duro come un mattone / la crosta cantò appena la si toccò
bake / l'impasto si attaccava a tutto, perfino alla maniglia / l'impasto stava nella ciotola come un sasso / la crosta si bruciava prima della mollica / dal forno uscì un pane tondo e dorato come la luna
cook / un pizzico di questo, e davvero troppo di quello / la cucina era piena di fumo / tutto usciva bruciato di qua e crudo di là / salì un profumo così buono che tutti si avvicinarono
cook / lo zucchero fu preso per sale, ma una volta sola / nemmeno le formiche l'avrebbero toccato / tutto sapeva di sapone / la prima cucchiaiata ebbe il sapore di un giorno di festa
read / le lettere stavano lì come formiche su un sentiero / le lettere si erano tutte mescolate / le lettere saltavano come pulci / le lettere stettero ferme, e ne uscì una storia
read / le parole corte erano gentili, le lunghe molto meno / ogni pagina era una nebbia grigia / ogni parola lunga era un cancello chiuso / la pagina si aprì come una finestra
write / la prima riga prese un'intera mattina / tutto intorno c'erano pagine stropicciate / ogni frase finiva in una macchia / le parole vennero una dopo l'altra, e rimasero
write / ci fu inchiostro dappertutto, e un poco anche sulla carta / non si leggeva più nemmeno una parola / la pagina restava bianca / l'ultimo punto si posò al suo posto
garden / la terra era dura come un piatto / i germogli erano tutti piegati / nemmeno un seme si faceva vedere / una punta verde spuntò dalla terra
garden / ogni seme ebbe la sua buca e una parola gentile / le piantine tenevano la testa bassa / tutto appassiva prima di mezzogiorno / il primo bocciolo si aprì
build / le martellate si sentivano da lontano / i pezzi erano sparsi dappertutto / niente stava insieme / l'ultimo pezzo andò al suo posto con un piccolo clic
build / certi pezzi erano troppo lunghi, altri troppo corti / restava solo un mucchio di pezzi / quel che saliva a sinistra cadeva a destra / tutto rimase in piedi, senza nemmeno tremare
fish / il galleggiante stava sull'acqua e non faceva nulla / la lenza era tutta un nodo / abboccavano solo vecchi stivali / la lenza si tese, e qualcosa d'argento saltò
fish / i vermi furono i primi a scappare / l'amo pendeva da un albero / l'amo tornava sempre vuoto / il galleggiante andò giù una volta, e poi per davvero
befriend / all'inizio uscì solo un saluto piccolo piccolo / restava soltanto l'eco / ogni saluto si perdeva a metà strada / arrivò una risposta, ed era gentile
befriend / un piccolo regalo fu lasciato lì, non si sa mai / non si vedeva più nessuno / ogni parola gentile usciva troppo forte / un'altra voce continuò il motivo
brave / si contò fino a dieci, e poi fino a cento / il coraggio era finito / bastava pensarci, e tremava ogni cosa / la paura si alzò e se ne andò, come un'ospite rimasta troppo a lungo
brave / il primo passo fu piccolo piccolo / la vecchia paura era tornata, due volte più grande / la paura cresceva di notte come un fungo / della paura rimase soltanto uno sbadiglio
find / ogni sasso fu rivoltato, e qualcuno due volte / la traccia era sparita / ogni traccia riportava al punto di partenza / (?goal {goal} apparve lì|apparve lì), come se aspettasse da sempre
find / ognuno indicava da un'altra parte / la mappa non serviva più a nulla / ogni traccia era quella di qualcun altro / l'ultimissimo posto fu quello giusto
see / la strada era più lunga di qualsiasi storia / la strada era sparita / la nebbia stava lì come un muro / la nebbia si alzò come un sipario, e dietro (?goal c'era {goal}|c'era la meraviglia)
see / dietro la prima collina ce n'era solo una seconda / non si vedeva più altro che grigio / dietro ogni collina c'era un'altra collina / non ci furono più colline, ma soltanto (?goal {goal}|luce)
go / il bagaglio fu fatto, disfatto e rifatto / la strada era sparita / ogni strada riportava al punto di partenza / l'ultimo tratto passò, e l'arrivo fu lì
go / il primo miglio fu il più lungo / la mappa non serviva più a nulla / la strada si allungava invece di accorciarsi / quel che era lontano fu d'un tratto vicino
sleep / fu contato tutto, e qualcosa due volte / la notte era finita, e per niente / ogni silenzio aveva dentro un rumorino / una parola venne più lenta dell'altra, e l'ultima non venne
sleep / si contarono le stelle, e poi i vuoti in mezzo / il mattino arrivò troppo presto / più il letto era morbido, più i pensieri facevano rumore / passò di lì uno sbadiglio, e portò via ogni cosa
save / la corda era troppo corta, e la notte pure / tutto era peggio di prima / chi tirava a sinistra disfaceva quel che si faceva a destra / quel che era bloccato da tanto si liberò, piano piano
save / vennero dieci buone idee, e nessuna andava bene / restavano solo facce stanche / ogni aiuto aveva bisogno di aiuto / il pericolo passò, e tornò la calma
solve / ogni impronta fu misurata, e nessuna era quella giusta / l'ultima traccia era stata spazzata via / ogni indizio aveva una spiegazione innocente / dietro l'ultimo segno, sotto un'asse, (?goal c'era {goal}|c'era la risposta)
solve / furono interrogati tre sospetti, e ognuno raccontò una lunga storia / la lista dei sospetti era vuota / chi era accusato era innocente, e si offendeva / l'ultimo segno portava a un'asse, e là sotto (?goal stava {goal}|stava la risposta)
deliver / in tre curve era già caduto tutto due volte / tutto era finito nel fango / ogni pozzanghera sembrava aspettare quel momento / una porta si aprì, e dietro qualcuno aspettava
deliver / il vento prese un angolo, e non lo mollò più / di asciutto non restava niente / ogni passo nel bagnato ne valeva dieci / a una finestra ardeva un lume, ed era lì
become / il cappello era troppo grande, e la voce troppo forte / le cose prese in prestito erano sparse per terra / non ci credeva nessuno, tranne un passero / la cosa giusta fu fatta prima che ci fosse il tempo di pensarci
become / andava tutto bene, finché niente si muoveva / non ne restava che un cappello / tutto quello che sembrava giusto finiva male / era venuto da sé, da un giorno all'altro
laugh / una barzelletta fu spiegata, e poi spiegata di nuovo / non restava nemmeno un sorriso / sembrava una porta senza olio / ci fu un singhiozzo, e poi una risata che non finiva più
laugh / venne un pagliaccio, e si addormentò a metà / tutte le bocche erano all'ingiù / ogni sorriso scivolava via / qualcuno sbuffò, e fu la fine della serietà
win / il primo giro passò prima di essere capito / era tutto a pezzi / una metà intralciava l'altra metà / tutti si alzarono, e nessuno ebbe niente da aggiungere
win / gli altri erano più veloci anche in questo / non c'era più niente da sperare / ogni cosa nuova andava male in un modo nuovo / gli altri furono i primi ad applaudire
`;
