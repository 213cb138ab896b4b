import type { Scene } from '../scenes/scene.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import type { ProjectStatus } from '../statuses/project-statuses.ts';
import { invalid, loadingReasons, wrongMoment } from './reason.ts';
import type { Reason } from './reason.ts';

/** Why the final video cannot be made: a scene with options has none selected, or it is not the moment. */
export function assembleReasons(
  scenes: readonly Pick<Scene, 'generated_image_options' | 'selected_image_url'>[],
  context: {
    readonly status: ProjectStatus;
    readonly isLoading?: boolean;
    /** Their maker's own: the film is to have them. */
    readonly clipsBeingCut?: number;
  },
): Reason[] {
  const isReviewable = context.status === 'IMAGES_READY' || context.status === 'COMPLETE';
  const undecided = scenes.flatMap((scene, index) =>
    scene.generated_image_options.length > 0 && scene.selected_image_url === null
      ? [
          invalid(
            `scenes.${index}.selected_image_url`,
            'image-not-selected',
            validationSentences.selectImages,
          ),
        ]
      : [],
  );
  return [
    ...loadingReasons(context),
    ...(isReviewable ? [] : [wrongMoment(readinessSentences.imagesNotInReview)]),
    ...((context.clipsBeingCut ?? 0) > 0 ? [wrongMoment(readinessSentences.clipsBeingCut)] : []),
    ...(scenes.length === 0 ? [invalid('scenes', 'scenes-missing', readinessSentences.noScenes)] : []),
    ...undecided,
  ];
}
