import type { ProseBlock, ProseSection } from '../../labels/reading/prose.ts';

/** The sections in which each word of a query stands, in whatever form. */
export function matchingSections(sections: readonly ProseSection[], query: string): ProseSection[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return sections.filter(({ heading, blocks }) => {
    const text = [heading, ...blocks.flatMap(linesOf)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function linesOf(block: ProseBlock): readonly string[] {
  if (typeof block === 'string') {
    return [block];
  }
  if ('steps' in block) {
    return block.steps;
  }
  if ('points' in block) {
    return block.points;
  }
  return block.words.map((part) => (typeof part === 'string' ? part : part.href));
}
