/** One colour per stroke, told apart by its number as well; light enough for a dark outline on any picture. */
const COLORS = ['#ffffff', '#ffd43b', '#5fd4f5', '#ffb3c0', '#a7f3a0', '#d0bfff'] as const;

export function strokeColor(index: number): string {
  return COLORS[index % COLORS.length] ?? COLORS[0];
}
