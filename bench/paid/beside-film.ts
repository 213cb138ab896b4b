import { basicEngine } from '@kinora/contract/catalogue';
import { isResting } from '@kinora/contract/statuses';
import { untilResting } from '../../scripts/client/kinora-client.ts';
import { articleOf } from '../article.ts';
import { timePicture } from './single-picture.ts';
import type { TimedPicture } from './single-picture.ts';
import { boughtModel, builtInModel } from './studio.ts';
import type { PaidStudio } from './studio.ts';

const TIMES = 4;
const prompt = 'A fox reads a letter under a tree';

export interface PicturesInTurn {
  readonly builtIn: readonly TimedPicture[];
  readonly bought: readonly TimedPicture[];
}

/** A built-in and a bought picture in turn, each begun when the one before it stands. `mayGoOn` is asked before each pair. */
async function inTurn(studio: PaidStudio, mayGoOn: () => boolean): Promise<PicturesInTurn> {
  const builtIn: TimedPicture[] = [];
  const bought: TimedPicture[] = [];
  while (builtIn.length < TIMES && mayGoOn()) {
    builtIn.push(await timePicture(studio, { prompt: `${prompt} ${builtIn.length}`, model: builtInModel }));
    bought.push(await timePicture(studio, { prompt: `${prompt} ${bought.length}`, model: boughtModel }));
  }
  return { builtIn, bought };
}

/** The first pair pays for what is loaded once. */
export async function picturesAlone(studio: PaidStudio): Promise<PicturesInTurn> {
  const { builtIn, bought } = await inTurn(studio, () => true);
  return { builtIn: builtIn.slice(1), bought: bought.slice(1) };
}

/** The same person's pictures while their film is made: all of its stages, of which rendering takes the longest. */
export async function picturesBesideFilm(studio: PaidStudio): Promise<PicturesInTurn> {
  const { client } = studio;
  const projectId = await client.startStory({
    session_id: 'bench',
    request_id: 'bench-beside',
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id,
  });
  await client.confirmScenes(await untilResting(client, projectId));
  await client.confirmImages(await untilResting(client, projectId));
  let isMaking = true;
  const film = untilResting(client, projectId).finally(() => {
    isMaking = false;
  });
  const pictures = await inTurn(studio, () => isMaking);
  const { status } = await client.project(projectId);
  await film;
  if (isResting(status) && pictures.builtIn.length < 2) {
    throw new Error('The film stood before two pictures were made beside it.');
  }
  return pictures;
}
