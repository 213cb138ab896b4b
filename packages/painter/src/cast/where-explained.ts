import type { ImageRequest } from '@kinora/models';
import { partSeed } from '../canvas/random.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';

/** Reads what a request's prompt shows. */
type Describe = (request: ImageRequest) => ScenePlan;

/** Nothing is named that would be somewhere. */
const nowhere: ScenePlan['place'] = 'studio';

/** Where scenes that explain something are. */
interface ExplainedPlaces {
  /**
   * Where somebody stands who explains a scene: in the place that it names. Where it names none, and where it names the film's own,
   * which is where its title asks about, else what most of its scenes name, they stand where they stood before: people who explain
   * do not travel.
   */
  readonly whereExplained: Describe;
  /** The film's own place, whatever a scene names by the way; where neither title nor scenes name any, what the scene says. */
  readonly ofFilm: Describe;
}

export function createExplainedPlaces(describe: Describe): ExplainedPlaces {
  const promptOf = rememberLast((request) => placePrompt(request, describe));
  const inFilm = (request: ImageRequest): ScenePlan | null => {
    const titled = describe(asOfFilm(request, request.scene?.filmTitle ?? ''));
    if (titled.place !== nowhere) {
      return titled;
    }
    const prompt = promptOf(request);
    return prompt === null ? null : describe(asOfFilm(request, prompt));
  };
  const inPlaceOf = (own: ScenePlan, film: ScenePlan): ScenePlan => {
    const { place, time, weather, season, seed } = film;
    // What the scene shows stays its own; words that stood for a place are not written over one.
    const lettering = own.place === nowhere ? [] : own.lettering;
    return { ...own, place, time, weather, season, seed, lettering };
  };
  return {
    whereExplained(request) {
      const own = describe(request);
      const film = inFilm(request);
      const isElsewhere = film === null || (own.place !== nowhere && own.place !== film.place);
      return isElsewhere ? own : inPlaceOf(own, film);
    },
    ofFilm(request) {
      const film = inFilm(request);
      return film === null ? describe(request) : inPlaceOf(describe(request), film);
    },
  };
}

/** The prompt of the film that names the place which most of them name, of equals the first. Null where none names any. */
function placePrompt(request: ImageRequest, describe: Describe): string | null {
  const named = (request.filmPrompts ?? [])
    .map((prompt) => ({ prompt, place: describe(asOfFilm(request, prompt)).place }))
    .filter(({ place }) => place !== nowhere);
  const count = (place: ScenePlan['place']): number => named.filter((each) => each.place === place).length;
  const most = Math.max(0, ...named.map(({ place }) => count(place)));
  return named.find(({ place }) => count(place) === most)?.prompt ?? null;
}

/** A prompt of the film without what one scene alone tells. Another option, and a picture asked for anew, look otherwise. */
function asOfFilm({ scene, ...request }: ImageRequest, prompt: string): ImageRequest {
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
