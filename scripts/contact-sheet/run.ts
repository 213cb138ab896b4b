// Makes one picture of everything Kinora can make, through the whole product, and lays them out on one page:
// docs/gallery/contact-sheet.jpg. `npm run contact-sheet -- Effects Engines` makes only these sections, beside the docs.
import { mkdir } from 'node:fs/promises';
import { signUpFirst } from '../client/kinora-client.ts';
import { startKinora } from '../client/kinora-server.ts';
import { makeImage } from '../client/make.ts';
import { layOutSheet } from './lay-out-sheet.ts';
import type { SheetPicture } from './lay-out-sheet.ts';
import { contactTiles } from './tiles.ts';
import sharp from 'sharp';

async function run(sections: readonly string[]): Promise<void> {
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const painted = await makeImage(client, {
      session_id: 'sheet',
      model_name: 'flux_pro',
      prompt: 'a woman hiking on a mountain ridge above a lake, golden hour',
    });
    const photo = await sharp(painted).jpeg({ quality: 92 }).toBuffer();
    const pictures: SheetPicture[] = [];
    for (const { section, label, make } of contactTiles({ client, photo })) {
      if (sections.length === 0 || sections.includes(section)) {
        const started = performance.now();
        pictures.push({ section, label, image: await make() });
        console.log(`${section}: ${label}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
      }
    }
    await mkdir('.cache', { recursive: true });
    await layOutSheet(
      pictures,
      sections.length === 0 ? 'docs/gallery/contact-sheet.jpg' : '.cache/contact-sheet.jpg',
    );
  } finally {
    await server.stop();
  }
}

await run(process.argv.slice(2));
