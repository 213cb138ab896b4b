import { wordSet } from '@kinora/words';
import type { LatinWords } from './latin-words.ts';

export const italianWords: LatinWords = {
  frame:
    /^(?:(?:racconta(?:mi|ci)?|scrivi|fai) )?(?:la |una |un |il |l['’])?(?:(?:breve|piccola|vera|bella) )*(?:storia|racconto|fiaba|favola|film|video|documentario|servizio)(?: (?=del |della |dell|dei |degli |delle )| (?:di|su)\b)? ?:? ?|^(?:spiega(?:mi|ci)? )?le (?:cause|ragioni|conseguenze) (?=di |del |della |dell|dei |degli |delle )/iu,
  history: undefined,
  clauseFrame:
    /^(?:il (?:giorno|mattino|momento)|la (?:notte|sera|mattina)|l['’](?:anno|estate)|come|quando)(?: in cui| che)? /iu,
  indefinite: wordSet('un uno una'),
  definite: wordSet('il lo la l i gli le questo questa'),
  own: wordSet('mio mia miei mie nostro nostra suo sua due tre quattro cinque sei sette alcuni alcune'),
  of: wordSet('di del dello della dell dei degli delle d'),
  prepositions: wordSet(
    'di del dello della dell dei degli delle d a al allo alla all ai agli alle in nel nello nella nell nei negli nelle su sul sullo sulla sull sui sugli sulle tra fra contro verso per con col senza intorno attorno dopo durante da dal dallo dalla dall dai dagli dalle e ed o',
  ),
  relatives: wordSet('che cui'),
  events: wordSet(
    `rivoluzione insurrezione ribellione ammutinamento indipendenza spartizione riunificazione abolizione emancipazione
     assassinio incoronazione insediamento eruzione terremoto tsunami pandemia epidemia carestia armistizio trattato genocidio
     massacro rinascimento riforma restaurazione sbarco allunaggio crociata crociate resistenza referendum missione risorgimento
     shoah deportazione colonizzazione annessione decolonizzazione olimpiadi olimpiade`,
  ),
  makings: wordSet(
    `invenzione scoperta costruzione apertura affondamento naufragio fondazione addomesticamento abdicazione unificazione
     creazione conquista esplorazione liberazione occupazione firma nascita fine origine origini esecuzione presa crollo
     esplosione lancio inaugurazione unità declino introduzione espulsione`,
  ),
  conflicts: wordSet(
    `guerra guerre battaglia caduta assedio incendio alluvione peste schianto processo sciopero marcia corsa spedizione crisi
     bombardamento invasione campagna catastrofe disastro incidente rivolta rivolte movimento congresso conferenza elezione elezioni
     attentato strage scalata ascesa delitto sacco breccia ascensione giornate trapianto`,
  ),
  motions: wordSet('viaggio viaggi volo traversata giro passi passo circumnavigazione immersione'),
  firsts: wordSet('primo prima primi prime seconda secondo terza terzo ultimo ultima'),
  pinning:
    /^(?:mondial[ei]|civil[ei]|fredda|nera|industriale|culturale|napoleonic[ahe]+|punic[ahe]+|atomic[ao]|nucleare|lunare|spaziale|polare|olimpic[aihe]+|frances[ei]|ingles[ei]|britannic[aoihe]+|spagnol[aoei]|american[aoei]|russ[aoei]|sovietic[aoihe]+|tedesc[aoihe]+|italian[aoei]|cines[ei]|giappones[ei]|indian[aoei]|cuban[aoei]|messican[aoei]|iranian[aoei]|unghères[ei]|grec[aoihe]+|roman[aoei])$/iu,
  institutions: wordSet(
    `consiglio governo parlamento senato camera congresso tribunale corte polizia carabinieri sindaco sindaca comune ministro
     ministra ministri ministero presidente premier prefetto prefettura città regione provincia stato sindacato sindacati azienda
     banca commissione partito partiti opposizione università ospedale ospedali liceo museo autorità deputati senatori elettori
     abitanti residenti ricercatori scienziati astronomi archeologi ingegneri medici infermieri insegnanti pompieri agricoltori
     operai conducenti astronauti alpinisti manifestanti studenti papa nasa onu azzurri scuola scuole
     prezzi affitti salari tasse azioni disoccupazione inflazione economia sub sommozzatori pescatori escursionisti trattative tregua vaccino virus epidemia elezioni referendum legge bilancio tassi giustizia`,
  ),
  newsThings: wordSet(
    `sonda lander rover capsula satellite navetta razzo
     telescopio aereo treno traghetto petroliera terremoto scossa tempesta uragano tifone ciclone alluvione incendio incendi
     vulcano valanga tornado siccità tsunami eruzione sciopero
                piano squadra club caldo ponte strada strade`,
  ),
  acts: /^(?:annunci|approv|adott|vot|viet|proib|lanci|inaugur|chiud|chius|apr|apert|riapr|riapert|respin|firm|arrest|condann|scopr|scoperto|scoperta|vinc|vint|perd|elegg|elett|aument|cal|croll|salg|sal|scend|colpis|colpit|scuot|uccid|ferisc|ferit|distrugg|distrutt|dannegg|devast|evacu|salv|atterr|allun|decoll|tornan?|arriv|raggiung|raggiunt|termin|inizi|dimett|muoi|mort|propon|prorog|rinvi|annull|sospen|ritir|conferm|smentisc|accus|acquist|vend|decid|ordin|autorizz|ottien|minacc|blocc|chied|chiedono|allert|rivel|present|svel|batt|qualific|ospit|trov|rubat|restituis|pian|tagli|deragli|scontr|avvist)(?:a|ano|ono|e|ò|ato|ata|ati|ate|uto|uta|o|i|isce|iscono|ce|iono|ide|gono|to|ta|ti|te|de|dono|gliono|ita|ito|ge|ere|ia|iano|iò|iato|iata)?$/iu,
  publicActs:
    /^(?:annunci|approv|adott|vot|viet|inaugur|respin|firm|condann|elegg|aument|evacu|allun|prorog|rinvi|annull|sospen|autorizz|qualific|chius|arrest)(?:a|ano|ono|e|ò|ato|ata|ati|ate|o|ge|gono|de|dono|ia|iano|iò)?$/iu,
  wishes:
    /^(?:impara|imparò|vuole|voleva|sogna|sognava|desidera|spera|ama|amava|adora|cerca|cercano|paura|dimentica|diventa|prova|incontra|fece|vive|viveva|sveglia)$/iu,
  casualties: wordSet('morti morto feriti dispersi vittime salvati evacuati'),
  feelings: wordSet(
    'risata risate riso amore amicizia speranza gioia felicità tristezza solitudine coraggio gentilezza sogni silenzio magia',
  ),
  mankind: wordSet('uomo uomini umanità'),
};
