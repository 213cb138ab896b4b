import type { ScriptStep } from '../chat/write-script.ts';

/** What a language model answers to each step of a script, word for word. */
export type ChatWriter = Readonly<Record<ScriptStep, string>>;

/** Why cats purr, in facts that Kinora's shelf holds. */
const outline = {
  title: 'Why cats purr',
  answer: 'Cats purr to call for closeness and to calm themselves.',
  look: 'soft watercolour on rough paper, warm evening light, muted greens, 35 mm lens',
  cast: [
    { name: 'Mina', appearance: 'a small grey cat with white paws and green eyes' },
    { name: 'Ravi', appearance: 'a boy of eight with short black hair and a yellow jumper' },
  ],
  ideas: [
    'A purr asks for closeness and calms the cat.',
    'The sound comes from the larynx.',
    'Kittens purr first to their mother.',
    'Cats mix a cry into their purr for people.',
    'A purr is a call and a comfort.',
  ],
};

function scene(title: string, narration: string, ...facts: readonly string[]) {
  return {
    title,
    narration,
    image_prompt: `${title}: Mina rests on a window sill, Ravi beside her`,
    video_prompt: 'the cat breathes slowly while the camera comes nearer',
    key_facts: facts,
    has_character: true,
  };
}

const goodScenes = [
  scene(
    'A purr asks and calms',
    'Cats purr because they want care or closeness. The trembling sound also calms the cat itself.',
  ),
  scene(
    'The larynx makes the sound',
    'Muscles in the larynx open and close a small gap about 25 to 30 times a second. Air sets the vocal folds trembling, and we hear a purr.',
    'Muscles move 25 to 30 times a second.',
  ),
  scene(
    'Kittens purr to their mother',
    'Kittens are born blind and deaf, yet they purr after a few days. Their mother feels the trembling and knows they are well.',
  ),
  scene(
    'A cry inside the purr',
    'Hungry cats mix a high cry into the purr. In 2009 Karen McComb showed that people find this sound more urgent.',
    'Karen McComb studied the cry in 2009.',
  ),
  scene(
    'A call and a comfort',
    'So a purr is a call for closeness that begins between mother and kitten. It stays a way to find calm for a whole life.',
  ),
];

const lazyScenes = [
  scene('Purring', 'Cats purr loudly.'),
  scene('Sound', 'It sounds nice.'),
  scene('Kittens', 'Kittens purr too.'),
  scene('People', 'People like it.'),
  scene('End', 'That is all.'),
];

const ramblingScenes = goodScenes.map(({ title }) =>
  scene(
    title,
    'The wonderful, gentle, mysterious, velvety, timeless, tender and utterly enchanting sound of a happy, sleepy, soft and silky cat is something that drifts through the quiet, golden, dreamy rooms of our lives like a warm, endless, shimmering and truly magical river of pure and simple joy.',
  ),
);

const lyingScenes = goodScenes.map(({ title }, index) =>
  scene(
    title,
    `Scientists from the Institute of Purring measured ${4_100 + index} cats in a secret test. They found that purring makes every cat live ${60 + index} years longer.`,
    `${90 + index} percent of all doctors agree.`,
  ),
);

const frenchScenes = [
  'Les chats ronronnent parce qu’ils veulent être près de nous et de leur mère dans la maison.',
  'Le son vient des muscles du larynx, qui ouvrent et ferment un petit passage pour l’air.',
  'Les chatons ronronnent avec leur mère, qui sent que les petits sont bien et près d’elle.',
  'Les chats qui ont faim ajoutent un cri à leur ronronnement, et nous le trouvons plus pressant.',
  'Un ronronnement est donc un appel et une façon de se calmer pendant toute la vie.',
].map((narration, index) => scene(`Partie ${index + 1}`, narration));

const noFindings = JSON.stringify({ findings: [] });
const good: ChatWriter = {
  'write-outline': JSON.stringify(outline),
  'write-scenes': JSON.stringify({ scenes: goodScenes }),
  'check-scenes': noFindings,
  'rewrite-scenes': JSON.stringify({ scenes: goodScenes }),
};

function always(answer: string): ChatWriter {
  return {
    'write-outline': answer,
    'write-scenes': answer,
    'check-scenes': answer,
    'rewrite-scenes': answer,
  };
}

/** Writes the same again when it is told what is wrong. */
export function stubborn(writer: ChatWriter): ChatWriter {
  return { ...writer, 'rewrite-scenes': writer['write-scenes'] };
}

/** Language models as they are met, each asked why cats purr. */
export const chatWriters = {
  good,
  /** Three words a scene, no facts, and content with itself; does better when told. */
  lazy: { ...good, 'write-scenes': JSON.stringify({ scenes: lazyScenes }) },
  /** Endless sentences in rows of adjectives, which it sees when it reads them. */
  rambling: {
    ...good,
    'write-scenes': JSON.stringify({ scenes: ramblingScenes }),
    'check-scenes': JSON.stringify({
      findings: [{ scene: 1, fault: 'adjectives', words: 'wonderful, gentle, mysterious, velvety' }],
    }),
  },
  /** Numbers and claims that no source holds, and a clear conscience. */
  lying: stubborn({ ...good, 'write-scenes': JSON.stringify({ scenes: lyingScenes }) }),
  /** No JSON at all. */
  chatty: always('What a lovely idea for a film! Cats are wonderful. Shall I begin?'),
  /** An answer that breaks off. */
  cutOff: always(JSON.stringify(outline).slice(0, 120)),
  /** JSON of other shapes. */
  shapeless: { ...always('{"scenes":"five"}'), 'write-outline': JSON.stringify(outline) },
  /** Another language than the one asked for, also when told. */
  french: stubborn({ ...good, 'write-scenes': JSON.stringify({ scenes: frenchScenes }) }),
} as const satisfies Record<string, ChatWriter>;
