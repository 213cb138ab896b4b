import type { HeldThing } from '../plan/held-things.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { Place } from '../plan/scene-plan.ts';

/** What somebody's calling says of looks and clothes, where nothing else is said of them. */
export type RoleLook = Partial<
  Pick<
    PersonPlan,
    | 'age'
    | 'build'
    | 'skin'
    | 'hairstyle'
    | 'outfit'
    | 'outfitColour'
    | 'hasGlasses'
    | 'beard'
    | 'hat'
    | 'worn'
  >
> & {
  /** What they are known by, in a hand that has nothing else to do. */
  readonly holds?: HeldThing;
  /** Where they are found, where no place is told. */
  readonly home?: Place;
};

/** Callings whose people are known by what they wear and carry. */
export const roles = {
  astronaut: { outfit: 'space-suit', outfitColour: '#e6eaf0', hat: 'space-helmet', worn: ['pack'] },
  chef: { outfit: 'whites', outfitColour: '#f1efe8', hat: 'chef', holds: 'spoon', home: 'kitchen' },
  baker: {
    outfit: 'apron',
    outfitColour: '#b9814f',
    hat: 'round-cap',
    holds: 'rolling-pin',
    home: 'kitchen',
  },
  butcher: { outfit: 'apron', outfitColour: '#a8423c', hat: 'forage', home: 'street' },
  waiter: { outfit: 'waistcoat', outfitColour: '#2e2c33', holds: 'tray', home: 'room' },
  vendor: { outfit: 'apron', outfitColour: '#4f7f4a', hat: 'flat-cap', holds: 'basket', home: 'street' },
  doctor: { outfit: 'lab-coat', worn: ['stethoscope'], holds: 'clipboard', home: 'room' },
  nurse: { outfit: 'scrubs', outfitColour: '#5f9fb0', hat: 'nurse', holds: 'clipboard', home: 'room' },
  teacher: {
    outfit: 'waistcoat',
    outfitColour: '#7a4f3a',
    hasGlasses: true,
    holds: 'book',
    home: 'classroom',
  },
  professor: { outfit: 'suit', outfitColour: '#6b5a3e', hasGlasses: true, holds: 'book', home: 'library' },
  librarian: {
    outfit: 'sweater',
    outfitColour: '#6f4a7a',
    hasGlasses: true,
    hairstyle: 'bun',
    holds: 'book',
    home: 'library',
  },
  writer: { outfit: 'waistcoat', outfitColour: '#4a5a48', holds: 'pencil', home: 'room' },
  journalist: { outfit: 'coat', outfitColour: '#8f7a58', holds: 'microphone', home: 'street' },
  photographer: { outfit: 'vest', outfitColour: '#7a744c', holds: 'camera', home: 'city' },
  police: { outfit: 'uniform', outfitColour: '#2b3d66', hat: 'police' },
  judge: { outfit: 'gown', outfitColour: '#26242c', holds: 'hammer', home: 'hall' },
  postman: {
    outfit: 'uniform',
    outfitColour: '#2f5fa8',
    hat: 'peaked-cap',
    worn: ['satchel'],
    holds: 'letter',
    home: 'village',
  },
  driver: { outfit: 'waistcoat', outfitColour: '#3b4a63', hat: 'peaked-cap', home: 'street' },
  'engine-driver': {
    outfit: 'overalls',
    outfitColour: '#3c5878',
    hat: 'flat-cap',
    worn: ['neckerchief'],
    home: 'village',
  },
  pilot: { outfit: 'uniform', outfitColour: '#2a3350', hat: 'sailor' },
  steward: { outfit: 'uniform', outfitColour: '#8a2f44', hat: 'forage', worn: ['neckerchief'], home: 'sky' },
  firefighter: { outfit: 'turnout', outfitColour: '#b98a3e', hat: 'fire' },
  soldier: { outfit: 'uniform', outfitColour: '#5d6642', hat: 'helmet' },
  musketeer: {
    outfit: 'coat',
    outfitColour: '#3a5a9a',
    hat: 'plumed',
    worn: ['cape', 'sword'],
    home: 'city',
  },
  knight: { outfit: 'armour', outfitColour: '#9d2f35', hat: 'helmet', worn: ['sword'] },
  samurai: { outfit: 'kimono', outfitColour: '#7d2430', hairstyle: 'bun', worn: ['sword'] },
  ninja: { outfit: 'kimono', outfitColour: '#2a2a34', hat: 'hood', worn: ['sword'] },
  king: {
    outfit: 'robe',
    outfitColour: '#8d2436',
    hat: 'crown',
    worn: ['cape'],
    build: 'masculine',
    holds: 'sceptre',
  },
  queen: {
    outfit: 'robe',
    outfitColour: '#6a3a86',
    hat: 'crown',
    worn: ['cape'],
    build: 'feminine',
    holds: 'sceptre',
  },
  wizard: {
    outfit: 'robe',
    outfitColour: '#3a4a8c',
    hat: 'wizard',
    build: 'masculine',
    beard: 'full',
    holds: 'staff',
  },
  witch: { outfit: 'robe', outfitColour: '#3d2c50', hat: 'wizard', build: 'feminine', holds: 'broom' },
  pirate: { outfit: 'coat', outfitColour: '#7a2c2c', hat: 'pirate', worn: ['sword'], holds: 'spyglass' },
  captain: {
    outfit: 'uniform',
    outfitColour: '#23304f',
    hat: 'sailor',
    beard: 'full',
    holds: 'spyglass',
    home: 'coast',
  },
  sailor: {
    outfit: 'stripes',
    outfitColour: '#f1efe8',
    hat: 'round-cap',
    worn: ['neckerchief'],
    home: 'coast',
  },
  angler: {
    outfit: 'oilskin',
    outfitColour: '#dba52c',
    hat: 'souwester',
    beard: 'full',
    holds: 'rod',
    home: 'coast',
  },
  lightkeeper: {
    outfit: 'oilskin',
    outfitColour: '#2f4464',
    hat: 'souwester',
    holds: 'lantern',
    home: 'coast',
  },
  superhero: { outfit: 'hero', outfitColour: '#2450a8', worn: ['cape'] },
  detective: { outfit: 'coat', outfitColour: '#9a7f58', hat: 'fedora', holds: 'magnifier' },
  cowboy: { outfit: 'shirt', outfitColour: '#a8602f', hat: 'cowboy', worn: ['neckerchief'] },
  viking: { outfit: 'kurta', outfitColour: '#6b4a32', hat: 'horns', worn: ['cape', 'sword'] },
  vampire: { outfit: 'suit', outfitColour: '#2c2834', skin: '#e6dcd8', worn: ['cape'] },
  zombie: { outfit: 'tee', outfitColour: '#6a6258', skin: '#8fa678' },
  angel: { outfit: 'robe', outfitColour: '#f2efe6', hat: 'halo', worn: ['wings'] },
  fairy: { outfit: 'tutu', outfitColour: '#5fae7e', worn: ['wings'], build: 'feminine', holds: 'wand' },
  mermaid: { outfit: 'tail', outfitColour: '#2f9a8c', hairstyle: 'long', build: 'feminine' },
  ballerina: { outfit: 'tutu', outfitColour: '#e79fb4', hairstyle: 'bun', build: 'feminine' },
  clown: { outfit: 'motley', outfitColour: '#d8493f', hat: 'jester', home: 'theatre' },
  monk: { outfit: 'robe', outfitColour: '#b8652a', hairstyle: 'bald' },
  'riding-hood': {
    age: 'child',
    build: 'feminine',
    outfit: 'dress',
    outfitColour: '#b8262f',
    worn: ['cape'],
  },
  santa: {
    age: 'old',
    build: 'masculine',
    outfit: 'coat',
    outfitColour: '#b3262e',
    beard: 'full',
    hat: 'beanie',
  },
  farmer: { outfit: 'overalls', outfitColour: '#4a6a94', hat: 'straw', holds: 'pitchfork', home: 'farm' },
  gardener: { outfit: 'apron', outfitColour: '#5f8f4a', hat: 'straw', holds: 'spade', home: 'garden' },
  apiarist: { outfit: 'boiler-suit', outfitColour: '#efe9d6', hat: 'veil', holds: 'honey', home: 'garden' },
  shepherd: { outfit: 'kurta', outfitColour: '#7d6a4a', hat: 'flat-cap', holds: 'crook', home: 'meadow' },
  ranger: { outfit: 'field-shirt', outfitColour: '#55713f', hat: 'fedora', worn: ['pack'], home: 'forest' },
  lumberjack: {
    outfit: 'shirt',
    outfitColour: '#b23a32',
    hat: 'beanie',
    beard: 'full',
    holds: 'axe',
    home: 'forest',
  },
  miner: {
    outfit: 'boiler-suit',
    outfitColour: '#5a5348',
    hat: 'lamp-helmet',
    holds: 'pickaxe',
    home: 'cave',
  },
  explorer: {
    outfit: 'field-shirt',
    outfitColour: '#c0a468',
    hat: 'pith',
    worn: ['pack'],
    holds: 'map',
    home: 'jungle',
  },
  hiker: {
    outfit: 'field-shirt',
    outfitColour: '#a2553a',
    hat: 'fedora',
    worn: ['pack'],
    holds: 'stick',
    home: 'mountains',
  },
  blacksmith: { outfit: 'leather-apron', outfitColour: '#8f8a80', holds: 'hammer', home: 'workshop' },
  carpenter: { outfit: 'overalls', outfitColour: '#7a6248', hat: 'flat-cap', holds: 'saw', home: 'workshop' },
  builder: { outfit: 'vest', outfitColour: '#e0762c', hat: 'hard-hat', holds: 'hammer', home: 'city' },
  mechanic: { outfit: 'boiler-suit', outfitColour: '#3f628c', hat: 'cap', holds: 'wrench', home: 'workshop' },
  technician: {
    outfit: 'shirt',
    outfitColour: '#5d83a8',
    hat: 'hard-hat',
    holds: 'clipboard',
    home: 'workshop',
  },
  programmer: { outfit: 'hoodie', outfitColour: '#4a4a6a', hasGlasses: true, home: 'room' },
  inventor: {
    outfit: 'leather-apron',
    outfitColour: '#c2703a',
    hairstyle: 'curly',
    hasGlasses: true,
    holds: 'wrench',
    home: 'workshop',
  },
  tailor: {
    outfit: 'waistcoat',
    outfitColour: '#5a3f66',
    hasGlasses: true,
    worn: ['tape'],
    holds: 'scissors',
    home: 'workshop',
  },
  cobbler: {
    outfit: 'leather-apron',
    outfitColour: '#8a9a78',
    hasGlasses: true,
    holds: 'shoe',
    home: 'workshop',
  },
  clockmaker: {
    outfit: 'waistcoat',
    outfitColour: '#5c3a4e',
    hasGlasses: true,
    holds: 'cog',
    home: 'workshop',
  },
  potter: { outfit: 'apron', outfitColour: '#9a6a52', holds: 'jug', home: 'workshop' },
  barber: { outfit: 'scrubs', outfitColour: '#a85a72', holds: 'scissors', home: 'room' },
  artist: { outfit: 'apron', outfitColour: '#3f6f8f', hat: 'beret', holds: 'palette', home: 'workshop' },
  sweep: { outfit: 'coat', outfitColour: '#2e2b2e', hat: 'top-hat', holds: 'sweeping-brush', home: 'city' },
  cleaner: { outfit: 'overalls', outfitColour: '#4f8a80', hat: 'cap', holds: 'broom', home: 'street' },
  butler: { outfit: 'tailcoat', outfitColour: '#26252c', holds: 'tray', home: 'hall' },
  businessman: { outfit: 'suit', outfitColour: '#39435c', holds: 'briefcase' },
  singer: { outfit: 'suit', outfitColour: '#8a2f5c', holds: 'microphone', home: 'theatre' },
  maestro: { outfit: 'tailcoat', outfitColour: '#26252c', holds: 'wand', home: 'theatre' },
  musician: { outfit: 'suit', outfitColour: '#4a2f5c', holds: 'guitar' },
  athlete: { outfit: 'tee' },
} as const satisfies Readonly<Record<string, RoleLook>>;

export type Role = keyof typeof roles;

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/** The looks of a calling; none for a name that is no calling. */
export function roleLook(name: string | undefined): RoleLook {
  return name !== undefined && isRole(name) ? roles[name] : {};
}
