import type { VideoStyle } from '@kinora/contract/catalogue';

/** Look of the whole picture by the video's style. */
export const pictureStyles = {
  auto: 'clean illustrated look, clear shapes, balanced natural colours',
  cinematic: 'cinematic still, shallow depth of field, rich contrast, fine film grain',
  documentary: 'documentary photograph, true colours, sharp detail, honest and unposed',
  playful: 'playful storybook illustration, rounded shapes, bright cheerful colours',
  minimal: 'minimal illustration, few flat colours, generous empty space',
  dramatic: 'dramatic painterly look, deep shadows, bold contrast',
} as const satisfies Record<VideoStyle, string>;

export const lights = {
  auto: ['soft morning light', 'clear daylight', 'gentle afternoon light', 'warm evening light'],
  cinematic: [
    'golden hour light',
    'low sun, long shadows',
    'soft rim light of a low sun',
    'clear morning light',
  ],
  documentary: [
    'natural daylight',
    'overcast even light',
    'available light from one side',
    'bright midday light',
  ],
  playful: ['sunny morning light', 'warm glowing light', 'bright open shade', 'cheerful spring light'],
  minimal: ['even studio light', 'soft diffused light', 'flat bright light', 'one soft shadow'],
  dramatic: [
    'a single hard beam of light',
    'stormy light breaking through clouds',
    'strong side light',
    'a broad beam of low sun',
  ],
} as const satisfies Record<VideoStyle, readonly string[]>;

export const compositions = [
  'eye-level medium shot, subject left of centre',
  'wide establishing shot with a clear foreground',
  'close-up with a softly blurred background',
  'three-quarter view, open space to the right',
  'low angle, subject against the sky',
  'view from slightly above, tidy arrangement',
  'centred composition with strong leading lines',
] as const;

export const cameraMoves = {
  auto: ['slow push-in', 'gentle pan from left to right', 'slow pull-back', 'slow tilt up'],
  cinematic: ['slow dolly-in', 'smooth tracking shot', 'slow crane up', 'slow orbit around the subject'],
  documentary: [
    'steady locked-off shot with a slight push-in',
    'slow pan across the scene',
    'calm handheld drift',
  ],
  playful: ['quick gentle push-in with a soft stop', 'bouncy slide to the right', 'happy little orbit'],
  minimal: ['static camera with a very slow push-in', 'very slow slide to the left'],
  dramatic: ['slow push-in that gathers speed', 'low tracking shot', 'slow rise from the ground'],
} as const satisfies Record<VideoStyle, readonly string[]>;
