/** Width to height; sizes in pixels are those of a finished film. */
export const aspectRatios = ['16:9', '9:16'] as const;
export type AspectRatio = (typeof aspectRatios)[number];
export const defaultAspectRatio: AspectRatio = '16:9';

export const filmSizes = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
} as const satisfies Record<AspectRatio, { width: number; height: number }>;

/** What kind of narration a project gets. `film` is what films mode sends. */
export const videoTypes = ['story', 'explainer', 'news', 'film'] as const;
export type VideoType = (typeof videoTypes)[number];
export const videoTypeLabels = {
  story: 'Story',
  explainer: 'Explainer',
  news: 'News',
  film: 'Film',
} as const satisfies Record<VideoType, string>;

export const videoStyles = ['auto', 'cinematic', 'documentary', 'playful', 'minimal', 'dramatic'] as const;
export type VideoStyle = (typeof videoStyles)[number];
export const defaultVideoStyle: VideoStyle = 'auto';
export const videoStyleLabels = {
  auto: 'Automatic',
  cinematic: 'Cinematic',
  documentary: 'Documentary',
  playful: 'Playful',
  minimal: 'Minimal',
  dramatic: 'Dramatic',
} as const satisfies Record<VideoStyle, string>;

/** How subtitles look when a film has them: words on a bar, the spoken word alone lit large, or bare letters. */
export const subtitleStyles = ['bar', 'karaoke', 'minimal'] as const;
export type SubtitleStyle = (typeof subtitleStyles)[number];
export const defaultSubtitleStyle: SubtitleStyle = 'bar';
export const subtitleStyleLabels = {
  bar: 'Bar',
  karaoke: 'Karaoke',
  minimal: 'Minimal',
} as const satisfies Record<SubtitleStyle, string>;
