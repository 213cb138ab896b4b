import { makeZim } from '@kinora/library/testing';
import type { Script, SourceText } from '@kinora/models';
import { startWikipediaSimulator } from '@kinora/vendors/simulators';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../testing/test-http.ts';
import { openGateway } from './gateway.ts';
import { createProviders } from './registry.ts';

const call = { signal: new AbortController().signal, log: silentLog, workFolder: '' };
const prompt = 'Why do zebras have stripes?';

async function tellFrom(variables: Record<string, string>, door: 'find' | 'atHand'): Promise<Script> {
  const providers = createProviders(variables);
  try {
    const gateway = openGateway(providers, '');
    const wish = { query: prompt, language: 'English', limit: 3 } as const;
    const sources: SourceText[] = await gateway.search[door](wish, call);
    const style = { videoType: 'explainer', videoStyle: 'auto', speakers: 1, language: 'English' } as const;
    return await gateway.text.write({ ...style, prompt, sources, search: 'done' }, call, {});
  } finally {
    await providers.close();
  }
}

/** Everything of a script that somebody hears or sees. */
function shown({ title, scenes, sources }: Script): string {
  const words = scenes.flatMap((scene) => [scene.title, scene.narration, ...scene.keyFacts]);
  return [title, ...words, ...sources.map(({ label }) => label)].join('\n');
}

const zeroWidth = '\u200b\u2060';
const title = `Ze${zeroWidth}bra\u0000`;
const lead = `\u202eZebras\u202c (/ˈzɛbrə/ {{IPAc-en|z|ɛ}} listen) are African animals of the horse family.[12][citation needed] Ze${zeroWidth}bras have stri\u0007pes because the pattern confuses biting flies, which land on a striped coat far less often.[note 3]`;
const stripes = [
  'Biting flies land on a striped coat only a quarter as often because stripes confuse them.{{cite journal|title=Flies &amp; stripes|year=2019}}[[File:Zebra.jpg|thumb|A [[zebra]] caption that nobody reads]]',
  'The stripes of a zebra help it to know its mother &ndash; no two zebras look alike. See ISBN 978-0-19-852663-6 for more about that.',
  'Their number is {\\displaystyle N=\\sum _{i}s_{i}} in the formula of stripes. Herds of [[Plains zebra|zebras]] travel far to find grass.',
].join(' ');
const places =
  'Zebras stand at 15°24′12″S 29°7′3″E in the map of the park. Lions hunt zebras, and a zebra defends itself with kicks that can kill.';
const table = '{| class="wikitable"\n|-\n! Cell of heads\n|-\n| Cell of a table || 12\n|}';

/** None of it is to be heard or seen. */
const hostile =
  /script|steal|\{|\}|\[|\]|\||<|>|&\w+;|displaystyle|wikitable|Cell|cite|caption|IPAc|listen|[ˈɛ]|ISBN|citation|°|′|[^\P{C}\n]/u;

it('WORD-05 nothing of hostile markup in an encyclopedia is spoken, shown or put in a title', async () => {
  const extract = [
    `${lead}<script>steal("cookies")</script>`,
    table,
    `== Stri\u200bpes {{anchor|x}}<b>\u202eof zebras</b>\u0000 ==\n${stripes}`,
    `== Places ==\n${places}`,
    '== Refer\u200bences ==\nA script that should steal nothing from anybody at all.',
  ].join('\n\n');
  const server = await startWikipediaSimulator([{ title, extract }]);
  const script = await tellFrom({ WIKIPEDIA_BASE_URL: server.baseUrl }, 'find');
  await server.close();
  expect(shown(script)).not.toMatch(hostile);
  expect(shown(script)).toContain('Zebras have stripes because the pattern confuses biting flies');
  expect(script.sources.map(({ label }) => label)).toEqual(['Wikipedia: Zebra']);
  expect(script.scenes.map((scene) => scene.title)).toContain('Stripes of zebras');
});

it('WORD-15 WORD-05 nothing of hostile markup in a ZIM page is spoken, shown or put in a title', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-markup-'));
  const html = [
    `<script>steal("cookies")</script><p onclick="steal()">${lead}</p><style>p { steal: 1 }</style>`,
    `<p>&lt;script&gt;steal("cookies")&lt;/script&gt;</p><table><tr><td>Cell</td></tr></table><p>${table}</p>`,
    `<h2>Stri&#8203;pes &#x202e;of <b>zebras</b>&#0;</h2><p>${stripes} It weighs <math><mi>m</mi></math> in all.</p>`,
    `<h2>Places</h2><p>${places}</p><!-- steal --><p class="metadata">steal</p>`,
    '<h2>References</h2><p>A script that should steal nothing from anybody at all.</p>',
  ].join('');
  const pages = [{ title: 'Zebra \u202e\u0007', html }];
  await writeFile(join(folder, 'wiki.zim'), makeZim({ language: 'eng', name: 'Wiki\u202epedia<b>', pages }));
  const script = await tellFrom({ KINORA_LIBRARY_DIR: folder }, 'atHand');
  await rm(folder, { recursive: true });
  expect(shown(script)).not.toMatch(hostile);
  expect(shown(script)).not.toContain('It weighs');
  expect(shown(script)).toContain('Zebras have stripes because the pattern confuses biting flies');
  expect(script.sources.map(({ label }) => label)).toEqual(['Wikipedia: Zebra']);
  expect(script.scenes.map((scene) => scene.title)).toContain('Stripes of zebras');
});
