import type { AspectRatio, LanguageCode } from '@kinora/contract/catalogue';
import type { Stage, StageItem } from '@kinora/renderer';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { stressCueAt } from '../cues.ts';
import { asPicture } from '../draw-whole.ts';
import { compressor, condenser, coolers, evaporator } from '../explained/cooling.ts';
import { plainWords } from '../explained/plain-words.ts';
import { readCaptions, readSayings } from '../explained/sayings.ts';
import type { Sayings } from '../explained/sayings.ts';
import type { SceneText } from '../scene-text.ts';
import { drawCircuit, planCircuit } from './draw-circuit.ts';
import type { CircuitPlan } from './draw-circuit.ts';

/** A part of a cooling circuit: what it is called, and what speaks of it: the first group. */
interface Part {
  readonly name: Readonly<Record<LanguageCode, string>>;
  readonly said: Sayings;
  /** Where it stands, and the room of its name. */
  readonly place: (plan: CircuitPlan) => { readonly round: Box; readonly name: Box };
}

type Box = StageItem['box'];

/** Words of a way that leads back to where it began. */
const rounds = readSayings(`
  cycle,circuit,loop,circulat
  cycle,circuit,boucle,circul
  ciclo,circuito,circola
  ciclo,circuito,circula
  चक्र,परिपथ
  サイクル,回路,循環`);

const parts: readonly Part[] = [
  {
    name: compressor.caption,
    said: compressor.said,
    place: ({ compressor: [x, y], height, nameHeight }) => ({
      round: { x: x - 150, y: y - 136, width: 300, height: 276 },
      name: { x: x - 300, y: height - nameHeight + 30, width: 600, height: nameHeight },
    }),
  },
  {
    name: condenser.caption,
    said: condenser.said,
    place: (plan) => coilBoxes(plan, 'condenser'),
  },
  {
    name: readCaptions(`
      expansion valve
      détendeur
      espansione
      expansión
      प्रसार वाल्व
      膨張弁`),
    said: readSayings(`
      expansion,throttl,capillary,valve
      detendeur,detente,capillaire,vanne
      espansione,capillare,valvola,laminazione
      expansion,capilar,valvula
      प्रसार,केशिका,वाल्व
      膨張,キャピラリ,毛細管`),
    place: ({ valve: [x, y], nameHeight }) => ({
      round: { x: x - 116, y: y - 92, width: 232, height: 184 },
      name: { x: x - 300, y: y - 92 - nameHeight, width: 600, height: nameHeight },
    }),
  },
  {
    name: evaporator.caption,
    said: evaporator.said,
    place: (plan) => coilBoxes(plan, 'evaporator'),
  },
];

function coilBoxes(plan: CircuitPlan, which: 'condenser' | 'evaporator'): { round: Box; name: Box } {
  const { from, to } = plan[which];
  const { nameHeight } = plan;
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [width, height] = [right - left, to[1] - from[1]];
  // Beneath its coil, as wide as the pipe on the outer side leaves room for.
  const side = which === 'evaporator' ? { x: left + 26 } : { x: plan.width / 2 + 8 };
  const end = which === 'evaporator' ? plan.width / 2 - 8 : right - 26;
  return {
    round: { x: left - 50, y: from[1] - 66, width: width + 100, height: height + 132 },
    name: { ...side, y: to[1] + 84, width: end - side.x, height: nameHeight },
  };
}

/** How a machine that cools has its four parts in one circuit, where a scene tells of it so; undefined where a scene before has. */
export function coolingCircuit(scene: SceneText, aspect: AspectRatio): Stage | undefined {
  const { title, narration, before = [], code } = scene;
  const isTold = before.some((words) => tellsCircuit(words, scene));
  if (isTold || scene.keyFacts.length === 0 || !tellsCircuit(`${title}. ${narration}`, scene)) {
    return undefined;
  }
  const plan = planCircuit(aspect);
  const places = parts.map((part) => ({ part, ...part.place(plan) }));
  return {
    width: plan.width,
    height: plan.height + 30,
    items: [
      pictureItem('circuit', drawCircuit(plan)),
      ...places.map(({ part, name }): StageItem => ({
        kind: 'text',
        box: name,
        text: part.name[code],
        role: 'label',
        pen: 'ink',
      })),
      ...places.flatMap(({ part, round }): StageItem[] => {
        const at = plainWords(narration).search(part.said[code][0] ?? /(?!)/u);
        const item = pictureItem(`circuit-${part.name.en}`, [ringIn(round)]);
        return at < 0 ? [] : [{ ...item, cue: stressCueAt(narration, at, code) }];
      }),
    ],
  };
}

/** A machine that cools, a way round, and one of its parts by its name. */
function tellsCircuit(told: string, { code, filmTitle = '' }: SceneText): boolean {
  const words = plainWords(told);
  const says = (group: RegExp | undefined, where: string): boolean =>
    group !== undefined && where.search(group) >= 0;
  const isMachine = says(coolers[code][0], `${plainWords(filmTitle)} ${words}`);
  return isMachine && says(rounds[code][0], words) && parts.some(({ said }) => says(said[code][0], words));
}

function pictureItem(name: string, shapes: readonly OutlineShape[]): StageItem & { kind: 'picture' } {
  const { left, top, right, bottom } = boundsOf(shapes);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { kind: 'picture', box, picture: asPicture({ set: 'tabler', name }, shapes) };
}

const ringWidth = 15;

/** A ring of one colour: what is spoken of is inside. */
function ringIn({ x, y, width, height }: Box): OutlineShape {
  const round = (less: number): Place[] =>
    Array.from({ length: 49 }, (_, index): Place => {
      const angle = (index / 48) * Math.PI * 2;
      return [
        x + width / 2 + Math.cos(angle) * (width / 2 - less),
        y + height / 2 + Math.sin(angle) * (height / 2 - less),
      ];
    });
  return { points: [...round(0), ...round(ringWidth).toReversed()], fill: '#e0a400', ink: 0 };
}
