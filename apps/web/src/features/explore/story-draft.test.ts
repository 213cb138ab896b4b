import { basicEngine, engines, filmsEngine, imageModels } from '@kinora/contract/catalogue';
import { isCompatible } from '@kinora/contract/choices';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import type { Tier } from '@kinora/contract/plans';
import type { Voice } from '@kinora/contract/voices';
import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  canBeUpright,
  changeStoryDraft,
  emptyStoryDraft,
  readStoryDraft,
  withFirstVoice,
} from './story-draft.ts';
import type { StoryDraft } from './story-draft.ts';

const wideOnly = engines.find((engine) => !engine.nine_sixteen && engine.mode === 'stories');
const upright = engines.find((engine) => engine.nine_sixteen && engine.mode === 'stories');
const twoSpeakers = engines.find((engine) => engine.speakers === 2);
if (!wideOnly || !upright || !twoSpeakers) {
  throw new Error('The catalogue lacks an engine these tests need.');
}

function voice(id: string, tier: Tier, language: string): Voice {
  return {
    voice_id: id,
    name: id,
    labels: {},
    preview_url: null,
    verified_languages: [{ language, locale: language, accent: null, preview_url: null }],
    tier,
    engine: 'builtin',
    kind: 'built-in',
  };
}

describe('the story draft', () => {
  it('EXP-05 starts with English, 16:9 and the free engine, also where an older visit left it open', () => {
    expect(emptyStoryDraft()).toMatchObject({
      language: 'English',
      aspect_ratio: '16:9',
      selected_engine: basicEngine,
    });
    const older = { ...emptyStoryDraft(), selected_engine: null };
    expect(readStoryDraft(older).selected_engine).toBe(basicEngine);
    expect(readStoryDraft({ ...older, selected_engine: upright.key }).selected_engine).toBe(upright.key);
  });

  it('takes the first voice that is open and speaks the language, and leaves a chosen one and the second speaker', () => {
    const voices = [voice('dear', 'proXL', 'en'), voice('plain', 'basic', 'en'), voice('fr', 'basic', 'fr')];
    const isOpen = (tier: Tier): boolean => tier === 'basic';
    const draft = emptyStoryDraft();
    expect(withFirstVoice(draft, voices, isOpen).voice).toBe('plain');
    expect(withFirstVoice(draft, voices, () => true).voice).toBe('plain');
    expect(withFirstVoice(draft, voices.slice(0, 1), () => true).voice).toBe('dear');
    expect(withFirstVoice({ ...draft, language: 'French' }, voices, isOpen).voice).toBe('fr');
    expect(withFirstVoice({ ...draft, voice: 'mine' }, voices, isOpen).voice).toBe('mine');
    expect(withFirstVoice({ ...draft, language: 'Hindi' }, voices, isOpen).voice).toBeNull();
    const talk = changeStoryDraft(draft, { selected_engine: twoSpeakers.key });
    expect(withFirstVoice(talk, voices, isOpen).voice_2).toBeNull();
  });

  it('WORD-08 takes the first natural voice of the language once it is there, for stories and films', () => {
    const plain = [voice('plain', 'basic', 'en'), voice('plain-ja', 'basic', 'ja')];
    const natural = { ...voice('heart', 'basic', 'en'), kind: 'natural' } as const;
    const guessing = {
      ...natural,
      ...voice('aoi', 'basic', 'ja'),
      kind: 'natural',
      caution: 'Guessed',
    } as const;
    const voices = [...plain, guessing, natural];
    const isOpen = (tier: Tier): boolean => tier === 'basic';
    const takenBy = (draft: StoryDraft) => withFirstVoice(draft, voices, isOpen).voice;
    const [story, film] = [emptyStoryDraft(), emptyStoryDraft('films')];
    expect([withFirstVoice(story, plain, isOpen).voice, takenBy(story), takenBy(film)]).toEqual([
      'plain',
      'heart',
      'heart',
    ]);
    expect(takenBy({ ...story, language: 'Japanese' })).toBe('plain-ja');
    expect([takenBy({ ...story, voice: 'plain' }), takenBy({ ...film, voice: 'plain' })]).toEqual([
      'plain',
      'plain',
    ]);
    expect(withFirstVoice(story, [{ ...natural, tier: 'pro' }, ...plain], isOpen).voice).toBe('plain');
  });

  it('EXP-06 falls back to 16:9 when the chosen engine has no 9:16', () => {
    const tall = changeStoryDraft(changeStoryDraft(emptyStoryDraft(), { selected_engine: upright.key }), {
      aspect_ratio: '9:16',
    });
    expect(tall.aspect_ratio).toBe('9:16');
    expect(changeStoryDraft(tall, { selected_engine: wideOnly.key }).aspect_ratio).toBe('16:9');
  });

  it('EXP-06 drops an image model that the chosen engine cannot use', () => {
    const foreign = imageModels.find((model) => !isCompatible(wideOnly.key, model.key));
    const draft = { ...emptyStoryDraft(), selected_image_model: foreign?.key ?? null };
    expect(changeStoryDraft(draft, { selected_engine: wideOnly.key }).selected_image_model).toBeNull();
  });

  it('never holds 9:16 with an engine that cannot make it', () => {
    const draft = changeStoryDraft(emptyStoryDraft(), { selected_engine: wideOnly.key });
    expect(canBeUpright(draft)).toBe(false);
    expect(changeStoryDraft(draft, { aspect_ratio: '9:16' }).aspect_ratio).toBe('16:9');
  });

  it('keeps the second voice only while two speak', () => {
    const talk = changeStoryDraft(changeStoryDraft(emptyStoryDraft(), { selected_engine: twoSpeakers.key }), {
      voice_2: 'second',
    });
    expect(talk.voice_2).toBe('second');
    expect(changeStoryDraft(talk, { selected_engine: upright.key }).voice_2).toBeNull();
  });

  it('forgets a voice that does not speak the new language', () => {
    const draft = changeStoryDraft(emptyStoryDraft(), { voice: 'a', language: 'English' });
    const kept = changeStoryDraft(draft, inLanguage('French', true));
    const dropped = changeStoryDraft(draft, inLanguage('French', false));
    expect([kept.voice, dropped.voice]).toEqual(['a', null]);
  });

  it('EXP-10 comes back from storage as it was, and empty when the stored one cannot be read', () => {
    const draft = changeStoryDraft(emptyStoryDraft(), { user_query: 'Two tides a day' });
    expect(readStoryDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readStoryDraft({ selected_engine: 'unheard of' })).toEqual(emptyStoryDraft());
    expect(readStoryDraft(undefined).user_query).toBe('');
  });

  it('EXP-05 keeps the look of subtitles while they are off', () => {
    const karaoke = changeStoryDraft(emptyStoryDraft(), { subtitle: true, subtitle_style: 'karaoke' });
    const off = changeStoryDraft(karaoke, { subtitle: false });
    expect([karaoke.subtitle, off.subtitle, off.subtitle_style]).toEqual([true, false, 'karaoke']);
  });

  it('EXP-07 films have their one engine, and lose an edit model on the way in', () => {
    const film = readStoryDraft(
      { user_query: 'A lighthouse', selected_engine: upright.key, selected_image_model: 'flux_pro_max' },
      'films',
    );
    expect(film).toMatchObject({
      user_query: 'A lighthouse',
      video_type: 'film',
      selected_engine: filmsEngine,
      selected_image_model: null,
    });
    const kept = readStoryDraft({ selected_image_model: 'seedream' }, 'films');
    expect(kept.selected_image_model).toBe('seedream');
  });

  it('VAL-11 a film starts with the default voice, upright if one likes', () => {
    const film = changeStoryDraft(emptyStoryDraft('films'), { aspect_ratio: '9:16' });
    const started = withFirstVoice(film, [], () => true);
    expect([started.voice, started.aspect_ratio]).toEqual([DEFAULT_FILMS_VOICE, '9:16']);
  });

  it('a film draft read as a story keeps its words and gives the engine back for the free one', () => {
    const story = readStoryDraft({ ...emptyStoryDraft('films'), user_query: 'A lighthouse' });
    expect(story).toMatchObject({
      user_query: 'A lighthouse',
      selected_engine: basicEngine,
      video_type: 'explainer',
    });
  });

  it('WORD-03 is written by Kinora again after one that the person wrote', () => {
    const next = readStoryDraft({ ...emptyStoryDraft(), user_query: 'A lighthouse', write_myself: true });
    expect(next.write_myself).toBe(false);
  });
});
