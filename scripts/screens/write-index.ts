import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenGroups } from './all-screens.ts';
import type { Screen } from './screen.ts';
import { variants } from './screen.ts';
import { pictureName } from './take-screens.ts';

const INTRODUCTION = `# Every screen

Each screen and dialog at 1440 x 900 and 390 x 844, in the dark and the light theme, as the product shows it with results
that it made itself. \`npm run screens\` takes all of them anew, \`npm run screens -- explore-ready history\` only some; it
fails when axe finds a barrier or when a page is wider than its window.
`;

const SHOWN_WIDTHS = { desktop: 360, phone: 98 } as const;

/** Writes the list of all pictures into their folder. */
export async function writeIndex(folder: string): Promise<void> {
  const groups = Object.entries(screenGroups).map(
    ([name, screens]) => `## ${name}\n\n${screens.map(entryOf).join('\n')}`,
  );
  await writeFile(join(folder, 'README.md'), `${[INTRODUCTION, ...groups].join('\n')}`);
}

function entryOf(screen: Screen): string {
  const pictures = variants
    .filter(({ device }) => screen.only === undefined || screen.only === device)
    .map((variant) => {
      const alt = `${screen.title}, ${variant.device}, ${variant.theme}`;
      return `<img src="${pictureName(screen, variant)}" width="${SHOWN_WIDTHS[variant.device]}" alt="${alt}">`;
    });
  return `### ${screen.title}\n\n${pictures.join('\n')}\n`;
}
