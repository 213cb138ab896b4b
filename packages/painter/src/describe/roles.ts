import type { PersonPlan } from '../plan/person-plan.ts';

/** What somebody's calling says of looks and clothes, where nothing else is said of them. */
export type RoleLook = Partial<
  Pick<
    PersonPlan,
    'age' | 'build' | 'skin' | 'hairstyle' | 'outfit' | 'outfitColour' | 'beard' | 'hat' | 'worn'
  >
>;

/** Callings whose people are known by what they wear. */
export const roles = {
  astronaut: { outfit: 'space-suit', outfitColour: '#e6eaf0', hat: 'space-helmet', worn: ['pack'] },
  chef: { outfit: 'whites', outfitColour: '#f1efe8', hat: 'chef' },
  doctor: { outfit: 'lab-coat' },
  teacher: { outfit: 'shirt' },
  police: { outfit: 'uniform', outfitColour: '#2b3d66', hat: 'police' },
  pilot: { outfit: 'uniform', outfitColour: '#2a3350', hat: 'sailor' },
  firefighter: { outfit: 'turnout', outfitColour: '#b98a3e', hat: 'fire' },
  soldier: { outfit: 'uniform', outfitColour: '#5d6642', hat: 'helmet' },
  knight: { outfit: 'armour', outfitColour: '#9d2f35', hat: 'helmet', worn: ['sword'] },
  samurai: { outfit: 'kimono', outfitColour: '#7d2430', hairstyle: 'bun', worn: ['sword'] },
  ninja: { outfit: 'kimono', outfitColour: '#2a2a34', hat: 'hood', worn: ['sword'] },
  king: { outfit: 'robe', outfitColour: '#8d2436', hat: 'crown', worn: ['cape'], build: 'masculine' },
  queen: { outfit: 'robe', outfitColour: '#6a3a86', hat: 'crown', worn: ['cape'], build: 'feminine' },
  wizard: { outfit: 'robe', outfitColour: '#3a4a8c', hat: 'wizard', build: 'masculine', beard: 'full' },
  witch: { outfit: 'robe', outfitColour: '#3d2c50', hat: 'wizard', build: 'feminine' },
  pirate: { outfit: 'coat', outfitColour: '#7a2c2c', hat: 'pirate', worn: ['sword'] },
  superhero: { outfit: 'hero', outfitColour: '#2450a8', worn: ['cape'] },
  detective: { outfit: 'coat', outfitColour: '#9a7f58', hat: 'fedora' },
  cowboy: { outfit: 'shirt', outfitColour: '#a8602f', hat: 'cowboy' },
  viking: { outfit: 'kurta', outfitColour: '#6b4a32', hat: 'horns', worn: ['cape', 'sword'] },
  vampire: { outfit: 'suit', outfitColour: '#2c2834', skin: '#e6dcd8', worn: ['cape'] },
  zombie: { outfit: 'tee', outfitColour: '#6a6258', skin: '#8fa678' },
  angel: { outfit: 'robe', outfitColour: '#f2efe6', hat: 'halo', worn: ['wings'] },
  fairy: { outfit: 'tutu', outfitColour: '#5fae7e', worn: ['wings'], build: 'feminine' },
  mermaid: { outfit: 'tail', outfitColour: '#2f9a8c', hairstyle: 'long', build: 'feminine' },
  ballerina: { outfit: 'tutu', outfitColour: '#e79fb4', hairstyle: 'bun', build: 'feminine' },
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
  craftsman: { outfit: 'overalls' },
  musician: { outfit: 'suit', outfitColour: '#4a2f5c' },
  athlete: { outfit: 'tee' },
  businessman: { outfit: 'suit', outfitColour: '#39435c' },
} as const satisfies Readonly<Record<string, RoleLook>>;

export type Role = keyof typeof roles;

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/** The looks of a calling; none for a name that is no calling. */
export function roleLook(name: string | undefined): RoleLook {
  return name !== undefined && isRole(name) ? roles[name] : {};
}
