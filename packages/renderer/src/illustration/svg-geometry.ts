import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import type { SvgElement } from './svg-tree.ts';

/** The matrix of a `transform` attribute. */
export function parseTransform(text: string | undefined): DOMMatrix {
  let matrix = new DOMMatrix();
  if (text === undefined) {
    return matrix;
  }
  for (const [, name, list] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = (list ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    matrix = matrix.multiply(transformOf(name ?? '', numbers));
  }
  return matrix;
}

function transformOf(name: string, numbers: readonly number[]): DOMMatrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  switch (name) {
    case 'matrix':
      return new DOMMatrix([a, b, c, d, e, f]);
    case 'translate':
      return new DOMMatrix([1, 0, 0, 1, a, b]);
    case 'scale':
      return new DOMMatrix([a, 0, 0, numbers.length > 1 ? b : a, 0, 0]);
    case 'rotate': {
      const cosine = Math.cos((a * Math.PI) / 180);
      const sine = Math.sin((a * Math.PI) / 180);
      const turned = new DOMMatrix([cosine, sine, -sine, cosine, 0, 0]);
      return new DOMMatrix([1, 0, 0, 1, b, c]).multiply(turned).multiply(new DOMMatrix([1, 0, 0, 1, -b, -c]));
    }
    default:
      throw new Error(`A picture uses the transform ${name}, which is not read`);
  }
}

/** The path of a basic shape in its own coordinates; null for elements that are no shape. */
export function shapePath(element: SvgElement): Path2D | null {
  const number = (key: string): number => Number(element.attributes[key] ?? 0);
  switch (element.name) {
    case 'path':
      return new Path2D(element.attributes['d'] ?? '');
    case 'circle':
    case 'ellipse': {
      const path = new Path2D();
      const radiusX = element.name === 'circle' ? number('r') : number('rx');
      const radiusY = element.name === 'circle' ? number('r') : number('ry');
      path.ellipse(number('cx'), number('cy'), radiusX, radiusY, 0, 0, Math.PI * 2);
      path.closePath();
      return path;
    }
    case 'rect': {
      const path = new Path2D();
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      return path;
    }
    default:
      return null;
  }
}
