import { sceneAbout } from '@kinora/words';
import { LayeredSceneSchema } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCastPlan, sceneManners } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import type { ImageRequest } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownCamera, shownViews } from './shown-camera.ts';
import { shownPages } from './shown-pages.ts';
import { stageShown } from './stage-shown.ts';
import { painting, paintedPlan, quietCall, smallPicture } from './testing/cast-plans.ts';

const [manner] = sceneManners.filter(({ key }) => key === 'gemini_2_5_flash');
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kinora-shown-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const narration =
  'A frog has moist skin that lets water through, whereas the skin of toads is dry and warty.';
const scene = { title: 'Skin', narration, keyFacts: ['Frogs are moist'], index: 1, count: 4 };

async function shownPlan(
  prompt: string,
  {
    videoStyle = 'auto',
    ...told
  }: { keyFacts?: string[]; narration?: string; videoStyle?: ImageRequest['videoStyle'] } = {},
): Promise<CastPlan | undefined> {
  const asked = { prompt, videoStyle, scene: { ...scene, ...told } };
  return readCastPlan(await paintedPlan(manner, asked, root));
}

describe('a painted scene that explains something without anybody', () => {
  it('lays what is told before its place, page after page, from its first frame on', async () => {
    const plan = await shownPlan(sceneAbout('a pond with frogs'));
    if (plan?.panel === undefined) {
      throw new Error('nothing is shown');
    }
    expect(plan.people).toEqual([]);
    expect(plan.background.subjects).toEqual([]);
    const request = { ...smallPicture, longSide: 960, durationSeconds: 12, speech: [] };
    const { scene: staged } = await stageShown({ plan, painting }, request, await quietCall(root));
    const { layers } = LayeredSceneSchema.parse(staged);
    const pages = layers.filter(({ id }) => id.startsWith('page-'));
    expect(layers[0]?.id).toBe('place-far');
    const opening = pages.filter(({ id }) => id.startsWith('page-0-'));
    expect(opening.length).toBeGreaterThan(1);
    for (const { keys } of opening) {
      expect(keys[0]).toMatchObject({ atSeconds: 0, opacity: 1 });
    }
    expect(new Set(pages.map(({ id }) => id.split('-')[1])).size).toBeGreaterThan(1);
    for (const { keys } of pages.filter(({ id }) => !id.startsWith('page-0-'))) {
      expect(keys[0]?.opacity).toBe(0);
    }
  });

  it('is cut out of light paper, whatever the style of the film', async () => {
    const papers = await Promise.all(
      (['auto', 'cinematic', 'dramatic'] as const).map(async (videoStyle) => {
        const plan = await shownPlan(sceneAbout('a pond with frogs'), { videoStyle });
        return plan?.panel?.drawing.palette.paper;
      }),
    );
    expect(papers[0]).toMatch(/^#f/u);
    expect(new Set(papers).size).toBe(1);
  });

  it('shows a piece alone while it is looked at from near', async () => {
    const told = { narration: 'A frog is loud. The largest frog grows to about 32 cm.' };
    const plan = await shownPlan(sceneAbout('a pond with frogs'), told);
    if (plan?.panel === undefined) {
      throw new Error('nothing is shown');
    }
    const page = (plan.panel.pages.at(-1) ?? plan.panel).drawing;
    // One picture that is smaller than the picture could show it, and words beside it.
    const picture = page.elements.findLastIndex(({ kind }) => kind === 'strokes' || kind === 'illustration');
    const elements = page.elements.filter(({ kind }, index) => index === picture || kind === 'text');
    const drawing = { ...page, elements };
    const held = { ...plan, panel: { ...plan.panel, drawing, pages: [] } };
    const request = { ...smallPicture, longSide: 960, durationSeconds: 12, speech: [] };
    const { scene: staged } = await stageShown({ plan: held, painting }, request, await quietCall(root));
    const { layers, camera } = LayeredSceneSchema.parse(staged);
    expect(camera.shots.map(({ fromSeconds }) => fromSeconds)).toEqual([0, 4, 8]);
    const seen = layers.filter(
      ({ id, keys }) =>
        id.startsWith('page-') && keys.findLast(({ atSeconds }) => atSeconds <= 6)?.opacity !== 0,
    );
    expect(seen).toHaveLength(1);
  });

  it('paints the picture that somebody describes, and that of a story, instead', async () => {
    expect(await shownPlan('A green frog on a lily leaf in a pond')).toBeUndefined();
    expect(await shownPlan(sceneAbout('a pond with frogs'), { keyFacts: [] })).toBeUndefined();
  });
});

describe('the pages of what is shown', () => {
  it('leave out what nobody could read, and the last one stays', () => {
    expect(shownPages([2, 2.4, 6, 11.5], 12)).toEqual([
      { index: 0, from: 0, until: 2.4 },
      { index: 2, from: 2.4, until: 6 },
      { index: 3, from: 6, until: null },
    ]);
    expect(shownPages([], 1)).toEqual([{ index: 0, from: 0, until: null }]);
  });
});

describe('the camera before what is shown', () => {
  const [large, small] = [
    { x: 200, y: 200, width: 800, height: 500 },
    { x: 1300, y: 300, width: 90, height: 60 },
  ];
  const cutOuts = [[large, small].map((box) => ({ file: 'piece.pam', box }))];
  const shotsOf = (durationSeconds: number, pieces = cutOuts) => {
    const shown = { request: { ...smallPicture, durationSeconds }, cutOuts: pieces };
    const views = shownViews([{ index: 0, from: 0, until: null }], shown);
    return shownCamera(views, shown).shots.map(({ fromSeconds = 0, keys }) => [
      fromSeconds,
      (keys[0]?.zoom ?? 1) > 1.2,
    ]);
  };

  it('looks at a page that stays for long from near, and at the whole between', () => {
    expect(shotsOf(4)).toEqual([[0, false]]);
    expect(shotsOf(15)).toEqual([
      [0, false],
      [5, true],
      [10, false],
    ]);
    const pair = [[large, { ...large, x: 1000 }].map((box) => ({ file: 'piece.pam', box }))];
    expect(shotsOf(15, pair).map(([, isNear]) => isNear)).toEqual([false, false, false]);
    const tall = [[{ file: 'piece.pam', box: { ...large, y: 40, height: 860 } }]];
    expect(shotsOf(15, tall).map(([, isNear]) => isNear)).toEqual([false, false, false]);
    const letters = [[{ file: 'letters.pam', box: small }]];
    expect(shotsOf(15, letters).map(([, isNear]) => isNear)).toEqual([false, false, false]);
  });
});
