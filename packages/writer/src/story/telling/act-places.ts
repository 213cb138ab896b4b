/** Where a wish is done, and where one stands who only wishes for it, where the hero's own home is no place for it; `home`
 * where one may wish for it anywhere. */
const places: readonly (readonly [verb: RegExp, done: string, wished?: string])[] = [
  [/^surf\b/u, 'on the waves of the sea', 'on a sandy beach by the sea'],
  [
    /^(?:sail|row|cross (?:the|an?) (?:\w+ )?(?:sea|ocean|bay))\b/u,
    'on the open sea',
    'on a sandy beach by the sea',
  ],
  [/^cross (?:the|an?) (?:\w+ )?lake\b/u, 'on a wide lake', 'beside a lake'],
  [/^cross (?:the|an?) (?:\w+ )?desert\b/u, 'among desert dunes', 'home'],
  [/^fly .*\b(?:kite|drone|paper plane)s?$/u, 'in a windy meadow', 'home'],
  [/^swim\b/u, 'in the sea before a coast', 'on a sandy beach by the sea'],
  [/^(?:bake|cook|make .*(?:cake|bread|soup|pie|pizza))\b/u, 'in a kitchen'],
  [/^skate\b/u, 'on a snowfield of ice'],
  [/^ski\b/u, 'on a snowfield below a mountain'],
  [/^(?:fish|catch .*\bfish)\b/u, 'on the bank of a river'],
  [/^(?:run|race|jump|skip|ride)\b/u, 'in a meadow'],
  [/^climb\b/u, 'in the mountains'],
  [/^(?:tend|plant|garden|grow)\b/u, 'in a garden', 'home'],
];

/** Where a wish leads that is to see something or to get somewhere; where one wishes for it is at home. */
const destinations: readonly (readonly [goal: RegExp, place: string])[] = [
  [/\bmoon\b/u, 'on the moon'],
  [/\b(?:space|stars?|mars|planets?|galaxy)\b/u, 'in space'],
  [/\bisland\b/u, 'on an island with palm trees'],
  [/\breef\b/u, 'underwater beside a coral reef'],
  [/\b(?:sea|ocean|beach|coast)\b/u, 'on a sandy beach by the sea'],
  [/\b(?:mountains?|peak|summit|top of the)\b/u, 'on a high mountain'],
  [/\b(?:jungle|rainforest)\b/u, 'in a jungle'],
  [/\b(?:forest|woods?)\b/u, 'in a forest'],
  [/\bdesert\b/u, 'among desert dunes'],
  [/\b(?:north pole|south pole|arctic|snow)\b/u, 'on a snowfield of ice'],
  [/\b(?:city|town|paris|london|rome|new york|tokyo|market)\b/u, 'in a busy city'],
  [/\bschool\b/u, 'in a classroom'],
];

/** Homes in which those acts can be done already. */
const fitting: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:run|race|jump|skip|ride)\b/u,
    /forest|village|beach|dunes|savanna|snow|farm|street|mountain|valley|river|town/u,
  ],
  [/^climb\b/u, /mountain|valley|cliff/u],
  [/^(?:sail|row|cross|swim)\b/u, /underwater|seabed/u],
];

/** Whether a wish leads to a place: who only dreams of it is not there yet. The moon is seen from afar. */
export function leadsAway(action: string): boolean {
  return (
    placeOfAct(action, '') !== '' &&
    /^(?:see|go|travel|reach|visit|explore|return)\b/u.test(action) &&
    !/\bmoon\b|\bstars?\b/u.test(action)
  );
}

/** Where a painter is to show an act: at home where it can be done there or the wish says where itself. */
export function placeOfAct(action: string, home: string, is: 'done' | 'wished' = 'done'): string {
  if (/ in the (?:clouds|sky)| on the moon| in space/u.test(action)) {
    return /\bgarden\b/u.test(action) ? 'in a garden in the clouds' : 'in the sky among clouds';
  }
  if (/^(?:see|go|travel|reach|visit|explore|return)\b/u.test(action)) {
    const [, place] = destinations.find(([goal]) => goal.test(action)) ?? [];
    return is === 'wished' || place === undefined ? home : place;
  }
  const isAtHome = fitting.some(([act, place]) => act.test(action) && place.test(home));
  const [, done, wished = done] = places.find(([act]) => act.test(action)) ?? [];
  const place = is === 'done' ? done : wished;
  return isAtHome || place === undefined || place === 'home' ? home : place;
}
