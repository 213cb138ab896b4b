import { isBoat } from './mounts.ts';
import { roleLook } from './roles.ts';
import type { Place, Subject, Weather } from '../plan/scene-plan.ts';

/** Water through or before the land that is told, for what needs some. */
const watersOfLand: Partial<Record<Place, Place>> = {
  meadow: 'river',
  forest: 'river',
  jungle: 'river',
  farm: 'river',
  garden: 'river',
  village: 'river',
  mountains: 'lake',
  volcano: 'lake',
  snowfield: 'lake',
};

/** A boat lies in water: where land is told that has none in it, at the river or lake of that land. */
export function atWater(place: Place | undefined, subjects: readonly Subject[]): Place | undefined {
  const lies = subjects.some(
    ({ figure, name, relation }) => isBoat(figure) && relation !== 'above' && !onLand.test(name),
  );
  return lies && place !== undefined ? (watersOfLand[place] ?? place) : place;
}

/** Boats that lie on land. */
const onLand = /wreck|spaceship|airship|rocket/u;

/** Where buildings and boats stand when nothing is said. */
const usualGrounds: Readonly<Record<string, Place>> = {
  boat: 'coast',
  'pirate-ship': 'coast',
  galleon: 'coast',
  lighthouse: 'coast',
  castle: 'meadow',
  windmill: 'farm',
  torii: 'garden',
  pyramid: 'desert',
  eiffel: 'garden',
  tower: 'meadow',
  house: 'meadow',
  colosseum: 'garden',
  'taj-mahal': 'garden',
};

const usualPlaces: readonly (readonly [RegExp, Place])[] = [
  [/^(?:submarine|diver)$/u, 'underwater'],
  [/fish|whale|dolphin|octopus|turtle|shark|coral|squid|jellyfish|crab|lobster|seal|shell/u, 'underwater'],
  [/rocket|satellite|astronaut|ringed-planet|comet|alien|saucer/u, 'space'],
  [/ship|boat|sailboat|anchor|canoe|ferry/u, 'coast'],
  [/^seagull$/u, 'beach'],
  [/camel|cactus|scorpion/u, 'desert'],
  [/penguin|polar|snowman|sled/u, 'snowfield'],
  [/^(?:fox|wolf|bear|deer)$|\bowl\b|squirrel|chipmunk|hedgehog|badger|mushroom|beaver/u, 'forest'],
  [/^lion$|elephant|giraffe|zebra|leopard|rhinoceros|horse|rabbit|butterfly|bee|sheep|kite/u, 'meadow'],
  [/gorilla|orangutan|monkey|parrot|tiger|snake|crocodile|sloth/u, 'jungle'],
  [/cow|pig|rooster|chicken|tractor|goat|sheaf|ear-of-corn/u, 'farm'],
  [/car$|automobile|bus|taxi|bicycle|truck|traffic|tram|scooter|motorcycle/u, 'street'],
  [/airplane|eagle|balloon|parachute|bird|dove/u, 'sky'],
  [/^angel$/u, 'sky'],
  [/^riding-hood$/u, 'forest'],
  [/^santa$/u, 'snowfield'],
  [/peacock|snail|ladybug|rooster/u, 'garden'],
  [/unicorn|donkey|mouse/u, 'meadow'],
  [/swan|duck|flamingo|frog/u, 'lake'],
  [/t-rex|sauropod|panda|koala/u, 'jungle'],
  [/^dragon$|llama/u, 'mountains'],
  [/^musician$/u, 'theatre'],
  [/christmas-tree|wrapped-gift/u, 'room'],
  [/jack-o-lantern/u, 'village'],
  [/locomotive|^train$|railway/u, 'meadow'],
  [/^ghost$/u, 'forest'],
  [/^robot$/u, 'laboratory'],
  [/^baby$/u, 'room'],
  [/^(?:samurai|ballerina)$/u, 'garden'],
  [/^(?:wizard|witch|fairy)$/u, 'forest'],
  [/^(?:pirate|mermaid|viking)$/u, 'coast'],
  [/^(?:police|detective|firefighter|zombie)$/u, 'street'],
  [/^(?:ninja|superhero|businessman)$/u, 'city'],
  [/^(?:king|queen|knight|soldier|athlete)$/u, 'meadow'],
  [/^monk$/u, 'mountains'],
  [/^cowboy$/u, 'desert'],
  [/microscope|test-tube|petri|dna|alembic|^scientist$/u, 'laboratory'],
  [/book|scroll|radio|telephone|laptop|computer|television/u, 'room'],
  [/fuel-pump/u, 'street'],
  [/chocolate/u, 'kitchen'],
  [
    /cooking|bowl|plate|sushi|noodle|spaghetti|burger|sandwich|cup$|tea|coffee|beverage|croissant|doughnut|cookie|taco|fries|pan\b|bread|cake|pizza|soup|egg|cheese|pot/u,
    'kitchen',
  ],
  [/guitar|violin|trumpet|microphone|performing|drum/u, 'theatre'],
  [/hammer|wrench|gear|screwdriver|toolbox|saw/u, 'workshop'],
  [/^(?:girl|boy|friends)$/u, 'meadow'],
  [/^(?:woman|man)$|^cat$|laptop|couch|bed|clock|lamp|candle/u, 'room'],
  [/^dog$|tulip|rose|sunflower|blossom/u, 'garden'],
];

/** Who lives in the sea and is not seen from its shore. */
const ofTheDeep = /^(?:submarine|diver|jellyfish|mermaid)$|fish|octopus|squid|shark|whale/u;

/** Under water for those who are in the sea; the place that was read for all others. */
export function inTheSea(place: Place | undefined, named: readonly Subject[]): Place | undefined {
  const [lead] = named;
  return place === 'coast' && lead !== undefined && ofTheDeep.test(lead.figure) ? 'underwater' : place;
}

/** Where somebody or something is usually found, the first that is known decides; no jungle where it snows. */
export function placeOf(subjects: readonly Subject[], weather?: Weather): Place | undefined {
  const usual = usualPlaceOf(subjects);
  return weather === 'snow' && usual === 'jungle' ? 'forest' : usual;
}

function usualPlaceOf(subjects: readonly Subject[]): Place | undefined {
  const landmark = subjects.map(({ figure }) => usualGrounds[figure]).find((place) => place !== undefined);
  if (landmark !== undefined) {
    return landmark;
  }
  for (const { figure } of subjects) {
    const { home } = roleLook(figure);
    if (home !== undefined) {
      return home;
    }
    const name = figure.replace('icon:', '');
    const found = usualPlaces.find(([pattern]) => pattern.test(name));
    if (found !== undefined) {
      return found[1];
    }
  }
  return undefined;
}
