import type { Colour } from '../../../canvas/colour.ts';
import { hex, mix } from '../../../canvas/colour.ts';
import { blob, limb, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';

const leaf = (at: string, colour: string): Form => blob(at, hex(colour));

/** A heap of leaves, peel and twigs that lies on bare soil. */
function compostHeap(colour: Colour | undefined): Form[] {
  const earth = colour ?? hex('#6b4a2f');
  const crumb = mix(earth, [26, 20, 24], 0.4);
  return [
    limb('-70,-52,2.4 -104,-84,1.6', hex('#8a6a44')),
    limb('62,-60,2.4 92,-96,1.6', hex('#8a6a44')),
    limb('-8,-108,2.2 -20,-140,1.4', hex('#8a6a44')),
    blob('-118,-4 -92,-44 -50,-86 0,-112 46,-88 88,-50 118,-4 0,2', earth, {
      marks: [
        spot([-60, -30, 9, 6], crumb, 0.7),
        spot([-16, -22, 8, 5], crumb, 0.7),
        spot([44, -24, 10, 6], crumb, 0.7),
        spot([84, -18, 7, 5], crumb, 0.7),
        spot([8, -70, 8, 5], crumb, 0.7),
      ],
    }),
    leaf('-62,-62 -40,-78 -16,-70 -36,-54', '#7da23f'),
    leaf('10,-96 34,-104 50,-84 26,-80', '#c9862e'),
    leaf('34,-56 58,-66 76,-50 52,-42', '#8fae4a'),
    leaf('-34,-40 -12,-52 10,-42 -10,-30', '#d1a23a'),
    leaf('-92,-24 -74,-36 -56,-24 -74,-14', '#a5622d'),
  ];
}

const heaps: Readonly<Record<string, (colour: Colour | undefined) => Form[]>> = {
  'compost-heap': compostHeap,
};

/** The forms of something heaped up. */
export function heapForms(name: string, colour: Colour | undefined): Form[] | undefined {
  return heaps[name]?.(colour);
}
