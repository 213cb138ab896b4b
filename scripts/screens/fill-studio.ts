import { ShareAnswerSchema } from '@kinora/contract/api';
import { basicEngine, effects, engines, filmsEngine } from '@kinora/contract/catalogue';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { EngineKey, VideoType } from '@kinora/contract/catalogue';
import { signUpFirst, untilResting } from '../client/kinora-client.ts';
import type { FormFile, KinoraClient } from '../client/kinora-client.ts';
import { makeCharacter, makeClip, makeImage, makeStory } from '../client/make.ts';

/** A studio with results of every kind in it, and the people who look at it. */
export interface FilledStudio {
  readonly origin: string;
  /** Session cookies as a browser sends them: somebody with work of every kind, and somebody without any. */
  readonly cookies: { readonly member: string; readonly newcomer: string };
  /** Sessions whose project rests at the state they are named after. */
  readonly sessions: Readonly<Record<'written' | 'painted' | 'finished' | 'film' | 'failed', string>>;
  /** Address of the page that shows the finished film to everybody who has its link. */
  readonly sharedPath: string;
  /** A picture of the studio's own, for uploads. */
  readonly picture: Buffer;
}

interface StoryWish {
  readonly session: string;
  readonly engine: EngineKey;
  readonly prompt: string;
  readonly videoType: VideoType;
}

/** An engine by the name it has in the picker, so that a changed catalogue stops the script. */
function engineCalled(name: string): EngineKey {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined) {
    throw new Error(`There is no engine ${name}.`);
  }
  return engine.key;
}

const wishes = {
  finished: {
    session: 'the-clockmaker-fox',
    engine: engineCalled('Ghibli Style'),
    prompt: 'A fox who repairs old clocks in a mountain village',
    videoType: 'story',
  },
  painted: {
    session: 'the-lighthouse-keeper',
    engine: engineCalled('High Creativity'),
    prompt: 'A lighthouse keeper and the lost whale',
    videoType: 'story',
  },
  written: {
    session: 'how-bread-rises',
    engine: basicEngine,
    prompt: 'How sourdough bread rises',
    videoType: 'explainer',
  },
  film: {
    session: 'the-last-keeper',
    engine: filmsEngine,
    prompt: 'Mara keeps the light on a rock. In a storm a boy lands with a sack he will not open.',
    videoType: 'film',
  },
  failed: {
    session: 'why-cats-purr',
    engine: basicEngine,
    prompt: 'Why do cats purr?',
    videoType: 'explainer',
  },
} as const satisfies Record<string, StoryWish>;

const images = [
  'A lighthouse on a cliff in watercolour, the storm just clearing',
  'A bakery at five in the morning, warm window light on a blue street',
  'A fox in a winter forest at dusk',
] as const;

function storyData({ session, engine, prompt, videoType }: StoryWish, voice: string | undefined) {
  return {
    session_id: session,
    request_id: session,
    user_query: prompt,
    video_type: videoType,
    selected_engine: engine,
    subtitle: true,
    voice,
  } as const;
}

/** Enough scenes to fill a screen. */
const shorten = (scenes: ProjectAnswer['scenes']): ProjectAnswer['scenes'] => scenes.slice(0, 4);

/** Starts a story and waits for its scenes. */
async function write(
  client: KinoraClient,
  wish: StoryWish,
  voice: string | undefined,
): Promise<ProjectAnswer> {
  return await untilResting(client, await client.startStory(storyData(wish, voice)));
}

async function cancel({ origin, cookie }: KinoraClient, projectId: string): Promise<void> {
  const response = await fetch(`${origin}/api/cancel-job`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ job_id: projectId }),
  });
  await refuseFailure(response);
}

async function share({ origin, cookie }: KinoraClient, projectId: string): Promise<string> {
  const response = await fetch(`${origin}/api/project/${projectId}/share`, {
    method: 'POST',
    headers: { cookie },
  });
  await refuseFailure(response);
  const { path } = ShareAnswerSchema.parse(await response.json());
  return path ?? '';
}

async function refuseFailure(response: Response): Promise<void> {
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  }
}

/** @returns the finished film's page for everybody */
async function makeStories(client: KinoraClient): Promise<string> {
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id;
  const finished = await makeStory(client, { data: storyData(wishes.finished, voice), edit: shorten });
  const painted = await write(client, wishes.painted, voice);
  await client.confirmScenes({ ...painted, scenes: shorten(painted.scenes) });
  await untilResting(client, painted.project_id);
  await write(client, wishes.written, voice);
  await write(client, wishes.film, voice);
  await cancel(client, await client.startStory(storyData(wishes.failed, voice)));
  return await share(client, finished.project_id);
}

/** Three images, a clip from words, an effect and an animated picture. @returns the first image */
async function makeSingles(client: KinoraClient): Promise<Buffer> {
  const made: Buffer[] = [];
  for (const prompt of images) {
    made.push(await makeImage(client, { session_id: 'images', prompt, model_name: 'seedream' }));
  }
  const [picture] = made;
  if (picture === undefined) {
    throw new Error('No image was made.');
  }
  const upload: FormFile = {
    field: 'image',
    name: 'lighthouse.png',
    bytes: picture,
    contentType: 'image/png',
  };
  await makeClip(client, {
    path: '/video/generate-video-async',
    data: { session_id: 'videos', prompt: 'Slow waves roll in at first light', model_name: 'veo3_t2v' },
  });
  await makeClip(
    client,
    {
      path: '/video/generate-video-from-effect-async',
      data: {
        session_id: 'effects',
        prompt: 'The storm clears over the lighthouse',
        model_name: 'hailuo2',
        dynamic_effect: effects.at(-1)?.key,
      },
    },
    [upload],
  );
  const across = [0.2, 0.35, 0.5, 0.65].map((x) => ({ x, y: 0.25 }));
  await makeClip(
    client,
    {
      path: '/drawwan/draw-to-wan',
      data: {
        session_id: 'animate',
        prompt: 'Clouds travel east over the sea',
        strokes: [{ kind: 'path', points: across, width: 0.08 }],
      },
    },
    [upload],
  );
  return picture;
}

async function signUpNewcomer(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bo', email: 'bo@example.org', password: 'correct horse battery' }),
  });
  await refuseFailure(response);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** Fills a fresh Kinora through its own calls, so that every screen has something real to show. */
export async function fillStudio(origin: string): Promise<FilledStudio> {
  const client = await signUpFirst(origin);
  const newcomer = await signUpNewcomer(origin);
  const sharedPath = await makeStories(client);
  const picture = await makeSingles(client);
  await makeCharacter(client, { name: 'Mara', prompt: 'Woman, 58, grey hair in a braid, navy coat' });
  await makeCharacter(client, { name: 'Ivo', prompt: 'Boy, 13, red knitted hat, curly brown hair' });
  return {
    origin,
    cookies: { member: client.cookie, newcomer },
    sessions: {
      finished: wishes.finished.session,
      painted: wishes.painted.session,
      written: wishes.written.session,
      film: wishes.film.session,
      failed: wishes.failed.session,
    },
    sharedPath,
    picture,
  };
}
