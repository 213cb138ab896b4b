import type { Sighting } from './sightings.ts';

/** Pictures of small things, for where nobody is there to whom they matter. */
const glyphOf: Readonly<Record<string, string>> = {
  'thing:feather': 'icon:feather',
  'thing:shell': 'icon:spiral-shell',
  'thing:key': 'icon:key',
  'thing:bell': 'icon:bell',
  'thing:cog': 'icon:gear',
  'thing:loaf': 'icon:bread',
  'thing:leaf': 'icon:fallen-leaf',
  'thing:pencil': 'icon:pencil',
  'thing:spoon': 'icon:spoon',
};

/** The same as a picture of it, where there is one. */
export function asGlyph(sighting: Sighting): Sighting {
  return { ...sighting, figure: glyphOf[sighting.figure] ?? sighting.figure };
}
