import { hex } from '../canvas/colour.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { sculptureOf } from '../scene/figures/cast.ts';
import { faceForms } from '../scene/figures/thing-face.ts';
import { ball, blob, limb, poly, spot, line } from '../scene/figures/forms/form.ts';
import type { Form } from '../scene/figures/forms/form.ts';

/** Things that heroes of stories are and that stand or shine: by the pictures whose words name them. */
const kinds: readonly (readonly [picture: RegExp, kind: LivingThing])[] = [
  [/^snowman/u, 'snowman'],
  [/^(?:evergreen|christmas)-tree$/u, 'fir'],
  [/tree$|^wood$/u, 'tree'],
  [/moon/u, 'moon'],
  [/^sun(?:-with-face)?$|^sun-behind/u, 'sun'],
  [/star$/u, 'star'],
  [/^cloud$|cloud-with/u, 'cloud'],
];
type LivingThing = 'snowman' | 'fir' | 'tree' | 'moon' | 'sun' | 'star' | 'cloud';

const prefix = 'living-';

/** A plan in which snowmen, and trees and lights of the sky that are told of as alive, are somebody, with a face. */
export function withLivingThings(plan: ScenePlan, prompt: string): ScenePlan {
  const subjects = plan.subjects.map((subject) => {
    const kind = kinds.find(([picture]) => picture.test(sculptureOf(subject.figure)))?.[1];
    const isAlive = subject.hasFace === true || kind === 'snowman';
    return isAlive && kind !== undefined && subject.figure.startsWith('icon:')
      ? { ...subject, figure: figureOf(kind) }
      : subject;
  });
  const light = lightOfSky(prompt);
  const isKnown = light === undefined || subjects.some(({ figure }) => figure === figureOf(light));
  // Who dances is the moon, and no dancer beside it.
  const others = subjects.filter(({ name }) => !/^\p{L}+ing$/u.test(name.trim()));
  return { ...plan, subjects: isKnown ? subjects : inOrder(others, light, prompt) };
}

/** What a story dresses is somebody; what merely shines is the sky's. */
const dressed =
  /\b(moon|sun|star|cloud) with an? (?:[\p{L}-]+ ){0,3}(?:scarf|neckerchief|satchel|bell|hat|cap|ribbon|bag|backpack|shawl)\b/u;
/** So does nothing that merely shines. */
const acting =
  /^(?:an?|the) (?:[\p{L}-]+ ){0,2}?(moon|sun|star|cloud) (?:[\p{L}-]+ly )?(?:gazing|looking|smiling|dancing|singing|sitting|trying|dreaming|sad|crying|speaking|waving)\b/u;

function lightOfSky(prompt: string): LivingThing | undefined {
  const text = prompt.toLowerCase();
  const [, name] = dressed.exec(text) ?? acting.exec(text) ?? [];
  return kinds.find(([, kind]) => kind === name)?.[1];
}

/** Whoever is named first comes first. */
function inOrder(subjects: readonly Subject[], kind: LivingThing, prompt: string): Subject[] {
  const text = prompt.toLowerCase();
  const own: Subject = { figure: figureOf(kind), name: kind, count: 1, relation: 'alone', hasFace: true };
  const before = subjects.filter(({ name }) => {
    const at = text.indexOf(name.toLowerCase());
    return at >= 0 && at < text.indexOf(kind);
  });
  return [...before, own, ...subjects.filter((subject) => !before.includes(subject))];
}

function figureOf(kind: LivingThing): string {
  return `icon:${prefix}${kind}`;
}

/** The forms of such a thing; undefined for all else. */
export function livingThingForms(sculpture: string, isSad: boolean): Form[] | undefined {
  const kind = sculpture.startsWith(prefix) ? sculpture.slice(prefix.length) : '';
  const found = kinds.find(([, each]) => each === kind)?.[1];
  if (found === undefined) {
    return undefined;
  }
  const { forms, face } = bodies[found];
  const [x, y, size] = face;
  return [
    ...forms,
    ...faceForms(prefix, { x: x - size / 2, y: y - size / 2, width: size, height: size }, isSad),
    ...[-1, 1].map((side) =>
      ball([x + side * size * 0.27, y + size * 0.15, size * 0.07, size * 0.045], hex('#f0a58c'), {
        bulge: 0,
      }),
    ),
  ];
}

interface Body {
  readonly forms: readonly Form[];
  /** The middle of its face, and how much room it has. */
  readonly face: readonly [number, number, number];
}

const bark = hex('#a9784e');
const leaf = hex('#7db464');
const fir = hex('#5f9f74');
const glow = hex('#ffe08a');

const snow = hex('#f4f7fb');

const bodies: Readonly<Record<LivingThing, Body>> = {
  snowman: {
    forms: [
      limb('-52,-112,4 -92,-140,3 -100,-156,2', bark),
      limb('52,-112,4 90,-146,3 102,-158,2', bark),
      ball([0, -52, 62, 54], snow),
      ball([0, -122, 46, 42], snow, {
        marks: [
          spot([0, -134, 4], hex('#3a3f4a')),
          spot([0, -116, 4], hex('#3a3f4a')),
          spot([0, -98, 4], hex('#3a3f4a')),
        ],
      }),
      ball([0, -182, 38, 36], snow),
      blob('-40,-154 -20,-146 20,-146 40,-154 42,-144 22,-134 -22,-134 -42,-144', hex('#d9574a')),
      poly('12,-140 26,-138 30,-104 16,-106', hex('#d9574a')),
      blob('2,-182 34,-176 2,-172', hex('#ef8d3a')),
      poly('-34,-212 34,-212 34,-220 -34,-220', hex('#3a3f4a')),
      poly('-22,-220 22,-220 20,-254 -20,-254', hex('#3a3f4a')),
    ],
    face: [2, -188, 66],
  },
  tree: {
    forms: [
      limb('-26,-150,12 -64,-190,8', bark),
      limb('26,-150,12 66,-194,8', bark),
      blob('-46,0 -26,-12 -24,-80 -30,-170 30,-170 24,-80 28,-12 50,0 18,-6 0,2 -20,-6', bark, {
        marks: [line('-12,-20 -14,-44 -10,-60', hex('#8a5f3c'), 3), line('14,-16 12,-36', hex('#8a5f3c'), 3)],
      }),
      blob(
        '-40,-160 -104,-168 -128,-214 -106,-256 -76,-264 -50,-304 0,-318 54,-302 78,-264 108,-254 128,-212 104,-168 40,-160',
        leaf,
        {
          marks: [
            spot([-70, -210, 14, 9], hex('#9ccb7e')),
            spot([64, -236, 16, 9], hex('#9ccb7e')),
            spot([6, -284, 16, 8], hex('#9ccb7e')),
          ],
        },
      ),
    ],
    face: [0, -112, 104],
  },
  fir: {
    forms: [
      poly('-14,0 -12,-40 12,-40 14,0', bark),
      poly('-92,-34 -40,-110 40,-110 92,-34 46,-44 0,-32 -46,-44', fir),
      poly('-76,-96 -30,-176 30,-176 76,-96 38,-106 0,-94 -38,-106', fir),
      poly('-56,-164 0,-262 56,-164 28,-172 0,-162 -28,-172', fir),
    ],
    face: [0, -124, 110],
  },
  moon: {
    forms: [
      ball([0, -100, 98], glow, {
        marks: [
          spot([-54, -150, 17, 13], hex('#f2cd6c')),
          spot([58, -42, 20, 15], hex('#f2cd6c')),
          spot([-40, -30, 12, 9], hex('#f2cd6c')),
        ],
      }),
    ],
    face: [0, -106, 150],
  },
  sun: {
    forms: [
      poly(
        Array.from({ length: 32 }, (_, index) => {
          const angle = (index / 32) * Math.PI * 2;
          const reach = index % 2 === 0 ? 124 : 100;
          return `${Math.round(Math.cos(angle) * reach)},${Math.round(-124 + Math.sin(angle) * reach)}`;
        }).join(' '),
        hex('#f7b23c'),
      ),
      ball([0, -124, 92], hex('#ffd55e')),
    ],
    face: [0, -130, 140],
  },
  star: {
    forms: [poly('0,-206 31,-136 106,-128 50,-78 66,-4 0,-44 -66,-4 -50,-78 -106,-128 -31,-136', glow)],
    face: [0, -98, 104],
  },
  cloud: {
    forms: [
      blob(
        '-120,-20 -142,-56 -112,-96 -76,-98 -52,-142 6,-158 58,-134 76,-102 118,-96 140,-54 118,-18 40,-8 -46,-8',
        hex('#f1f5fa'),
      ),
    ],
    face: [0, -76, 120],
  },
};
