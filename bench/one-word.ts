import type { ProjectAnswer } from '@kinora/contract/api';
import { basicEngine } from '@kinora/contract/catalogue';
import { signUpFirst, untilResting } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeStory } from '../scripts/client/make.ts';
import { articleOf } from './article.ts';
import { sceneTexts } from './sample-film.ts';

/** Each is another word than the one before it, in the middle of a scene's text. */
const words = ['something', 'almost', 'wonderful', 'a', 'remarkable'] as const;

async function timed(work: () => Promise<ProjectAnswer>): Promise<{ film: ProjectAnswer; seconds: number }> {
  const begun = performance.now();
  const film = await work();
  const seconds = (performance.now() - begun) / 1000;
  if (film.error !== null) {
    throw new Error(film.error);
  }
  return { film, seconds };
}

/** A film of ten scenes with two sentences each. */
async function wholeFilm(client: KinoraClient): Promise<ProjectAnswer> {
  const texts = await sceneTexts({ scenes: 10, sentencesPerScene: 2 });
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
  return await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: 'bench-one-word',
      user_query: await articleOf('en'),
      video_type: 'explainer',
      selected_engine: basicEngine,
      voice: voice?.voice_id,
    },
    edit: (written) =>
      texts.flatMap((text, index) => {
        const scene = written[index % written.length];
        const place = { scene_number: index + 1, id: `temporary-${index}`, narration_script: text };
        return scene === undefined ? [] : [{ ...scene, ...place }];
      }),
  });
}

/** The film with another word in the middle of one of its scenes. */
function withWord(film: ProjectAnswer, at: number, word: string): ProjectAnswer {
  const scenes = film.scenes.map((scene, index) => {
    const spoken = scene.narration_script.split(' ');
    spoken[Math.floor(spoken.length / 2)] = word;
    return index === at ? { ...scene, narration_script: spoken.join(' ') } : scene;
  });
  return { ...film, scenes };
}

const lengthOf = ({ chapters = [] }: ProjectAnswer): number => chapters.at(-1)?.end_seconds ?? 0;

/** A film of 1080p from its text to the end, then one word changed in one scene after the other, through the whole product. */
export async function measureOneWord(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const whole = await timed(() => wholeFilm(client));
    let { film } = whole;
    const edits: number[] = [];
    for (const [round, word] of words.entries()) {
      const edited = withWord(film, 1 + 2 * round, word);
      const edit = await timed(async () => {
        await client.confirmImages(edited);
        return await untilResting(client, film.project_id);
      });
      film = edit.film;
      edits.push(edit.seconds);
    }
    const sorted = edits.toSorted((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    const part = (seconds: number): string => `${((seconds / whole.seconds) * 100).toFixed(0)} %`;
    return [
      `| a film of ten scenes of 1080p, reviews confirmed at once, then one word of one scene changed | ${lengthOf(film).toFixed(0)} s in ${whole.seconds.toFixed(1)} s, then ${median.toFixed(1)} s: ${part(median)} (the median of ${sorted.map(part).join(', ')}; promised: 20 %) |`,
    ];
  } finally {
    await server.stop();
  }
}
