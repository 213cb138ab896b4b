import type { Homography } from '../pose/homography.ts';
import { inverted } from '../pose/homography.ts';
import type { TextureLevel } from '../texture/texture.ts';
import { cellHeight, cellWidth } from './surface.ts';
import type { Surface } from './surface.ts';

/** Where in a texture the corners of the frame's cells look, in pixels of the level times 65536. */
export interface Mesh {
  readonly u: Int32Array;
  readonly v: Int32Array;
  /** Corners per row. */
  readonly across: number;
  /** Whether it is bent by a flow. */
  isFlowing: boolean;
  /** The cells that may show anything: from (inclusive) and to (exclusive). */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Furthest position that fits sixteen bits before the point. */
const furthest = 32_000;

export function createMesh(surface: Surface): Mesh {
  const across = surface.columns + 1;
  const corners = across * (surface.rows + 1);
  return {
    u: new Int32Array(corners),
    v: new Int32Array(corners),
    across,
    isFlowing: false,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
  };
}

/** Displaces a position in a texture, both in its pixels. */
export type Displacement = (u: number, v: number) => { x: number; y: number };

/** Fills a mesh from the map of frame pixels to pixels of the level. */
export function fillMesh(
  mesh: Mesh,
  surface: Surface,
  map: { readonly toTexture: Homography; readonly displace: Displacement | null },
): void {
  const [a, b, c, d, e, f, g, h, i] = map.toTexture;
  const { displace } = map;
  mesh.isFlowing = displace !== null;
  for (let row = mesh.top; row <= mesh.bottom; row++) {
    const y = row * cellHeight;
    for (let column = mesh.left; column <= mesh.right; column++) {
      const x = column * cellWidth;
      const w = Math.max(1e-6, g * x + h * y + i);
      let u = (a * x + b * y + c) / w;
      let v = (d * x + e * y + f) / w;
      if (displace !== null) {
        const by = displace(u, v);
        u += by.x;
        v += by.y;
      }
      const at = row * mesh.across + column;
      mesh.u[at] = Math.round(Math.max(-furthest, Math.min(furthest, u)) * 65_536);
      mesh.v[at] = Math.round(Math.max(-furthest, Math.min(furthest, v)) * 65_536);
    }
  }
}

/** Finds the cells a picture can reach; all of them when its edges go on for ever. `margin` is in texture pixels. */
export function boundMesh(
  mesh: Mesh,
  surface: Surface,
  picture: { toTexture: Homography; level: TextureLevel; margin: number; isEndless: boolean },
): void {
  mesh.left = 0;
  mesh.top = 0;
  mesh.right = surface.columns;
  mesh.bottom = surface.rows;
  if (picture.isEndless) {
    return;
  }
  const { level, margin } = picture;
  const [a, b, c, d, e, f, g, h, i] = inverted(picture.toTexture);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const u of [-margin, level.width + margin]) {
    for (const v of [-margin, level.height + margin]) {
      const w = g * u + h * v + i;
      if (!(w > 1e-9)) {
        // A corner behind the camera: its place on the screen says nothing.
        return;
      }
      xs.push((a * u + b * v + c) / w);
      ys.push((d * u + e * v + f) / w);
    }
  }
  const cell = (value: number, size: number, most: number): number =>
    Math.max(0, Math.min(most, Math.floor(value / size)));
  mesh.left = cell(Math.min(...xs), cellWidth, surface.columns);
  mesh.right = Math.max(mesh.left, cell(Math.max(...xs) + cellWidth, cellWidth, surface.columns));
  mesh.top = cell(Math.min(...ys), cellHeight, surface.rows);
  mesh.bottom = Math.max(mesh.top, cell(Math.max(...ys) + cellHeight, cellHeight, surface.rows));
}
