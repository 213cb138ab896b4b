import type { World } from '../elements/worlds.ts';
import { planetNames } from '../../plan/scene-plan.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';

export type PlanetName = (typeof planetNames)[number];

type Look = Pick<World, 'colours' | 'hasRing' | 'surface'>;

/** The globes that people name, in their own colours: ground, land or bands, cloud. */
export const planets = {
  mercury: { colours: ['#8f857c', '#6b635e', '#b5aca2'], hasRing: false, surface: 'bare' },
  venus: { colours: ['#d9a85a', '#e8cf98', '#f6e8c4'], hasRing: false, surface: 'bands' },
  earth: { colours: ['#2f6fb4', '#4f8f4a', '#f4f8fb'], hasRing: false, surface: 'land' },
  mars: { colours: ['#c2603c', '#8f3f2a', '#e0a078'], hasRing: false, surface: 'bare' },
  jupiter: { colours: ['#d8b28a', '#a8683f', '#f3e6d0'], hasRing: false, surface: 'bands' },
  saturn: { colours: ['#e0c07e', '#c79a58', '#f3e2b4'], hasRing: true, surface: 'bands' },
  uranus: { colours: ['#8fd6da', '#7cc6d0', '#c8f0f0'], hasRing: false, surface: 'bands' },
  neptune: { colours: ['#3a62c8', '#2c4aa4', '#86a8ee'], hasRing: false, surface: 'bands' },
} as const satisfies Readonly<Record<PlanetName, Look>>;

/** The globe a scene is about, where one is named. */
export function planetOf({ details }: ScenePlan): PlanetName | undefined {
  return planetNames.find((name) => details?.includes(name));
}
