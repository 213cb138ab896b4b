import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { voyageLegs } from '../plan/voyage.ts';
import type { Voyage, VoyageLeg } from '../plan/voyage.ts';
import { isBoat } from './mounts.ts';
import { withoutQuotations } from './quotations.ts';

type Telling = Readonly<Record<VoyageLeg['does'], RegExp>>;

/** How it is told what a boat does. */
const tellings: Readonly<Record<LanguageCode, Telling>> = {
  en: {
    circle:
      /(?<!\p{L})(?:(?:turn|spun|spin|went|go|going|drift)\p{L}* (?:round )?in circles|round and round)/giu,
    tack: /(?<!\p{L})(?:to the left,? (?:and|then) (?:then )?to the right|left and right|tack(?:ed|ing|s)?|zigzag(?:ged|ging|s)?(?! in| on| was))(?!\p{L})/giu,
    speed:
      /(?<!\p{L})(?:(?:sped|raced|flew|skimmed|shot|glided|dashed) (?:out )?(?:over|across|along|down|through)|(?:cut|sliced|carved) through the (?:waves|water)|(?:the wind|it) filled the sails?)/giu,
    against:
      /(?<!\p{L})(?:against the (?:current|stream|tide|flow)|f(?:ou|i)ght\p{L}* (?:with )?the (?:current|stream|tide)|upstream)(?!\p{L})/giu,
    leave:
      /(?<!\p{L})(?:shore|coast|land|harbour|harbor|beach|island|town|lighthouse|home)(?: behind(?: \p{L}+)?)? (?:grew|became|got|shrank|was) (?:\p{L}+ and )?(?:small|smaller|tiny)/giu,
  },
  fr: {
    circle: /(?<!\p{L})tourn(?:a|ait|e|ent|èrent) en (?:rond|cercle)/giu,
    tack: /(?<!\p{L})(?:à gauche,? (?:et|puis) à droite|louvoy\p{L}+|vir(?:a|ait|e) de bord|tir(?:a|ait|e) des bords|zigzagu\p{L}+)/giu,
    speed:
      /(?<!\p{L})(?:fil(?:a|ait|e) (?:sur|à travers|au fil)|fend(?:it|ait) les vagues|vol(?:a|ait) sur l['’]eau)/giu,
    against: /(?<!\p{L})(?:contre le courant|à contre-courant)(?!\p{L})/giu,
    leave:
      /(?<!\p{L})(?:rivage|côte|port|plage|île|phare|terre)(?: derrière \p{L}+)? (?:dev(?:int|enait)|se fit|était) (?:(?:tout|toute|de plus en plus) )?petite?/giu,
  },
  it: {
    circle: /(?<!\p{L})gir(?:ava|ò|a) in (?:tondo|cerchio)/giu,
    tack: /(?<!\p{L})(?:vir(?:ò|ava)(?! in)|di qua e di là|a sinistra e (?:poi )?a destra|bordegg\p{L}+|zigzag\p{L}+)/giu,
    speed:
      /(?<!\p{L})(?:(?:fil|sfrecci|corr|vol)\p{L}+ (?:sull['’]acqua|sulle onde|sul mare|lungo il fiume)|tagli(?:ò|ava) le onde)/giu,
    against: /(?<!\p{L})(?:contro ?corrente|contro la corrente|sfid(?:ò|ava) la corrente)(?!\p{L})/giu,
    leave:
      /(?<!\p{L})(?:riva|costa|porto|spiaggia|isola|faro|terra)(?: dietro \p{L}+)? (?:si fece|si faceva|divent(?:ò|ava)) (?:sempre più )?(?:piccin|piccol)[ao]/giu,
  },
  es: {
    circle: /(?<!\p{L})(?:daba vueltas|dio vueltas|gir(?:aba|ó) en círculos?)/giu,
    tack: /(?<!\p{L})(?:viró|viraba|a la izquierda y (?:luego )?a la derecha|dando bordadas|en zigzag)/giu,
    speed:
      /(?<!\p{L})(?:(?:corrió|voló|se deslizó|salió disparad[oa]) (?:sobre|por) (?:el agua|las olas|el mar|el río)|cortó las olas)/giu,
    against: /(?<!\p{L})(?:contra ?corriente|contra la corriente)(?!\p{L})/giu,
    leave:
      /(?<!\p{L})(?:orilla|costa|puerto|playa|isla|faro|tierra) (?:se fue haciendo|se hizo|se hacía|quedó) (?:cada vez más )?pequeñ[ao]/giu,
  },
  hi: {
    circle: /गोल-गोल घूम|चक्कर काटने/gu,
    tack: /बाएँ मुड़|बाएँ-दाएँ|टेढ़ी-मेढ़ी चाल/gu,
    speed: /पानी पर दौड़|लहरों को चीर|लहरों पर उड़/gu,
    against: /धारा से लड़|धारा के (?:ख़िलाफ़|विरुद्ध|उलट)/gu,
    leave: /किनारा (?:छोटा|नन्हा) होता/gu,
  },
  ja: {
    circle: /ぐるぐる(?:と)?回/gu,
    tack: /左へ切り、?右へ切り|左へ、?右へ|ジグザグに(?:進|走)/gu,
    speed: /水の上をすべり|波を切|風のように(?:進|走)/gu,
    against: /流れ(?:そのもの)?(?:と戦|にさからい|に逆らい|にさからって|に逆らって)/gu,
    leave: /(?:岸|港|島|町)が(?:小さく|豆つぶほどに)/gu,
  },
};

/** Waters that a boat goes over. */
const waters: ReadonlySet<ScenePlan['place']> = new Set(['river', 'lake', 'coast', 'beach', 'island']);

/** What the boat of a scene is told to do on the water, leg by leg; undefined where it only floats or rides. */
export function readVoyage(
  { place, subjects }: Pick<ScenePlan, 'place' | 'subjects'>,
  narration: string,
  code: LanguageCode,
): Voyage | undefined {
  const hasBoat = subjects.some(({ figure }) => isBoat(figure));
  if (!hasBoat || !waters.has(place)) {
    return undefined;
  }
  const told = withoutQuotations(narration);
  const legs = voyageLegs.flatMap((does) =>
    [...told.matchAll(tellings[code][does])].map(({ index }) => ({ does, at: index / narration.length })),
  );
  const inOrder = legs.toSorted((one, other) => one.at - other.at);
  return inOrder.length === 0 ? undefined : inOrder.slice(0, 6);
}
