import type { TextureLevel } from '../texture/texture.ts';
import type { Homography } from '../pose/homography.ts';
import type { Mesh } from './mesh.ts';
import type { Surface } from './surface.ts';

/** A layer where it is in a frame. */
export interface ShownLayer {
  /** The same in every frame. */
  readonly id: string;
  readonly level: TextureLevel;
  readonly toTexture: Homography;
  readonly opacity: number;
  readonly mesh: Mesh;
  /** What it is in each cell of the mesh; 0 where it is not seen. */
  readonly cells: Uint8Array;
}

/** Knows which cells of a surface still show what is to be painted: where a camera rests, most of them. */
export interface KeptCells {
  /** @returns 1 for each cell that has to be painted; what is compared counts as painted from then on */
  stale(layers: readonly ShownLayer[]): Uint8Array;
  /** Somebody else has painted on the surface: nothing is known of it any more. */
  forget(): void;
}

type Remembered = Pick<ShownLayer, 'level' | 'toTexture' | 'opacity' | 'cells'> &
  Omit<Mesh, 'u' | 'v' | 'across'>;

export function createKeptCells(surface: Surface): KeptCells {
  const count = surface.columns * surface.rows;
  const stale = new Uint8Array(count);
  const remembered = new Map<string, Remembered>();
  let isKnown = false;
  return {
    stale(layers) {
      stale.fill(isKnown ? 0 : 1);
      isKnown = true;
      const gone = new Set(remembered.keys());
      for (const layer of layers) {
        const before = remembered.get(layer.id);
        if (before === undefined || !isSame(before, layer)) {
          markSeen(stale, surface, { ...layer.mesh, cells: layer.cells });
          if (before !== undefined) {
            markSeen(stale, surface, before);
          }
        }
        remembered.set(layer.id, keep(layer, before?.cells ?? new Uint8Array(count)));
        gone.delete(layer.id);
      }
      for (const id of gone) {
        const before = remembered.get(id);
        if (before !== undefined) {
          markSeen(stale, surface, before);
        }
        remembered.delete(id);
      }
      return stale;
    },
    forget() {
      isKnown = false;
    },
  };
}

function isSame(before: Remembered, { level, toTexture, opacity, mesh }: ShownLayer): boolean {
  return (
    before.level === level &&
    before.opacity === opacity &&
    !before.isFlowing &&
    !mesh.isFlowing &&
    before.toTexture.every((value, index) => value === toTexture[index])
  );
}

/** Cells beyond a mesh hold what an earlier frame left there. */
function keep({ level, toTexture, opacity, mesh, cells }: ShownLayer, room: Uint8Array): Remembered {
  room.set(cells);
  const { left, right, top, bottom, isFlowing } = mesh;
  return { level, toTexture, opacity, isFlowing, left, right, top, bottom, cells: room };
}

function markSeen(
  stale: Uint8Array,
  { columns }: Surface,
  { left, right, top, bottom, cells }: Omit<Remembered, 'level' | 'toTexture' | 'opacity' | 'isFlowing'>,
): void {
  for (let row = top; row < bottom; row++) {
    for (let cell = row * columns + left; cell < row * columns + right; cell++) {
      if (cells[cell] !== 0) {
        stale[cell] = 1;
      }
    }
  }
}
