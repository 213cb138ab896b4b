import type { ImageRequest } from '@kinora/models';
import { isOnlyAbout } from '@kinora/words';
import { describeScene } from '../describe/describe-scene.ts';
import type { SceneManner } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import { readPeople } from '../plan/cast-plan.ts';
import type { CastPlan, Panels } from '../plan/cast-plan.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import { planScene } from '../scene/diorama-model.ts';
import { actScene } from './act-scene.ts';
import { composeCast } from './compose-cast.ts';
import { composeShown } from './compose-shown.ts';
import { readPlayers, withPlayers } from './players.ts';
import { createExplainedPlaces } from './where-explained.ts';

/**
 * Plans scenes with people: who does what is told of them, who explains something beside a board, and where nobody is what is
 * explained itself. Undefined where a scene has neither.
 */
export function createCastPlanner(
  manner: SceneManner,
  panels?: Panels,
): (request: ImageRequest) => CastPlan | undefined {
  const indexes = openPictureIndexes();
  const describe = (request: ImageRequest): ScenePlan => describeScene(request, manner, indexes);
  const { whereExplained, ofFilm } = createExplainedPlaces(describe);
  const explain = (people: readonly PersonPlan[], request: ImageRequest): CastPlan => {
    const board = panels?.(request, { aspectRatio: '16:9', hasHeading: false });
    const background = board === undefined ? describe(request) : whereExplained(request);
    return composeCast(people, { ...background, style: manner.style }, { ...request, board });
  };
  const show = (request: ImageRequest): CastPlan | undefined => {
    const { seed, aspectRatio, prompt } = request;
    // Who describes a picture gets that picture.
    const page = { aspectRatio, hasHeading: true };
    const board = isOnlyAbout(prompt) ? panels?.(onLightPaper(request), page) : undefined;
    // Another part of the same place in every scene.
    return board && composeShown({ ...ofFilm(request), style: manner.style, seed }, board);
  };
  const act = (people: readonly PersonPlan[], request: ImageRequest): CastPlan | undefined => {
    const players = readPlayers(request);
    if (players.length === 0) {
      return undefined;
    }
    const prompt = withPlayers(request, players);
    const planOf = (words: string): ScenePlan => planScene({ ...request, prompt: words }, manner, indexes);
    const { filmPrompts: [opening] = [] } = request;
    const begins =
      opening === undefined ? undefined : planOf(withPlayers({ ...request, prompt: opening }, players));
    return actScene({ told: planOf(prompt), begins, people, players }, request);
  };
  return (request) => {
    const people = readPeople(request.characters ?? []).slice(0, 2);
    return people.length === 0 ? show(request) : (act(people, request) ?? explain(people, request));
  };
}

/** Scissors leave a margin of paper around what they cut out: a light one parts it from any place. */
function onLightPaper(request: ImageRequest): ImageRequest {
  const isDark = request.videoStyle === 'cinematic' || request.videoStyle === 'dramatic';
  return isDark ? { ...request, videoStyle: 'auto' } : request;
}
