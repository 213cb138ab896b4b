import { hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { paintTree } from '../elements/trees.ts';
import type { Scene } from '../scene.ts';
import { growthOf } from './growth.ts';
import { setTree } from './planting.ts';

/** Two palms on a small island. */
export function plantPalms(sheet: Sheet, scene: Scene, at: { x: number; y: number; wide: number }): void {
  const growth = growthOf(scene);
  const palms = [0, 1].map((index) =>
    paintTree(scene, {
      kind: 'palm',
      leaves: growth.leaves[1],
      bark: hex('#7a5a40'),
      distance: 0.26,
      name: `islet palm ${index}`,
      height: scene.frame.height * 0.24,
    }),
  );
  palms.forEach((palm, index) => {
    setTree(sheet, palm, {
      x: at.x + (index - 0.5) * at.wide * 0.5,
      y: at.y,
      scale: 1 - index * 0.2,
      isTurned: index > 0,
    });
  });
}

/** Two palms that frame a beach on the side away from the light. */
export function leanPalms(sheet: Sheet, scene: Scene): void {
  const { width, height } = scene.frame;
  const side = scene.light.sunX > 0.5 ? 0.08 : 0.92;
  const bark = hex('#8a6a4a');
  const palm = paintTree(scene, {
    kind: 'palm',
    leaves: hex('#4c8a43'),
    bark,
    distance: 0.05,
    name: 'beach palm',
    height: height * 0.8,
  });
  setTree(sheet, palm, { x: side * width, y: height * 0.98, scale: 1, isTurned: side > 0.5 });
  const other = paintTree(scene, {
    kind: 'palm',
    leaves: hex('#5c9a4b'),
    bark,
    distance: 0.1,
    name: 'other palm',
    height: height * 0.55,
  });
  setTree(sheet, other, {
    x: (side + (side > 0.5 ? -0.08 : 0.08)) * width,
    y: height * 0.92,
    scale: 1,
    isTurned: side < 0.5,
  });
}
