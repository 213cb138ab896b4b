/** French participles whose verb no rule finds, with what one does: 'on met'. */
const frenchActs: Readonly<Record<string, string>> = {
  mis: 'met',
  remis: 'remet',
  fait: 'fait',
  refait: 'refait',
  cuit: 'cuit',
  couvert: 'couvre',
  recouvert: 'recouvre',
  ouvert: 'ouvre',
  pris: 'prend',
  repris: 'reprend',
  réduit: 'réduit',
  introduit: 'introduit',
  enduit: 'enduit',
  peint: 'peint',
  teint: 'teint',
  joint: 'joint',
  cueilli: 'cueille',
  recueilli: 'recueille',
  servi: 'sert',
  battu: 'bat',
  cousu: 'coud',
  moulu: 'moud',
};
/** Italian participles, with what one does to one thing and to several: 'si mette', 'si mettono'. */
const italianActs: Readonly<Record<string, readonly [one: string, several: string]>> = {
  scelt: ['sceglie', 'scelgono'],
  mess: ['mette', 'mettono'],
  fatt: ['fa', 'fanno'],
  cott: ['cuoce', 'cuociono'],
  copert: ['copre', 'coprono'],
  ricopert: ['ricopre', 'ricoprono'],
  dispost: ['dispone', 'dispongono'],
  post: ['pone', 'pongono'],
  stes: ['stende', 'stendono'],
  pres: ['prende', 'prendono'],
  aggiunt: ['aggiunge', 'aggiungono'],
  immers: ['immerge', 'immergono'],
  chius: ['chiude', 'chiudono'],
  divis: ['divide', 'dividono'],
  ridott: ['riduce', 'riducono'],
  tolt: ['toglie', 'tolgono'],
  unit: ['unisce', 'uniscono'],
  unt: ['unge', 'ungono'],
  servit: ['serve', 'servono'],
  battut: ['batte', 'battono'],
  sbattut: ['sbatte', 'sbattono'],
  raccolt: ['raccoglie', 'raccolgono'],
  sciolt: ['scioglie', 'sciolgono'],
};
/** What is thought or said is no deed. */
const noDeeds =
  /^(?:appel|nomm|considér|dit|connu|estim|utilis|trouv|chiamat|dett|considerat|ritenut|conosciut|stimat|trovat)/u;

const subject = String.raw`(?<subject>(?:L[ea]s? |L['’]|Une? |Des |I |Il |Lo |Gli |Un[ao]? |Un['’]|D[eu]i |Degli |Delle )[^,;:]{2,80}?)`;
const frenchPassive = new RegExp(
  String.raw`^(?<front>(?:[^,;:]{3,60}, )?)${subject} (?:est|sont) (?:(?:ensuite|alors|d['’]abord|enfin|puis) )?(?<participle>\p{Ll}+?)(?:e?s?)(?<rest>[\s,;:.].*)$`,
  'iu',
);
const italianPassive = new RegExp(
  String.raw`^(?<front>(?:[^,;:]{3,60}, )?)${subject} (?<aux>viene|vengono) (?:(?:poi|quindi|prima|infine) )?(?<participle>\p{Ll}+?)[oaie](?<rest>[\s,;:.].*)$`,
  'iu',
);
/** A verb of its own before: what follows is not its subject. */
const clause =
  /(?<!\p{L})(?:qui|que|dont|où|est|sont|si|quand|che|cui|è|sono|se|quando|perché|mentre|lorsque?)(?!\p{L})/iu;

/** 'L'emplacement est choisi à l'ombre' is 'On choisit l'emplacement à l'ombre'; undefined where unsure. */
export function instructInFrench(sentence: string): string | undefined {
  const {
    front = '',
    subject: thing = '',
    participle = '',
    rest = '',
  } = frenchPassive.exec(sentence)?.groups ?? {};
  const act = frenchAct(participle);
  const isSure = !clause.test(thing) && !/^\s+(?:par|de|d['’])(?!\p{L})/u.test(rest) && !hasLostVerb(rest);
  return act === undefined || !isSure ? undefined : joined(front, `on ${act} ${lowered(thing)}${rest}`);
}

function frenchAct(participle: string): string | undefined {
  const known = frenchActs[participle];
  if (known !== undefined || participle === '' || noDeeds.test(participle)) {
    return known;
  }
  if (/[^aeiou]i$/u.test(participle)) {
    return `${participle}t`;
  }
  if (/[en]ndu$/u.test(participle)) {
    return participle.slice(0, -1);
  }
  if (!participle.endsWith('é')) {
    return undefined;
  }
  const stem = participle.slice(0, -1);
  const open = stem
    .replace(/[éeè](?=[bcdfgjklmnprstvz]{1,2}$|ch$)/u, (letter, at: number) => {
      const isDouble = /([ltrns])\1$|[rs][^aeiou]$/u.test(stem.slice(at));
      return isDouble ? letter : 'è';
    })
    .replace(/(?<=[ou])y$/u, 'i');
  return `${/^(?:jèt|appèl)/u.test(open) || /(?:jèt|appèl)$/u.test(open) ? stem + stem.slice(-1) : open}e`;
}

/** 'Il luogo viene scelto all'ombra' is 'Si sceglie il luogo all'ombra'; undefined where unsure. */
export function instructInItalian(sentence: string): string | undefined {
  const {
    front = '',
    subject: thing = '',
    aux = '',
    participle = '',
    rest = '',
  } = italianPassive.exec(sentence)?.groups ?? {};
  const acts = italianActs[participle] ?? italianAct(participle);
  const isSure =
    !clause.test(thing) && !/^\s+da(?:l|lla|i|gli|lle|ll['’])?(?!\p{L})/u.test(rest) && !hasLostVerb(rest);
  const act = acts?.[aux === 'viene' ? 0 : 1];
  return act === undefined || !isSure ? undefined : joined(front, `si ${act} ${lowered(thing)}${rest}`);
}

function italianAct(participle: string): readonly [string, string] | undefined {
  if (!/\p{L}{2}at$/u.test(participle) || noDeeds.test(participle)) {
    return undefined;
  }
  const stem = participle.slice(0, -2);
  return [`${stem}a`, `${stem}ano`];
}

/** '… et divisée en boules': what else is done would have no verb. */
function hasLostVerb(rest: string): boolean {
  return /(?<!\p{L})(?:est|sont|viene|vengono)(?!\p{L})|(?:\s(?:et|e|puis|poi)|,)\s(?:\p{Ll}+ment\s)?\p{Ll}+(?:ée?s?|ies?|ues?|is|[aiu]t[oaie])(?!\p{L})/u.test(
    rest,
  );
}

function joined(front: string, act: string): string {
  return front === '' ? act.charAt(0).toUpperCase() + act.slice(1) : front + act;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
