import type { VideoStyle, VideoType } from '@kinora/contract/catalogue';
import type { MusicBrief } from '@kinora/sound';
import { moodInWords } from '../../../gateway/index.ts';
import type { StorySettings } from '../story-settings.ts';

type Mood = MusicBrief['mood'];
type WordMood = NonNullable<ReturnType<typeof moodInWords>>;
/** What is played where the words name no mood, and where they do. */
type Choice = { readonly usual: Mood } & Readonly<Partial<Record<WordMood, Mood>>>;

/** A style that somebody chose decides; words only shade it. */
const byStyle = {
  cinematic: { usual: 'wonder', dramatic: 'dramatic', mysterious: 'tense', sad: 'calm', tender: 'warm' },
  documentary: { usual: 'documentary' },
  playful: { usual: 'playful' },
  minimal: { usual: 'calm' },
  dramatic: { usual: 'dramatic', mysterious: 'tense' },
} as const satisfies Record<Exclude<VideoStyle, 'auto'>, Choice>;

const byType = {
  story: {
    usual: 'warm',
    calm: 'calm',
    joyful: 'playful',
    mysterious: 'wonder',
    dramatic: 'dramatic',
    sad: 'calm',
    energetic: 'playful',
  },
  explainer: { usual: 'curious', calm: 'calm', mysterious: 'wonder', dramatic: 'documentary' },
  news: { usual: 'documentary', dramatic: 'tense' },
  film: {
    usual: 'wonder',
    calm: 'calm',
    joyful: 'warm',
    mysterious: 'tense',
    dramatic: 'dramatic',
    sad: 'calm',
    tender: 'warm',
    energetic: 'dramatic',
  },
} as const satisfies Record<VideoType, Choice>;

/** The mood of a film's music: by its style, or by what it is, and by the words it was asked for with. */
export function moodOf({
  video_style: style,
  video_type: type,
  prompt,
  language,
}: Pick<StorySettings, 'video_style' | 'video_type' | 'language'> & { readonly prompt: string }): Mood {
  const choice: Choice = style === 'auto' ? byType[type] : byStyle[style];
  const said = moodInWords(prompt, language);
  return (said === null ? undefined : choice[said]) ?? choice.usual;
}
