import { wordSet } from '@kinora/words';

export type RomanceCode = 'fr' | 'it' | 'es';

/** What tells hero and wish apart in a one-line idea of a Romance language. */
export interface RomanceReading {
  readonly frame: RegExp;
  readonly relative: RegExp;
  readonly placeTail: RegExp;
  readonly clauseEnd: RegExp;
  readonly announcing: RegExp;
  readonly fear: RegExp;
  readonly overcome: string;
  readonly searching: RegExp;
  /** What was lost or is one's own is found again. */
  readonly find: string;
  /** What nobody had before is found. */
  readonly seek: string;
  /** A search that does not say that anything was lost. */
  readonly seeking: RegExp;
  /** Who is tired of something wants to stop it. */
  readonly tired: RegExp;
  readonly stop: string;
  /** Who is lost wants to find home. */
  readonly lost: RegExp;
  readonly wayHome: string;
  /** Who is lonely wants a friend. */
  readonly lonely: RegExp;
  readonly friend: string;
  /** 'Se enamora': the verb's infinitive with its pronoun. */
  readonly reflexive: RegExp;
  readonly withPronoun: (infinitive: string) => string;
  readonly infinitives: Readonly<Record<string, string>>;
  readonly toInfinitive: (verb: string) => string | undefined;
  /** The singular form of a verb that several do; the word itself when it is none. */
  readonly toSingular: (verb: string) => string;
  readonly determiner: RegExp;
  readonly indefinite: ReadonlySet<string>;
  readonly masculine: ReadonlySet<string>;
  readonly feminine: ReadonlySet<string>;
  readonly possessives: ReadonlySet<string>;
  readonly pluralArticles: ReadonlySet<string>;
  readonly leadingAdjectives: ReadonlySet<string>;
  readonly joiner: RegExp;
  /** 'Comment la fille …' before a sentence that tells and does not ask. */
  readonly how: RegExp;
  /** What was done, and its infinitive where no rule makes it: 'est devenue', 'fece', 'se hizo'. */
  readonly past: RegExp;
  readonly pastInfinitives: Readonly<Record<string, string>>;
  /** Endings of past forms that a rule takes back. */
  readonly pastEndings: readonly (readonly [RegExp, string])[];
  readonly discover: string;
}

const french: RomanceReading = {
  frame:
    /^(?:(?:raconte(?:-moi|z-moi)?|écris|fais)\s+)?(?:l['’]|une\s+|un\s+|le\s+)?(?:petite\s+|belle\s+)?(?:histoire|conte|film|fable|vidéo)\s+(?:de\s+(?=l['’]|la\s|un|une|deux)|d['’](?=un)|sur\s+|du\s+)|^il était une fois,?\s+/iu,
  relative: /^(.{2,60}?),?\s+qui\s+(.+)$/iu,
  placeTail: /\s+(?=(?:dans|sur|sous|près|au bord|derrière)\s)/iu,
  clauseEnd:
    /,|\s+(?:mais(?!\p{L})|jusqu(?!['’](?:à|aux?|en|chez)(?!\p{L})(?!\s+ce\s|\s+(?:l['’]aube|la nuit|matin|soir|bout(?!\s+d))))|parce|quand|lorsqu|avant|(?<!\bcour\p{L}{0,5}\s)après|puis|et\s+(?=\p{L}+(?:e|t)\s))/iu,
  announcing:
    /^(?:(?:oublie|a oublié)\s+comment\s+|(?:apprend|apprenait|apprit|a appris|cherche|cherchait|commence|parvient|réussit|arrive|n['’](?:arrive|arrivait|arrivent|parvient) (?:pas|plus))\s+à\s+|(?:rêve|rêvait|essaie|essaye|essayait|décide|tente|refuse|a envie|avait envie|a besoin)\s+(?:de\s+|d['’])|(?:veut|veulent|voulaient|apprennent à|rêvent de|essaient de|peuvent|doivent|savent|ne savent pas|voulait|voudrait|doit|peut|aime|aimait|adore|sait|ose|ne sait pas|ne savait pas|ne peut pas|ne pouvait pas|ne veut pas|n['’]ose pas)\s+)/iu,
  fear: /^(?:a|avait|ont|avaient)\s+peur\s+/iu,
  overcome: 'ne plus avoir peur ',
  searching:
    /^(?:cherche(?:nt)?|cherchait|part à la recherche (?:de |d['’])|(?:a|ont) perdu|perd(?:ent)?|avait perdu|retrouve(?:nt)?|oublie(?:nt)?)(?:\s+|$)/iu,
  find: 'retrouver',
  seek: 'trouver',
  seeking: /^(?:cherche(?:nt)?|cherchait|part à la recherche)(?!\p{L})/iu,
  tired:
    /^(?:(?:est|était|sont)\s+(?:très\s+)?(?:fatigué|las|lasse|lassé)e?s?|en\s+a(?:vait)?\s+(?:marre|assez))\s+(?=(?:de\s|d['’])\p{L}+(?:er|ir|re)(?!\p{L}))/iu,
  stop: 'arrêter ',
  lost: /^se\s+perd(?:ent|ait)?(?!\p{L})|^s['’]est\s+perdue?(?!\p{L})/iu,
  wayHome: 'retrouver le chemin de la maison',
  lonely: /^(?:se sent(?:ent|ait)?|est|était)\s+(?:très |si |tout |toute )?seule?(?!\p{L})/iu,
  friend: 'se faire un ami',
  reflexive: /^(?:se\s+|s['’](?!est(?:\s|$)))/iu,
  withPronoun: (infinitive) => (/^[aeéèêiouyh]/u.test(infinitive) ? `s’${infinitive}` : `se ${infinitive}`),
  infinitives: {
    fait: 'faire',
    va: 'aller',
    voit: 'voir',
    part: 'partir',
    poursuit: 'poursuivre',
    devient: 'devenir',
    construit: 'construire',
    écrit: 'écrire',
    lit: 'lire',
    découvre: 'découvrir',
    ouvre: 'ouvrir',
    offre: 'offrir',
    apprend: 'apprendre',
    prend: 'prendre',
    vend: 'vendre',
    sort: 'sortir',
    dort: 'dormir',
    endort: 'endormir',
    endorment: 'endormir',
    court: 'courir',
    vit: 'vivre',
    conduit: 'conduire',
    peint: 'peindre',
    tient: 'tenir',
    revient: 'revenir',
    met: 'mettre',
    perdent: 'perdre',
    construisent: 'construire',
    apprennent: 'apprendre',
    prennent: 'prendre',
    découvrent: 'découvrir',
    écrivent: 'écrire',
    partent: 'partir',
    font: 'faire',
    vont: 'aller',
    sent: 'sentir',
    ment: 'mentir',
    perd: 'perdre',
  },
  toInfinitive: (verb) => (/(?:[^aeiou]|[gq]u)e$/u.test(verb) ? `${verb}r` : undefined),
  toSingular: (verb) => verb.replace(/ent$/u, 'e'),
  determiner: /^(l['’]|(?:un|une|le|la|les|des|deux|trois|quatre|mon|ma|mes|notre|nos)\s+)(.+)$/iu,
  indefinite: wordSet('un une des deux trois quatre'),
  masculine: wordSet('un le mon'),
  feminine: wordSet('une la ma'),
  possessives: wordSet('mon ma mes notre nos'),
  pluralArticles: wordSet('les des deux trois quatre mes nos'),
  leadingAdjectives: wordSet(
    'petit petite grand grande vieux vieil vieille jeune beau belle bon bonne gros grosse dernier dernière premier première seul seule pauvre nouveau nouvelle joli jolie',
  ),
  joiner: /\s+et\s+(?:l['’]|(?:un|une|le|la|son|sa)\s)/iu,
  how: /^comment\s+(?=(?:un|une|le|la|mon|ma)\s|l['’])/iu,
  past: /^(?:(?:est|a)\s+(?=\p{L}+(?:ée?|ie?|ue?|ise?|ite?)(?:\s|$))|s['’]est\s+|(?:devint|trouva|apprit|rencontra|sauva|vola|fit)(?=\s))/iu,
  pastInfinitives: {
    devenue: 'devenir',
    devenu: 'devenir',
    devint: 'devenir',
    appris: 'apprendre',
    apprit: 'apprendre',
    fait: 'faire',
    fit: 'faire',
    pris: 'prendre',
    construit: 'construire',
    écrit: 'écrire',
    vu: 'voir',
    perdu: 'retrouver',
    découvert: 'découvrir',
    partie: 'partir',
    parti: 'partir',
  },
  pastEndings: [
    [/ée?$/u, 'er'],
    [/a$/u, 'er'],
    [/ie?$/u, 'ir'],
  ],
  discover: 'découvrir',
};

const italian: RomanceReading = {
  frame:
    /^(?:(?:racconta(?:mi)?|scrivi|fai)\s+)?(?:la\s+|una\s+|un\s+|il\s+)?(?:breve\s+|piccola\s+)?(?:storia|fiaba|favola|film|racconto|video)\s+(?:di\s+|su\s+)|^c['’]era una volta,?\s+/iu,
  relative: /^(.{2,60}?),?\s+che\s+(.+)$/iu,
  placeTail: /\s+(?=(?:nel|nella|nello|nell['’]|in|sul|sulla|sotto|vicino|dietro)\s?)/iu,
  clauseEnd: /,|\s+(?:ma(?!\p{L})|finché|perché|quando|prima|dopo|poi|e\s+(?=\p{L}+[aeò]\s))/iu,
  announcing:
    /^(?:(?:dimentica|ha dimenticato)\s+come\s+(?:si\s+)?(?=\p{L}+re(?!\p{L}))|(?:impara|imparò|imparava|comincia|prova|provava|riesce|non riesce|inizia)\s+(?:a\s+|ad\s+)|(?:sogna|sognava|cerca|cercava|si rifiuta|decide|tenta|ha paura|ha voglia|ha bisogno)\s+di\s+|(?:vuole|vogliono|volevano|imparano a|sognano di|cercano di|possono|devono|sanno|non sanno|voleva|vorrebbe|deve|può|ama|amava|sa|non sa|non sapeva|non può|non vuole|osa)\s+)/iu,
  fear: /^(?:ha|aveva|hanno|avevano)\s+paura\s+/iu,
  overcome: 'non avere più paura ',
  searching:
    /^(?:cerca(?:no)?|cercava|(?:ha|hanno) perso|perd(?:e|ono)|aveva perso|ritrova(?:no)?|dimentica(?:no)?)\s+/iu,
  find: 'ritrovare',
  seek: 'trovare',
  seeking: /^(?:cerca(?:no)?|cercava)(?!\p{L})/iu,
  tired:
    /^(?:è|era|sono)\s+(?:molto\s+)?(?:stanc[oa]|stanch[ie]|stuf[oaie]|annoiat[oaie])\s+(?=di\s\p{L}+r(?:e|si)(?!\p{L}))/iu,
  stop: 'smettere ',
  lost: /^si\s+(?:perd(?:e|ono)|smarrisc(?:e|ono)|è\s+pers[oa]|è\s+smarrit[oa])(?!\p{L})/iu,
  wayHome: 'ritrovare la strada di casa',
  lonely: /^(?:si sent(?:e|ono|iva)|è|era)\s+(?:molto |così |tutt[oa] )?sol[oa](?!\p{L})/iu,
  friend: 'trovare un amico',
  reflexive: /^(?:si\s+(?!è\s)|s['’])/iu,
  withPronoun: (infinitive) => `${infinitive.replace(/e$/u, '')}si`,
  infinitives: {
    fa: 'fare',
    va: 'andare',
    vede: 'vedere',
    parte: 'partire',
    diventa: 'diventare',
    costruisce: 'costruire',
    scrive: 'scrivere',
    legge: 'leggere',
    scopre: 'scoprire',
    apre: 'aprire',
    offre: 'offrire',
    prende: 'prendere',
    vende: 'vendere',
    esce: 'uscire',
    dorme: 'dormire',
    corre: 'correre',
    vive: 'vivere',
    dipinge: 'dipingere',
    tiene: 'tenere',
    torna: 'tornare',
    segue: 'seguire',
    insegue: 'inseguire',
    rincorre: 'rincorrere',
    nasconde: 'nascondere',
    perde: 'perdere',
    ride: 'ridere',
    vince: 'vincere',
    cade: 'cadere',
    chiede: 'chiedere',
    sente: 'sentire',
    viene: 'venire',
    dice: 'dire',
    piange: 'piangere',
    costruiscono: 'costruire',
    scoprono: 'scoprire',
    partono: 'partire',
    perdono: 'perdere',
    fanno: 'fare',
    vanno: 'andare',
  },
  toInfinitive: (verb) => (/(?:[^aeiou]|[cg]i)a$/u.test(verb) ? `${verb}re` : undefined),
  toSingular: (verb) => verb.replace(/ano$/u, 'a').replace(/ono$/u, 'e'),
  determiner: /^(l['’]|un['’]|(?:un|uno|una|il|lo|la|i|gli|le|due|tre|quattro)\s+)(.+)$/iu,
  indefinite: wordSet("un uno una un' un’ due tre quattro"),
  masculine: wordSet('un uno il lo'),
  feminine: wordSet("una la un' un’"),
  possessives: wordSet('mio mia'),
  pluralArticles: wordSet('i gli le due tre quattro'),
  leadingAdjectives: wordSet(
    'piccolo piccola grande vecchio vecchia giovane bel bella buon buona povero povera ultimo ultima primo prima nuovo nuova',
  ),
  joiner: /\s+e\s+(?:l['’]|un['’]|(?:un|una|il|la|lo|suo|sua)\s)/iu,
  how: /^come\s+(?=(?:un|uno|una|il|lo|la|mio|mia)\s|l['’]|un['’])/iu,
  past: /^(?:(?:è|ha)\s+(?=\p{L}+[tsn][oa](?:\s|$))|si è\s+|(?=(?:fece|divenne|prese|vide|scrisse|vinse|\p{L}{3,}(?:ò|ì))\s))/iu,
  pastInfinitives: {
    fece: 'fare',
    fatto: 'fare',
    divenne: 'diventare',
    diventata: 'diventare',
    diventato: 'diventare',
    prese: 'prendere',
    preso: 'prendere',
    vide: 'vedere',
    visto: 'vedere',
    scrisse: 'scrivere',
    scritto: 'scrivere',
    vinse: 'vincere',
    vinto: 'vincere',
    perso: 'ritrovare',
  },
  pastEndings: [
    [/ò$/u, 'are'],
    [/ì$/u, 'ire'],
    [/at[oa]$/u, 'are'],
    [/it[oa]$/u, 'ire'],
    [/ut[oa]$/u, 'ere'],
  ],
  discover: 'scoprire',
};

const spanish: RomanceReading = {
  frame:
    /^(?:(?:cuénta(?:me)?|cuenta|escribe|haz)\s+)?(?:la\s+|una\s+|un\s+|el\s+)?(?:pequeña\s+|breve\s+)?(?:historia|cuento|fábula|película|vídeo|video|relato)\s+(?:de\s+|sobre\s+)|^(?:había|érase) una vez,?\s+/iu,
  relative: /^(.{2,60}?),?\s+que\s+(.+)$/iu,
  placeTail: /\s+(?=(?:en|bajo|cerca|junto|detrás)\s)/iu,
  clauseEnd:
    /,|\s+(?:pero|hasta(?!\s+(?:el|la|los|las|un|una)\s(?!amanecer|anochecer|alba|noche|mañana|madrugada|final(?!\s+de)))|porque|cuando|antes|después|luego|y\s+(?=\p{L}+[aeó]\s))/iu,
  announcing:
    /^(?:(?:olvida|olvidó|ha olvidado)\s+cómo\s+(?=\p{L}+r(?!\p{L}))|(?:aprende|aprendió|aprendía|empieza|comienza|se atreve|se niega|vuelve)\s+a\s+|(?:sueña|soñaba)\s+con\s+|(?:trata|trataba|deja|tiene ganas)\s+de\s+|(?:quiere|quieren|querían|aprenden a|sueñan con|tratan de|pueden|deben|saben|no saben|intentan|quería|quisiera|debe|puede|intenta|intentaba|decide|desea|ama|sabe|no sabe|no sabía|no puede|no podía|no quiere|logra|consigue|necesita)\s+)/iu,
  fear: /^(?:tiene|tenía|tienen|tenían)\s+miedo\s+/iu,
  overcome: 'no tener miedo ',
  searching: /^(?:buscan?|buscaba|han? perdido|perdió|pierden?|encuentran?|olvidan?)\s+/iu,
  find: 'encontrar',
  seek: 'encontrar',
  seeking: /^(?:buscan?|buscaba)(?!\p{L})/iu,
  tired:
    /^(?:está|estaba|están)\s+(?:muy\s+)?(?:cansad[oa]s?|hart[oa]s?|aburrid[oa]s?)\s+(?=de\s\p{L}+r(?:se)?(?!\p{L}))/iu,
  stop: 'dejar ',
  lost: /^se\s+(?:pierden?|perdió|ha\s+perdido)(?!\p{L})/iu,
  wayHome: 'encontrar el camino a casa',
  lonely: /^(?:se s(?:iente|entía)n?|está|estaba)\s+(?:muy |tan )?sol[oa](?!\p{L})/iu,
  friend: 'encontrar un amigo',
  reflexive: /^se\s+(?!hizo\s)/iu,
  withPronoun: (infinitive) => `${infinitive}se`,
  infinitives: {
    hace: 'hacer',
    va: 'ir',
    ve: 'ver',
    construye: 'construir',
    escribe: 'escribir',
    descubre: 'descubrir',
    abre: 'abrir',
    vive: 'vivir',
    vuela: 'volar',
    juega: 'jugar',
    cuenta: 'contar',
    duerme: 'dormir',
    sale: 'salir',
    sigue: 'seguir',
    persigue: 'perseguir',
    pide: 'pedir',
    vuelve: 'volver',
    sueña: 'soñar',
    recibe: 'recibir',
    parte: 'partir',
    comparte: 'compartir',
    cierra: 'cerrar',
    despierta: 'despertar',
    siembra: 'sembrar',
    tiene: 'tener',
    tienen: 'tener',
    viene: 'venir',
    pone: 'poner',
    pierde: 'perder',
    siente: 'sentir',
    ríe: 'reír',
    cae: 'caer',
    trae: 'traer',
    dice: 'decir',
    esconde: 'esconder',
    muerde: 'morder',
    vence: 'vencer',
  },
  toInfinitive: (verb) => (/[^aeiou][ae]$/u.test(verb) ? `${verb}r` : undefined),
  toSingular: (verb) => verb.replace(/n$/u, ''),
  determiner: /^((?:un|una|el|la|los|las|unos|unas|dos|tres|cuatro|mi|mis|nuestro|nuestra)\s+)(.+)$/iu,
  indefinite: wordSet('un una unos unas dos tres cuatro'),
  masculine: wordSet('un el nuestro'),
  feminine: wordSet('una la nuestra'),
  possessives: wordSet('mi mis nuestro nuestra'),
  pluralArticles: wordSet('los las unos unas dos tres cuatro mis'),
  leadingAdjectives: wordSet(
    'pequeño pequeña gran viejo vieja joven buen buena pobre último última primer primera único única nuevo nueva',
  ),
  joiner: /\s+y\s+(?:un|una|el|la|su)\s/iu,
  how: /^¿?cómo\s+(?=(?:un|una|el|la|mi)\s)/iu,
  past: /^(?:ha\s+(?=\p{L}+(?:ado|ido|to|cho)(?:\s|$))|(?=(?:se\s+)?(?:hizo|fue|vio|tuvo|\p{L}{2,}ó)\s))/iu,
  pastInfinitives: {
    'se hizo': 'hacerse',
    hizo: 'hacer',
    hecho: 'hacer',
    fue: 'ir',
    vio: 'ver',
    visto: 'ver',
    tuvo: 'tener',
    aprendió: 'aprender',
    perdió: 'encontrar',
    escrito: 'escribir',
    volvió: 'volver',
  },
  pastEndings: [
    [/ió$/u, 'ir'],
    [/ó$/u, 'ar'],
    [/ado$/u, 'ar'],
    [/ido$/u, 'ir'],
  ],
  discover: 'descubrir',
};

export const romanceReading = { fr: french, it: italian, es: spanish } as const satisfies Record<
  RomanceCode,
  RomanceReading
>;
