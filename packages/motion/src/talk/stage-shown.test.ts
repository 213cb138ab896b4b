import { sceneAbout } from '@kinora/words';
import { boardRegions, boardSize, LayeredSceneSchema } from '@kinora/renderer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCastPlan, sceneManners } from '@kinora/painter';
import type { CastPlan } from '@kinora/painter';
import type { ImageRequest } from '@kinora/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownCamera } from './shown-camera.ts';
import { shownPages } from './shown-pages.ts';
import { shownViews } from './shown-views.ts';
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
  it('lays what is told before its place, from its first frame on', async () => {
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
    const lying = opening.filter(({ keys }) => keys[0]?.opacity === 1);
    expect(lying.length).toBeGreaterThan(1);
  });

  it('lays each piece when it is told of, and writes on those that lie there', async () => {
    const told = { narration: 'A frog is loud at night. And the largest frog of all grows to about 32 cm.' };
    const plan = await shownPlan(sceneAbout('a pond with frogs'), told);
    if (plan?.panel === undefined) {
      throw new Error('nothing is shown');
    }
    const request = { ...smallPicture, longSide: 960, durationSeconds: 12, speech: [] };
    const { scene: staged } = await stageShown({ plan, painting }, request, await quietCall(root));
    const pieces = LayeredSceneSchema.parse(staged).layers.filter(({ id }) => id.startsWith('page-0-'));
    const comings = pieces.map(({ keys }) => keys.find(({ opacity }) => opacity > 0)?.atSeconds ?? 0);
    const said = (told.narration.indexOf('32') / told.narration.length) * 12;
    expect(Math.min(...comings)).toBe(0);
    expect(comings.some((at) => Math.abs(at - said) < 1)).toBe(true);
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
  const picture = { x: 1000, y: 200, width: 700, height: 400 };
  const name = { x: 1200, y: 640, width: 300, height: 80 };
  const heading = { x: 200, y: 20, width: 500, height: 100 };
  const other = { x: 200, y: 200, width: 600, height: 400 };
  const piece = (box: typeof picture, pages: readonly number[], isPicture: boolean) => ({
    box,
    isPicture,
    looks: pages.map((page) => ({ page, file: 'piece.pam' })),
    flows: [],
  });
  const shotsOf = (pieces: readonly ReturnType<typeof piece>[], durationSeconds = 15) => {
    const request = { ...smallPicture, durationSeconds };
    const cutOuts = [{ page: 0, pieces: [...pieces] }];
    const views = shownViews([{ index: 0, from: 0, until: null }], { request, cutOuts, pageTurns: [5.2] });
    return views.map(({ from, near }) => [from, near !== undefined]);
  };

  it('looks from near at the picture whose name is written just then, and ends on the whole', () => {
    const both = [piece(heading, [0], false), piece(other, [0], true), piece(picture, [0], true)];
    expect(shotsOf([...both, piece(name, [1], false)])).toEqual([
      [0, false],
      [5, true],
      [10, false],
    ]);
    expect(shotsOf([...both, piece({ ...name, x: 200, y: 800 }, [1], false)])).toEqual([
      [0, false],
      [5, false],
      [10, false],
    ]);
  });

  it('leaves out nothing that is told with a picture, and looks at no words alone', () => {
    const number = piece({ x: 200, y: 300, width: 500, height: 200 }, [1], false);
    expect(shotsOf([piece(picture, [1], true), number]).some(([, isNear]) => isNear)).toBe(false);
    expect(shotsOf([piece(heading, [0], false), number]).some(([, isNear]) => isNear)).toBe(false);
  });

  it('keeps all of a board in the picture while it comes nearer', () => {
    const edge = piece({ x: 12, y: 300, width: 1896, height: 300 }, [0], false);
    const request = { ...smallPicture, durationSeconds: 8 };
    const shown = { request, cutOuts: [{ page: 0, pieces: [edge] }], pageTurns: [] };
    const { shots } = shownCamera(shownViews([{ index: 0, from: 0, until: null }], shown), request);
    for (const { x = 0, zoom = 1 } of shots.flatMap(({ keys }) => keys)) {
      expect(960 - (960 - 12 + Math.abs(x)) * zoom).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    ['16:9', { x: 120, y: 40, width: 1500, height: 840 }],
    ['9:16', { x: 40, y: 130, width: 980, height: 1310 }],
  ] as const)('keeps what lies there above the subtitles (%s)', (aspectRatio, box) => {
    const request = { ...smallPicture, aspectRatio, durationSeconds: 14 };
    const cutOuts = [
      { page: 0, pieces: [piece(box, [0], true), piece({ ...box, height: 300 }, [0], false)] },
    ];
    const shown = { request, cutOuts, pageTurns: [] };
    const { shots } = shownCamera(shownViews([{ index: 0, from: 0, until: null }], shown), request);
    const { height } = boardSize(aspectRatio);
    for (const { y = 0, zoom = 1 } of shots.flatMap(({ keys }) => keys)) {
      const foot = height / 2 + (box.y + box.height - height / 2 - y) * zoom;
      expect(foot).toBeLessThanOrEqual(boardRegions(aspectRatio).subtitles.y);
    }
  });

  it('makes room for what comes by moving, without a cut', () => {
    const small = { ...other, width: 300, height: 200 };
    const pieces = [piece(small, [0], false), piece({ ...name, x: 1300 }, [1], false)];
    const request = { ...smallPicture, durationSeconds: 9 };
    const shown = { request, cutOuts: [{ page: 0, pieces }], pageTurns: [4] };
    const { shots } = shownCamera(shownViews([{ index: 0, from: 0, until: null }], shown), request);
    const [first, second] = shots.map(({ keys }) => keys);
    expect(second?.[0]).toMatchObject({ x: first?.at(-1)?.x, zoom: first?.at(-1)?.zoom });
    expect(second?.[1]?.zoom ?? 1).toBeLessThan(second?.[0]?.zoom ?? 1);
  });
});
