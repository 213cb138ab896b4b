import { makeZim } from '@kinora/library/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-library-'));
const providers = createProviders({ KINORA_LIBRARY_DIR: folder });
afterAll(async () => {
  await providers.close();
  await rm(folder, { recursive: true });
});
const gateway = openGateway(providers, '');
const call = { signal: new AbortController().signal, log: silentLog, workFolder: '' };

const zebra = [
  '<p>Zebras are African animals of the horse family (genus Equus) that live in grasslands and mountains. Their coats are black with white stripes, and no two zebras look alike.</p>',
  '<h2>Stripes</h2>',
  '<p>Zebras have stripes because the pattern confuses biting flies, which land on a striped coat far less often. In 2019 researchers dressed horses in striped coats, and flies landed on them only a quarter as often. The stripes may also help zebras to know one another.</p>',
  '<h2>Herds</h2>',
  '<p>Plains zebras live in families of one stallion and several mares. Large herds travel hundreds of kilometres to find grass and water. Lions and hyenas hunt zebras, and a zebra defends itself with kicks.</p>',
].join('');

it('WORD-15 WORD-02 a question is answered from a ZIM file, with the file as its source', async () => {
  const pages = [
    { title: 'Zebra', html: zebra },
    { title: 'Zebra crossing', html: `<p>${'A zebra crossing is a place to cross a road. '.repeat(8)}</p>` },
  ];
  await writeFile(join(folder, 'wiki.zim'), makeZim({ language: 'eng', name: 'Wikipedia', pages }));
  const prompt = 'Why do zebras have stripes?';
  const sources = await gateway.search.atHand({ query: prompt, language: 'English', limit: 3 }, call);
  const style = { videoType: 'explainer', videoStyle: 'auto', language: 'English', speakers: 1 } as const;
  const script = await gateway.text.write({ ...style, prompt, sources }, call, {});
  expect(script.scenes[0]?.narration).toMatch(
    /^Zebras have stripes because the pattern confuses biting flies/u,
  );
  expect(script.scenes.at(-1)?.narration).toMatch(/stripes/u);
  expect(script.scenes.map(({ narration }) => narration).join(' ')).not.toMatch(/genus|crossing/u);
  expect(script.sources).toEqual([{ label: 'Wikipedia: Zebra' }]);
});
