import type { Language } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createFrame, createSheet } from '../../canvas/frame.ts';
import type { Place, ScenePlan } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openPromptReader } from '../../testing/read-prompt.ts';
import { openScene } from '../scene.ts';
import { furnishingOf } from './furnishings.ts';
import { roomPlanOf } from './room-plans.ts';
import type { RoomPlan, WindowKind } from './room-plans.ts';
import { cutWindow } from './room-windows.ts';

const read = openPromptReader({ hasLettering: false });
const frame = createFrame(640, 360, 0);

const planOf = (change: Partial<ScenePlan>): ScenePlan => samplePlan({ place: 'room', seed: 1, ...change });

function roomOf(change: Partial<ScenePlan>): RoomPlan {
  const plan = planOf(change);
  return roomPlanOf(plan, openScene(plan, frame).lasting('room plan'));
}

const places: readonly Place[] = ['kitchen', 'classroom', 'library', 'laboratory', 'workshop'];

describe('rooms', () => {
  it('are each built and furnished in their own way', () => {
    const rooms: Partial<ScenePlan>[] = [
      ...places.map((place) => ({ place })),
      {},
      { details: ['attic'] },
      { details: ['bedroom'] },
    ];
    const built = new Set(rooms.map((change) => JSON.stringify(roomOf(change))));
    const furnished = new Set(rooms.map((change) => JSON.stringify(furnishingOf(planOf(change)))));
    expect([built.size, furnished.size]).toEqual([rooms.length, rooms.length]);
  });

  it('that people live in differ from film to film, and are the same in all pictures of one', () => {
    const films = Array.from({ length: 12 }, (_, castSeed) => roomOf({ castSeed }).window);
    expect(new Set(films)).toEqual(new Set<WindowKind>(['curtained', 'broad', 'french']));
    for (const castSeed of [1, 2, 3]) {
      expect(new Set([1, 2, 3, 4].map((seed) => roomOf({ castSeed, seed }).window)).size).toBe(1);
    }
  });

  it.each<[Language, string, string]>([
    ['English', 'a girl in a room under the roof', 'a girl in her bedroom'],
    ['Hindi', 'अटारी में एक लड़की', 'शयनकक्ष में एक लड़की'],
    ['French', 'une fille au grenier', 'une fille dans sa chambre'],
    ['Italian', 'una bambina in soffitta', 'una bambina in camera da letto'],
    ['Spanish', 'una niña en el desván', 'una niña en su dormitorio'],
    ['Japanese', '屋根裏部屋にいる女の子', '寝室にいる女の子'],
  ])('under a roof and for sleeping are told by their words in %s', (language, attic, bedroom) => {
    expect([read(attic, language), read(bedroom, language)]).toMatchObject([
      { place: 'room', details: ['attic'] },
      { place: 'room', details: ['bedroom'] },
    ]);
  });

  it.each<WindowKind>(['curtained', 'broad', 'french', 'row', 'arched', 'strip', 'grid', 'round'])(
    'let what is outside be seen through a window, and the wall stand around it: %s',
    (kind) => {
      const sheet = createSheet(frame);
      sheet.context.fillStyle = '#808080';
      sheet.context.fillRect(0, 0, frame.width, frame.height);
      const pane = { x: 320, y: 150, width: 200, height: 140 };
      cutWindow(sheet, openScene(planOf({}), frame), { kind, pane });
      const { data } = sheet.context.getImageData(0, 0, frame.width, frame.height);
      let [open, leaks] = [0, 0];
      for (let at = 0; at < frame.width * frame.height; at++) {
        const [x, y] = [at % frame.width, Math.floor(at / frame.width)];
        const isGlass = Math.abs(x - pane.x) <= pane.width / 2 && Math.abs(y - pane.y) <= pane.height / 2;
        const isOpen = (data[at * 4 + 3] ?? 0) < 20;
        open += isOpen && isGlass ? 1 : 0;
        leaks += isOpen && !isGlass ? 1 : 0;
      }
      expect(open / (pane.width * pane.height)).toBeGreaterThan(0.55);
      expect(leaks).toBe(0);
    },
  );
});
