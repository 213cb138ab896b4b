import type { Sighting } from './sightings.ts';

/** Pirates have one kind of ship. */
export function asPirateShip(sighting: Sighting, _: number, all: readonly Sighting[]): Sighting {
  const isShip = /^(?:boat|galleon|icon:(?:.*ship|.*boat|ferry))$/u.test(sighting.figure);
  return isShip && all.some(({ figure }) => figure === 'pirate')
    ? { ...sighting, figure: 'pirate-ship' }
    : sighting;
}

/** A boat that sails is one boat. */
export function isNoSecondBoat({ figure }: Sighting, _: number, all: readonly Sighting[]): boolean {
  return (
    figure !== 'icon:sailboat' || !all.some((other) => /^(?:boat|galleon|pirate-ship)$/u.test(other.figure))
  );
}
