import type { ImageRequest } from '@kinora/models';
import { partSeed } from '../canvas/random.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

/** Reads what a request's prompt shows. */
type Describe = (request: ImageRequest) => ScenePlan;

/** Nothing is named that would be somewhere. */
const nowhere: ScenePlan['place'] = 'studio';

/**
 * Where somebody stands who explains a scene: in the place that it names. Where it names none, and where it names the
 * film's own, which is what most of its scenes name, they stand where they stood before: people who explain do not travel.
 */
export function createExplainedPlaces(describe: Describe): Describe {
  const promptOf = rememberLast((request) => placePrompt(request, describe));
  return (request) => {
    const own = describe(request);
    const prompt = promptOf(request);
    const film = prompt === null ? null : describe(ofFilm(request, prompt));
    if (film === null || (own.place !== nowhere && own.place !== film.place)) {
      return own;
    }
    const { place, time, weather, season, seed } = film;
    // What the scene shows stays its own; words that stood for a place are not written over one.
    const lettering = own.place === nowhere ? [] : own.lettering;
    return { ...own, place, time, weather, season, seed, lettering };
  };
}

/** The prompt of the film that names the place which most of them name, of equals the first. Null where none names any. */
function placePrompt(request: ImageRequest, describe: Describe): string | null {
  const named = (request.filmPrompts ?? [])
    .map((prompt) => ({ prompt, place: describe(ofFilm(request, prompt)).place }))
    .filter(({ place }) => place !== nowhere);
  const count = (place: ScenePlan['place']): number => named.filter((each) => each.place === place).length;
  const most = Math.max(0, ...named.map(({ place }) => count(place)));
  return named.find(({ place }) => count(place) === most)?.prompt ?? null;
}

/** A prompt of the film without what one scene alone tells. Another option, and a picture asked for anew, look otherwise. */
function ofFilm({ scene, ...request }: ImageRequest, prompt: string): ImageRequest {
  const { take = 0, option = 0 } = scene ?? {};
  const seed = partSeed(request.castSeed ?? request.seed, `explained ${option} ${take}`);
  return { ...request, prompt, seed, castSeed: seed };
}

/** All pictures of a film ask the same, one after the other. */
function rememberLast(
  work: (request: ImageRequest) => string | null,
): (request: ImageRequest) => string | null {
  let last: { readonly key: string; readonly prompt: string | null } | undefined;
  return (request) => {
    const key = JSON.stringify([request.filmPrompts, request.language]);
    if (last?.key !== key) {
      last = { key, prompt: work(request) };
    }
    return last.prompt;
  };
}
