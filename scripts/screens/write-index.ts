import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { screenGroups, screensOn } from './all-screens.ts';
import { variants } from './screen.ts';
import { pictureName } from './take-screens.ts';

/** The screens that are shown by themselves, one picture each; everything else is on the sheets. */
const SINGLES = [
  'explore-visitor.desktop-dark',
  'explore-ready.desktop-light',
  'explore-stories.phone-dark',
  'engine-picker.desktop-dark',
  'workspace-images.desktop-dark',
  'workspace-video.desktop-dark',
  'workspace-film.desktop-light',
  'generations-stories.desktop-dark',
  'canva.desktop-light',
  'showcase.desktop-dark',
  'engine-guide.desktop-dark',
  'admin-health.desktop-dark',
] as const;

const INTRODUCTION = `# Screens

Every screen and dialog on one page per width and theme, 1440 x 900 and 390 x 844, dark and light, as the product shows it
with results that it made itself, and twelve of them in full. \`npm run screens\` takes all of them anew into
\`.cache/screens\` and writes this folder; \`npm run screens -- explore-ready history\` takes only some, and
\`npm run screens -- --sheets\` none, and writes this folder from what was taken before. It fails when axe finds a barrier
or when a page is wider than its window.
`;

const SHEETS = {
  desktop: { columns: 8, width: 240, height: 150 },
  phone: { columns: 16, width: 117, height: 253 },
} as const;
const GAP = 8;

/** Writes what the repository keeps: a contact sheet of each variant, and the pictures that stand by themselves. */
export async function writeIndex({ taken, folder }: { taken: string; folder: string }): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = new Set(await readdir(taken));
  for (const variant of variants) {
    const pictures = screensOn(variant)
      .map((screen) => pictureName(screen, variant))
      .filter((name) => names.has(name))
      .map((name) => join(taken, name));
    await layOut(pictures, SHEETS[variant.device], join(folder, `${variant.device}-${variant.theme}.webp`));
  }
  for (const single of SINGLES) {
    await copyFile(join(taken, `${single}.webp`), join(folder, `${single}.webp`));
  }
  const sheets = variants.map(
    ({ device, theme }) =>
      `## ${device}, ${theme}\n\n![All screens, ${device}, ${theme}](${device}-${theme}.webp)\n`,
  );
  const singles = SINGLES.map(
    (single) => `### ${titleOf(single)}\n\n![${titleOf(single)}](${single}.webp)\n`,
  );
  await writeFile(
    join(folder, 'README.md'),
    [INTRODUCTION, ...sheets, '## Twelve in full\n', ...singles].join('\n'),
  );
}

/** @throws when a screen that is shown by itself is no longer there */
function titleOf(single: string): string {
  const name = single.split('.')[0];
  const screen = Object.values(screenGroups)
    .flat()
    .find((candidate) => candidate.name === name);
  if (screen === undefined) {
    throw new Error(`There is no screen ${single}.`);
  }
  return screen.title;
}

async function layOut(
  pictures: readonly string[],
  { columns, width, height }: { columns: number; width: number; height: number },
  output: string,
): Promise<void> {
  const overlays: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    overlays.push({
      input: await sharp(picture).resize(width, height).toBuffer(),
      left: GAP + (index % columns) * (width + GAP),
      top: GAP + Math.floor(index / columns) * (height + GAP),
    });
  }
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(pictures.length / columns) * (height + GAP),
      channels: 3,
      background: '#14161c',
    },
  })
    .composite(overlays)
    .webp({ quality: 72, effort: 6 })
    .toFile(output);
}
