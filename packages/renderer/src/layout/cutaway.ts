import type { Box, StrokeShape } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { commonSize, handSize } from './labels.ts';

const tints = ['#cfe3a8', '#e8c98a', '#dd9b6c', '#c46a55', '#8f5a62'] as const;

/** A block cut open, its layers from the top down; from every layer a line leads to its name. */
export function placeCutaway(builder: BoardBuilder, room: Box): void {
  const parts = (builder.content.parts ?? []).slice(0, tints.length);
  if (parts.length === 0) {
    return;
  }
  const isUpright = builder.content.aspect === '9:16';
  const block: Box = {
    x: room.x + 20,
    y: room.y + 20,
    width: room.width * (isUpright ? 0.44 : 0.58),
    height: room.height - 40,
  };
  const depth = block.height * 0.12;
  const high = (block.height - depth) / parts.length;
  const places = parts.map(({ text }, index) => ({
    text,
    role: 'label' as const,
    box: {
      x: block.x + block.width + 130,
      y: block.y + depth + high * index,
      width: room.x + room.width - (block.x + block.width + 130),
      height: high,
    },
    align: 'left' as const,
    pen: 'ink' as const,
    largest: handSize(builder, 80),
    smallest: 34,
    maxLines: 2,
    stand: 'middle' as const,
  }));
  const size = commonSize(builder, places);
  const strokes = {
    grid: { width: 1000, height: 1000 },
    shapes: layersOf(parts.length, depth / block.height),
  };
  builder.picture({ set: 'noto', name: 'cutaway', ratio: block.width / block.height, strokes }, block);
  places.forEach((place, index) => {
    const cue = parts[index]?.cue;
    const y = place.box.y + high / 2;
    builder.arrow(
      { x: block.x + block.width + 112, y },
      { x: block.x + block.width * 0.86, y: y + 2 },
      { bend: 0, pen: index % 2 === 0 ? 'first' : 'second', cue },
    );
    builder.text({ ...place, largest: size });
  });
}

/** The front of a block with its layers, and its upper side. */
function layersOf(count: number, top: number): StrokeShape[] {
  const from = top * 1000;
  const each = (1000 - from) / count;
  const edge = (y: number, index: number): string =>
    [0, 200, 400, 600, 800, 1000]
      .map(
        (x, at) =>
          `${x},${Math.round(y + (index === 0 || index === count ? 0 : ((at * 7 + index * 5) % 3) * 9 - 9))}`,
      )
      .join(' ');
  const layers = Array.from({ length: count }, (_, index): StrokeShape => {
    const upper = edge(from + each * index, index);
    const lower = edge(from + each * (index + 1), index + 1)
      .split(' ')
      .toReversed()
      .join(' ');
    return { outline: `${upper} ${lower}`, fill: tints[index % tints.length] ?? tints[0], ink: 0.9 };
  });
  return [
    { outline: `0,${Math.round(from)} 130,0 870,0 1000,${Math.round(from)}`, fill: '#a9d08a', ink: 0.9 },
    ...layers,
  ];
}
