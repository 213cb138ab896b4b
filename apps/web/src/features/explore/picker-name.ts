import { singleModeFacts } from '@kinora/contract/catalogue';
import type { GenerationMode } from '@kinora/contract/catalogue';

/** The pickers that open from the prompt box; a reason's link opens the same ones. */
export type PickerName =
  | 'engine'
  | 'voice'
  | 'voice-2'
  | 'image-model'
  | 'video-model'
  | 'image-to-video'
  | 'effect'
  | 'upload';

/** The picker that mends a reason, by the field the reason is about. */
const pickerOfField: Readonly<Record<string, PickerName>> = {
  selected_engine: 'engine',
  voice: 'voice',
  voice_2: 'voice-2',
  selected_image_model: 'image-model',
  selected_video_model: 'image-to-video',
  dynamic_effect: 'effect',
  image: 'upload',
  images: 'upload',
};

export function pickerFor(field: string | null, mode: GenerationMode): PickerName | null {
  if (field === 'model_name' && mode !== 'stories' && mode !== 'films') {
    return singleModeFacts[mode].madeBy;
  }
  return field === null ? null : (pickerOfField[field] ?? null);
}
