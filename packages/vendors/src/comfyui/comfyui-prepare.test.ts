import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engines, imageModels, imageToVideoModelKeys } from '@kinora/contract/catalogue';
import { comfyuiSentences, sentences } from '@kinora/contract/sentences';
import type { Binding, MediaRequest } from '@kinora/models';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../testing/conformance/vendor-steps.ts';
import { effectWording } from '../wording/templates.ts';
import { bindings } from './bindings.ts';
import { bodyOf } from './prepare/prepared-body.ts';
import { bindingOf, clipWish, pictureWish, startComfyui } from './testing/comfyui-fixture.ts';
import type { ComfyuiFixture } from './testing/comfyui-fixture.ts';

let fixture: ComfyuiFixture;
beforeAll(async () => {
  fixture = await startComfyui();
});
afterEach(async () => {
  await rm(fixture.workflows, { recursive: true });
  await mkdir(fixture.workflows);
});
afterAll(() => fixture.close());

const words = comfyuiSentences;
const { mediaService } = sentences;

/** A workflow file of the operator's own, of one node that holds everything. */
async function writeOwn(name: string, content: unknown): Promise<Binding> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(fixture.workflows, `${name}.json`), text);
  return { provider: 'comfyui', endpoint: name, fields: {} };
}

const nodeWith = (inputs: Readonly<Record<string, unknown>>) => ({ 1: { class_type: 'Anything', inputs } });

async function filled(binding: Binding, wanted: MediaRequest): Promise<Record<string, unknown>> {
  const { graph } = bodyOf(await fixture.open().prepare(binding, wanted, fixture.call()));
  return Object.values(graph)[0] as Record<string, unknown>;
}

const refusal = (binding: Binding, wanted: MediaRequest) =>
  failureOf(fixture.open().prepare(binding, wanted, fixture.call()));

describe('a workflow that is filled', () => {
  it('REAL-18 gets its values typed where they stand alone, and as text within a text', async () => {
    const binding = await writeOwn(
      'own',
      nodeWith({
        text: '{{prompt}}',
        seed: '{{seed}}',
        title: 'Seed {{ seed }}: {{prompt}}, {{width}}x{{height}}, not {{negative}}',
        deep: [{ list: ['{{height}}', 7, null, true] }],
        link: ['2', 0],
      }),
    );
    const prompt = 'A "sign" that says\n{{seed}} \\ $& {"a":1}';
    expect(await filled(binding, pictureWish({ prompt }))).toEqual({
      class_type: 'Anything',
      inputs: {
        text: prompt,
        seed: 11,
        title: expect.stringContaining(`Seed 11: ${prompt}, 1280x720, not text, watermark`),
        deep: [{ list: [720, 7, null, true] }],
        link: ['2', 0],
      },
    });
  });

  it('REAL-18 counts frames by its own rate, one more than are played', async () => {
    const graph = (node: string, more: object) => ({
      1: { class_type: 'Latent', inputs: { text: '{{prompt}}', n: '{{frames}}', s: '{{seconds}}', ...more } },
      2: { class_type: node, inputs: { fps: 16 } },
    });
    const wish = (seconds: number) => clipWish({ seconds });
    const saved = await writeOwn('saved', graph('CreateVideo', { fps: 6 }));
    expect(await filled(saved, wish(3.2))).toMatchObject({ inputs: { n: 65, s: 4 } });
    const other = await writeOwn('other', graph('Other', {}));
    expect(await filled(other, wish(2))).toMatchObject({ inputs: { n: 33, s: 2 } });
    // Longer than the model makes: the longest.
    expect(await filled(other, wish(30))).toMatchObject({ inputs: { n: 81, s: 5 } });
    expect(await filled({ ...other, fields: { seconds: 8 } }, wish(3))).toMatchObject({ inputs: { n: 129 } });
  });

  it('REAL-18 fills what an operator’s binding names beside ours, and before it', async () => {
    const own = await writeOwn('own', nodeWith({ a: '{{prompt}}', steps: '{{steps}}', w: '{{width}}' }));
    const binding = { ...own, fields: { steps: 8, width: 512 } };
    expect(await filled(binding, pictureWish({}))).toMatchObject({ inputs: { steps: 8, w: 512 } });
  });

  it('stands before ours of the same name', async () => {
    await writeOwn('picture', nodeWith({ text: 'Mine: {{prompt}}' }));
    expect(await filled(bindingOf('flux_v1'), pictureWish({}))).toMatchObject({
      inputs: { text: 'Mine: A lighthouse' },
    });
  });

  it('is upright where that is wished, and says what the effect says', async () => {
    const own = await writeOwn(
      'own',
      nodeWith({ p: '{{prompt}}', n: '{{negative}}', w: '{{width}}', h: '{{height}}' }),
    );
    const wish = clipWish({ aspectRatio: '9:16', prompt: 'A fox' }, { effect: 'dramatic_crane' });
    const { prompt, negative_prompt: negative } = effectWording('dramatic_crane');
    expect(await filled(own, wish)).toMatchObject({
      inputs: { p: prompt.replace('{prompt}', 'A fox'), n: negative, w: 544, h: 960 },
    });
  });

  it('REAL-18 starts from a picture that is uploaded once under the name of its content', async () => {
    const { server, picture } = fixture;
    const binding = await writeOwn('own', nodeWith({ p: '{{prompt}}', image: '{{image}}' }));
    const one = await filled(binding, clipWish({ pictures: [picture] }));
    const two = await filled(binding, clipWish({ pictures: [picture] }));
    expect(one).toEqual(two);
    const [upload] = server.uploads;
    expect(one).toMatchObject({ inputs: { image: upload?.name } });
    expect(upload?.name).toMatch(/^kinora\/[0-9a-f]{32}\.png$/u);
    expect(upload?.bytes).toEqual(await readFile(picture));
  });
});

describe('a workflow that cannot be used', () => {
  const wish = pictureWish({});

  it.each(['../picture', 'a/b', 'a\\b', '.hidden', '', '..', 'a\0b', '/etc/passwd', 'x'.repeat(300)])(
    'REAL-18 is refused when its name leads elsewhere: %j',
    async (endpoint) => {
      const failure = await refusal({ provider: 'comfyui', endpoint, fields: {} }, wish);
      expect(failure).toMatchObject({
        kind: 'invalid_input',
        message: words.badName(endpoint.slice(0, 100)),
      });
    },
  );

  it('REAL-18 is refused when it is a link out of the folder', async () => {
    const outside = join(fixture.folder, 'secret.json');
    await writeFile(outside, JSON.stringify(nodeWith({ p: '{{prompt}}' })));
    await symlink(outside, join(fixture.workflows, 'linked.json'));
    const failure = await refusal({ provider: 'comfyui', endpoint: 'linked', fields: {} }, wish);
    expect(failure).toMatchObject({ kind: 'invalid_input', message: words.badName('linked.json') });
  });

  it.each([
    ['{"1": {', words.noJson('own.json')],
    [{ nodes: [{ id: 1 }], links: [] }, words.noGraph('own.json')],
    [[], words.noGraph('own.json')],
    [{}, words.noGraph('own.json')],
    [nodeWith({ text: 'A cat' }), words.noPrompt('own.json')],
    [nodeWith({ text: '{{prompt}} {{promt}}' }), words.unknownPlaceholder('own.json', 'promt')],
    [nodeWith({ text: '{{prompt}}', x: '{{toString}}' }), words.unknownPlaceholder('own.json', 'toString')],
    [nodeWith({ text: '{{prompt}}', x: '{{frames}}' }), words.unknownPlaceholder('own.json', 'frames')],
    [nodeWith({ text: '{{prompt}}', x: '{{image}}' }), words.needsPicture('own')],
  ])('REAL-18 says what is wrong with its file: %j', async (content, message) => {
    const binding = await writeOwn('own', content);
    expect(await refusal(binding, wish)).toMatchObject({ kind: 'invalid_input', message });
  });

  it('is too large', async () => {
    const binding = await writeOwn('own', `"${'x'.repeat(4 * 1024 * 1024)}"`);
    expect((await refusal(binding, wish)).message).toBe(words.unreadable('own.json'));
  });

  it('is none', async () => {
    const failure = await refusal({ provider: 'comfyui', endpoint: 'none', fields: {} }, wish);
    expect(failure.message).toBe(words.noWorkflow('none'));
  });

  it('REAL-18 cannot start from a picture without a place for it, nor from two, nor speak', async () => {
    const { picture, server } = fixture;
    const before = server.uploads.length;
    const ours = bindingOf('flux_v1');
    const alone = await refusal(ours, pictureWish({ pictures: [picture] }));
    expect(alone).toMatchObject({ kind: 'invalid_input', message: words.wordsAlone('picture') });
    const own = await writeOwn('own', nodeWith({ p: '{{prompt}}', i: '{{image}}' }));
    const two = await refusal(own, pictureWish({ pictures: [picture, picture] }));
    expect(two.message).toBe(mediaService.tooManyPictures(1));
    const spoken = clipWish({ pictures: [picture] }, { narration: picture });
    expect((await refusal(bindingOf('veo3'), spoken)).message).toBe(mediaService.speaksNot);
    const unreadable = join(fixture.folder, 'text.png');
    await writeFile(unreadable, 'no picture');
    expect((await refusal(own, pictureWish({ pictures: [unreadable] }))).message).toBe(
      mediaService.unreadablePicture,
    );
    expect(server.uploads.length).toBe(before);
  });
});

describe('what ships', () => {
  it('REAL-18 paints every model of words and moves every model of a picture', () => {
    const keysOf = (medium: string) =>
      bindings.filter((each) => each.medium === medium).map(({ key }) => key);
    const fromWords = imageModels.filter(({ kind }) => kind !== 'edit').map(({ key }) => key);
    expect(new Set(keysOf('picture'))).toEqual(new Set([...fromWords, 'flux_whiteboard', 'flux_vector']));
    expect(new Set(keysOf('clip'))).toEqual(new Set([...imageToVideoModelKeys, 'pixaverse']));
    const ofEngines = engines.flatMap(({ image_function: paints, video_model: moves }) => [paints, moves]);
    // Those that change an uploaded picture, or film somebody who speaks, want a workflow of the operator's own.
    expect(ofEngines.filter((key) => !bindings.some((each) => each.key === key)).toSorted()).toEqual(
      [
        'drawn',
        'flux_pro_max',
        'multi_talk',
        'nano_banana_edit',
        'qwen_image_edit',
        'talking_character',
      ].toSorted(),
    );
  });

  it('is listed beside the operator’s own files, with what is wrong with them', async () => {
    await writeOwn('my own', nodeWith({ p: '{{prompt}}' }));
    await writeOwn('broken', '{');
    await writeFile(join(fixture.workflows, 'notes.txt'), 'no workflow');
    const listed = await fixture.open().listEndpoints?.([], fixture.call().signal);
    expect([...(listed ?? [])]).toEqual([
      ['broken', words.noJson('broken.json')],
      ['my own', 'active'],
      ['picture', 'active'],
      ['picture-to-clip', 'active'],
    ]);
  });
});
