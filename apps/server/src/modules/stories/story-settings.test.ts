import { describe, expect, it } from 'vitest';
import { settingsOf } from './story-settings.ts';

describe('the settings of a story', () => {
  it('of the first data folders are read under the names of today', () => {
    const settings = {
      videoType: 'news',
      videoStyle: 'dramatic',
      language: 'French',
      aspectRatio: '9:16',
      engine: 'engine_normal',
      voiceId: 'builtin-fr-1',
      secondVoiceId: null,
      hasSubtitles: false,
      subtitleStyle: 'karaoke',
      showsHand: false,
      hasPenSounds: false,
      wantsWebResults: true,
      imageModel: 'flux_v1',
      videoModel: null,
      uploads: ['a'],
      documentAssetId: 'b',
      speakers: [],
    };
    expect(settingsOf({ settings })).toMatchObject({
      video_type: 'news',
      video_style: 'dramatic',
      language: 'French',
      aspect_ratio: '9:16',
      selected_engine: 'engine_normal',
      voice: 'builtin-fr-1',
      voice_2: null,
      subtitle: false,
      subtitle_style: 'karaoke',
      show_hand: false,
      pen_sounds: false,
      include_web_results: true,
      selected_image_model: 'flux_v1',
      selected_video_model: null,
      uploads: ['a'],
      documentAssetId: 'b',
      speakers: [],
    });
  });

  it('has the default of a choice that came later', () => {
    const settings = {
      video_type: 'story',
      voice: 'a',
      selected_engine: 'engine_normal',
      uploads: [],
      documentAssetId: null,
      speakers: [],
    };
    expect(settingsOf({ settings })).toMatchObject({ subtitle_style: 'bar', show_hand: true });
  });
});
