import type { ImageRequest } from '@kinora/models';
import type { SceneManner } from '../../describe/describe-scene.ts';
import { nearerView } from '../../describe/nearer-view.ts';
import { personNames } from '../../describe/person-names.ts';
import type { PictureIndexes } from '../../describe/picture-indexes.ts';
import type { Likeness, ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { planScene } from '../../scene/diorama-model.ts';
import { canBeMoved, placeInPrompt } from '../operations/before-place.ts';
import type { CutSubject } from '../operations/before-place.ts';
import { headOf, wholeOf } from './read-likeness.ts';

/**
 * A scene of a story with whom or what its upload shows in it: somebody's own head on a body that does what is told of them, a
 * thing as it was cut out. What does not stand free of its picture is painted as the words say, without a face, which the upload
 * has not. Undefined where the scene tells no place, shows nobody and nothing that could be it, where somebody's head cannot be told
 * from the rest, and in a first scene that is about a thing: that shows the upload itself.
 */
export async function planWithLikeness(
  request: ImageRequest,
  cut: CutSubject | undefined,
  { manner, indexes }: { readonly manner: SceneManner; readonly indexes: PictureIndexes },
): Promise<ScenePlan | undefined> {
  const plan = planScene(request, manner, indexes);
  const { filmPrompts: [opening] = [] } = request;
  const [first] =
    opening === undefined ? [] : planScene({ ...request, prompt: opening }, manner, indexes).subjects;
  const hero = plan.subjects.find(({ figure }) => figure === (first?.figure ?? plan.subjects[0]?.figure));
  const isPlaced = placeInPrompt(request.prompt) !== undefined || hero?.act !== undefined;
  if (hero === undefined || !isPlaced || plan.place === 'studio') {
    return undefined;
  }
  const isPerson = personNames.has(hero.figure);
  if (!isPerson && request.scene?.index === 0) {
    return undefined;
  }
  const likeness = cut === undefined ? undefined : await (isPerson ? headOf(cut) : wholeOf(cut));
  if (likeness === undefined) {
    const isFree = cut !== undefined && canBeMoved(cut.outline);
    return isPerson || isFree ? undefined : withSubject(plan, hero, asUploaded(hero));
  }
  return { ...withSubject(plan, hero, asShown(hero, likeness)), camera: nearerView[plan.camera] };
}

function withSubject(plan: ScenePlan, own: Subject, other: Subject): ScenePlan {
  return { ...plan, subjects: plan.subjects.map((each) => (each === own ? other : each)) };
}

/** Nothing that was photographed has a face that the photograph does not show. */
function asUploaded({ hasFace: _face, ...subject }: Subject): Subject {
  return subject;
}

/** There is one of whoever is photographed, in the colours of the photograph. */
function asShown({ colour: _told, ...subject }: Subject, likeness: Likeness): Subject {
  return { ...subject, count: 1, likeness };
}
