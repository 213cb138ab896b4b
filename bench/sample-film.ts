import { languageDetails } from '@kinora/contract/catalogue';
import { DrawingSchema, withNextPages } from '@kinora/renderer';
import type { Drawing, FilmTimeline, Narration, SceneTimeline } from '@kinora/renderer';
import { createLogger } from '../apps/server/src/platform/logging.ts';
import { createBuiltinSpeech } from '@kinora/voice';
import { createWhiteboardModel } from '@kinora/painter/board';
import type { ImageModel, ProviderCall, SpeechModel } from '@kinora/models';
import { articleOf } from './article.ts';

export interface SampleFilm {
  readonly scenes: number;
  /** Sentences of the article each scene speaks; a sentence takes five to six seconds. */
  readonly sentencesPerScene: number;
  /** An existing folder for the narrations. */
  readonly folder: string;
}

/** A 1080p film of the shared English article in the built-in voice, the article being told again when it is used up. */
export async function sampleFilm(sample: SampleFilm): Promise<FilmTimeline> {
  const texts = await sceneTexts(sample);
  const speech = createBuiltinSpeech();
  const painter = createWhiteboardModel();
  const call = callIn(sample.folder);
  const scenes: SceneTimeline[] = [];
  for (const [index, narration] of texts.entries()) {
    scenes.push({
      id: `scene-${index}`,
      drawing: await drawBoard(painter, { narration, index, count: texts.length }, call),
      narration: await speak(speech, narration, call),
      minimumSeconds: 0,
      exit: index === texts.length - 1 ? 'hold' : 'push',
    });
  }
  await speech.close();
  return {
    version: 1,
    width: 1920,
    height: 1080,
    framesPerSecond: 24,
    subtitles: 'bar',
    language: languageDetails.English.code,
    showHand: true,
    music: { seed: 4, mood: 'curious' },
    scenes: withNextPages(scenes),
  };
}

/** The film with one more word in one of its scenes, spoken anew. */
export async function respeak(
  timeline: FilmTimeline,
  { scene: changed, folder }: { readonly scene: number; readonly folder: string },
): Promise<FilmTimeline> {
  const speech = createBuiltinSpeech();
  const scenes = await Promise.all(
    timeline.scenes.map(async (scene, index) => {
      if (index !== changed) {
        return scene;
      }
      const text = `Really, ${scene.narration?.text ?? ''}`;
      return { ...scene, narration: await speak(speech, text, callIn(folder)) };
    }),
  );
  await speech.close();
  return { ...timeline, scenes };
}

function callIn(workFolder: string): ProviderCall {
  return {
    signal: new AbortController().signal,
    workFolder,
    log: createLogger({ level: 'silent', process: 'bench' }),
  };
}

/** Speaks a text in the first built-in voice. */
async function speak(
  speech: SpeechModel<ProviderCall>,
  text: string,
  call: ProviderCall,
): Promise<Narration> {
  const voiceId = (await speech.voices())[0]?.voice_id ?? '';
  const spoken = await speech.synthesize({ text, voiceId, language: 'English' }, call);
  return { file: spoken.file, durationSeconds: spoken.durationSeconds, text, words: [...spoken.words] };
}

async function drawBoard(
  painter: ImageModel,
  scene: { narration: string; index: number; count: number },
  call: ProviderCall,
): Promise<Drawing> {
  const title = scene.narration.split(/\s+/u).slice(0, 4).join(' ').replace(/\W+$/u, '');
  const picture = await painter.start(
    {
      prompt: scene.narration,
      aspectRatio: '16:9',
      language: 'English',
      videoStyle: 'auto',
      seed: scene.index + 1,
      scene: { ...scene, title, keyFacts: [] },
      inputs: [],
      longSide: 320,
    },
    call,
  );
  if (picture.state !== 'finished') {
    throw new Error('The built-in painter finishes at once.');
  }
  return DrawingSchema.parse(picture.result.plan);
}

/** What each scene speaks: sentences of the article in turn. */
export async function sceneTexts({
  scenes,
  sentencesPerScene,
}: Omit<SampleFilm, 'folder'>): Promise<string[]> {
  const [, ...paragraphs] = (await articleOf('en')).split(/\n\s*\n/u);
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences = paragraphs.flatMap((paragraph) =>
    [...segmenter.segment(paragraph.replace(/\s+/gu, ' '))].map(({ segment }) => segment.trim()),
  );
  return Array.from({ length: scenes }, (_, scene) =>
    Array.from(
      { length: sentencesPerScene },
      (_unused, index) => sentences[(scene * sentencesPerScene + index) % sentences.length] ?? '',
    ).join(' '),
  );
}
