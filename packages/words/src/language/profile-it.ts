import { phraseList, wordSet } from './language-profile.ts';
import type { LanguageProfile } from './language-profile.ts';

export const italianProfile: LanguageProfile = {
  code: 'it',
  stopWords: wordSet(`
    maggiore maggiori migliore migliori minore minori peggiore peggiori
    a abbastanza ad agli ai al alcune alcuni all alla alle allo allora altra altre altri altro anche ancora anni appena aveva avevano
    avere ben bene c che chi ci ciascuno ciò circa ciascuna come con contro così cui d da dagli dai dal dall dalla dalle dallo davanti
    degli dei del dell della delle dello dentro deve devono di dietro dire diventa diventano dopo dove dovrebbe due dunque durante e è
    ebbe ecco ed egli ella entrambi era erano essa esse essere essi fa fare fatto fino fin finché forse fra fu fuori furono già gli
    grazie ha hanno ho i il in infatti infine insieme intanto intorno invece io l la lascia le lei li lo loro lui ma mai male mano me
    mediante meglio meno mentre mette mi mia mie miei mio molta molte molti molto né ne negli nei nel nell nella nelle nello nessun
    nessuna nessuno niente no noi non nostra nostre nostri nostro nulla o od oggi ogni ognuno ogni oltre oppure ora ormai per perché
    perciò però piuttosto più po poca poche pochi poco poi possono prende presso prima prime primi primo proprio ultimo ultima ultimi ultime può pure qua qual quale quali
    qualche qualcosa qualcuno quando quanto quasi quel quella quelle quelli quello quest questa queste questi questo qui quindi sa sarà
    saranno se sé sei sembra sempre senza si sia siamo siano sin solo soltanto sono sopra soprattutto sotto spesso sta stanno stata
    state stati stato stessa stesse stessi stesso su sua subito sue sugli sui sul sull sulla sulle sullo suo suoi tale tali tanta tante
    tanti tanto te ti tra tre troppo tu tua tue tuo tuoi tuttavia tutta tutte tutti tutto un una uno va vari vale verso vi via viene
    vengono vero voi volta volte vostra vostro`),
  nounMarkers: wordSet(`
    il lo la i gli le l un uno una del dello della dei degli delle dell al allo alla ai agli alle all dal dalla nel nella nei nelle nell
    sul sulla di ogni questo questa questi queste quel quella suo sua loro`),
  auxiliaries: wordSet(
    `è sono era erano fu furono ha hanno aveva avevano può possono deve devono viene vengono sarà si`,
  ),
  connectors: wordSet('di del della dei delle dello degli d a al alla'),
  abbreviations: wordSet(
    'sig sigg sig.ra dott dr prof ing avv ecc es p.es pag pagg fig vol n no nr s st ca cfr art a.c d.c min max gen feb mar apr giu lug ago set ott nov dic',
  ),
  danglingOpeners: phraseList(`
    tuttavia; questo; questa; questi; queste; quello; quella; ciò; esso; essa; essi; esse; egli; lui; lei; loro; il suo; la sua; i suoi
    le sue; ma; e; ed; o; però; quindi; dunque; così; allora; poi; anche; inoltre; per esempio; ad esempio; al contrario; invece; infatti
    infine; di conseguenza; perciò; altrimenti; entrambi; entrambe; l'altro; l'altra; gli altri; le altre; un altro; un'altra; qui; lì; là
    nel frattempo; intanto; allo stesso modo; d'altra parte; in altre parole; ne; vi; ci; dopo; più tardi; per questo; in questo modo
    in tal caso; a quel punto; a questo punto; il primo; il secondo; quest'ultimo; quest'ultima; eppure; né; tale; tali; da allora; oppure; al loro posto; ciascuno; ciascuna; alla stessa; nello stesso; nella stessa`),
  innerConnectives:
    /(?<=^[^,.;:]{1,60}), (?:dunque|invece|tuttavia|però|inoltre|infatti|quindi),|(?<=^[^,.;:]{1,60}) (?:inoltre|invece|quindi|tuttavia)(?= \p{L})/gu,
  measures: wordSet(`
    quattro cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta
    cento mille mila migliaia milione milioni miliardo miliardi decina centinaia metà minuto minuti ora
    ore secondo secondi giorno giorni settimana settimane mese mesi anno anni secolo secoli grado gradi
    grammo grammi chilo chili chilometro chilometri metro metri centimetro centimetri litro litri volta
    volte cosa cose doppio`),
  backReferences:
    /(?<=\s)ess[aoie](?!\p{L})|(?<!\p{L})(?:il|lo|la)\s\p{L}+\s(?:invers|oppost|contrari)[oa](?!\p{L})|(?<!\p{L})(?:il\s|lo\s|l['’])(?:trasferimento|processo|operazione|scambio|passaggio)\s(?:avviene|si\s(?:svolge|compie|ripete)|ha\sluogo)(?!\p{L})|(?<!\p{L})(?:quest[oaie]\s+|quest['’]|tale\s+|tali\s+)(\p{L}+)|(?<!\p{L})(?:lo|la|li|le)\s+(?:ha|hanno|è|aveva|avevano)(?!\p{L})|\p{L}{3,}\s(?:lo|li)\s+(?!s[^aeiou]|z)\p{L}+(?:a|e)\b/giu,
  pointers:
    /(?:come (?:mostrato|visto|indicato|descritto|detto|spiegato|accennato)|(?:qui )?sopra (?:riportat|indicat)|riportat[oaie] (?:sopra|sotto)|vedi (?:la |il |l')?(?:figura|tabella|capitolo|sezione|pagina|sopra|sotto)|(?:figura|fig\.?|tabella|capitolo|sezione|appendice) \d+|in (?:questo articolo|questo capitolo|questa sezione|questa pagina)|clicca|leggi (?:anche|tutto)|iscriviti|condividi|tutti i diritti riservati|(?:foto|immagine|credito|crediti|fonte|didascalia)\s*:|foto di|©)/iu,
  instructions:
    /^(?:per favore,? )?(?:puoi |potresti |voglio |vorrei )?(?:fai|fa'|fare|crea|creare|scrivi|scrivere|genera|generare|racconta|raccontami|produci|riassumi|trasforma)\b.{0,60}\b(?:video|film|storia|racconto|fiaba|favola|copione|script|clip|animazione|testo)/iu,
};
