import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { boardRegions } from './safe-area.ts';

/** Writes the title with its underline and returns the room that is left for everything else. */
export function placeTitle(builder: BoardBuilder): Box {
  const { aspect, title, language } = builder.content;
  const regions = boardRegions(aspect);
  const isWide = aspect === '16:9';
  if (title.trim() === '') {
    const top = regions.title.y + 20;
    return roomFrom(top, regions);
  }
  const { look } = builder;
  const { box } = builder.text({
    text: look.isShouting ? title.toLocaleUpperCase(language) : title,
    role: 'title',
    box: regions.title,
    align: isWide ? 'left' : 'centre',
    pen: 'ink',
    largest: (isWide ? 116 : 104) * look.title,
    smallest: isWide ? 44 : 40,
    maxLines: isWide ? 2 : 3,
  });
  builder.underline(box, 'first');
  return roomFrom(box.y + box.height + (isWide ? 40 : 60), regions);
}

function roomFrom(top: number, regions: ReturnType<typeof boardRegions>): Box {
  return {
    x: regions.left,
    y: top,
    width: regions.right - regions.left,
    height: regions.contentBottom - top,
  };
}
