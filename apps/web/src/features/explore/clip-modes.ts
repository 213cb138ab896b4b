import { defaultEffectModel, imageToVideoModelKeys } from '@kinora/contract/catalogue';
import { limits } from '@kinora/contract/limits';
import { effectReasons, imageReasons, videoReasons } from '@kinora/contract/readiness';
import type { ImageToVideoModelKey } from '@kinora/contract/catalogue';
import type { AccountContext, Reason } from '@kinora/contract/readiness';
import type { JobStart } from '../../api/start-job.ts';
import type { ClipDraft, ClipMode } from './clip-draft.ts';

interface ClipModeFacts {
  maximum: number;
  reasons: (draft: ClipDraft, imageCount: number, account: AccountContext) => Reason[];
  /** The `data` field of the start call. */
  data: (draft: ClipDraft) => JobStart['data'];
}

/** What differs between the modes that make one single thing. */
export const clipModes: Record<ClipMode, ClipModeFacts> = {
  images: {
    maximum: limits.text.shortPrompt,
    reasons: (draft, imageCount, account) =>
      imageReasons({ ...draft, model_name: draft.image_model, imageCount }, account),
    data: (draft) => ({
      prompt: draft.prompt,
      model_name: draft.image_model,
      aspect_ratio: draft.aspect_ratio,
    }),
  },
  videos: {
    maximum: limits.text.shortPrompt,
    reasons: (draft, imageCount, account) =>
      videoReasons({ ...draft, model_name: draft.video_model, imageCount }, account),
    data: (draft) => ({
      prompt: draft.prompt,
      model_name: draft.video_model,
      aspect_ratio: draft.aspect_ratio,
    }),
  },
  effects: {
    maximum: limits.text.shortPrompt,
    reasons: (draft, imageCount, account) =>
      effectReasons(
        {
          prompt: draft.prompt,
          model_name: effectModelOf(draft),
          dynamic_effect: draft.effect,
          imageCount,
        },
        account,
      ),
    data: (draft) => ({
      prompt: draft.prompt,
      model_name: effectModelOf(draft),
      dynamic_effect: draft.effect,
      aspect_ratio: draft.aspect_ratio,
    }),
  },
};

/** Effects start from an image, so only image-to-video models make them. */
function effectModelOf({ video_model: model }: ClipDraft): ImageToVideoModelKey {
  return imageToVideoModelKeys.find((key) => key === model) ?? defaultEffectModel;
}
