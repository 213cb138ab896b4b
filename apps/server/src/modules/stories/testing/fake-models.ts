import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_FILMS_VOICE } from '@kinora/contract/voices';
import { DrawingSchema } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import type { ImageModel, ImageRequest, Providers, SpeechModel, WordTime, TextModel } from '@kinora/models';

/** What a test lets happen inside a model's call: throw, wait, count. */
export interface Faults {
  script: (signal: AbortSignal) => Promise<void>;
  picture: (title: string, signal: AbortSignal) => Promise<void>;
  narration: (text: string, signal: AbortSignal) => Promise<void>;
}

export const noFaults = (): Faults => ({
  script: () => Promise.resolve(),
  picture: () => Promise.resolve(),
  narration: () => Promise.resolve(),
});

const madeBy = { provider: 'test', model: 'test' } as const;
const sampleRate = 48_000;

/** Local models that answer at once and do as the test says: quick where the test is not about the real ones. */
export function createFakeModels(faults: Faults, sceneCount: number): Providers {
  const text: TextModel = {
    async writeScript(request, call) {
      await faults.script(call.signal);
      const scenes = Array.from({ length: sceneCount }, (_, index) => ({
        title: `Part ${index + 1}`,
        narration: `This is part ${index + 1} of ${request.prompt}.`,
        imagePrompt: `picture ${index + 1}`,
        videoPrompt: 'slow',
        keyFacts: ['one'],
        hasCharacter: false,
      }));
      return { title: `About ${request.prompt}`, scenes, sources: [], madeBy };
    },
    enhancePrompt: ({ prompt }) => Promise.resolve(`${prompt}, in soft light`),
    suggestPrompts: ({ query }) => Promise.resolve([`${query} for children`]),
  };
  const pictures = fakePictures(faults);
  return {
    text,
    speech: fakeSpeech(faults),
    voicePreviews: {
      renderPreview: async (_voiceId, { workFolder }) => writeTone(join(workFolder, 'preview.wav'), 0.2),
    },
    pictureModel: (key) => (key === 'flux_whiteboard' || key === 'image_whiteboard' ? pictures : undefined),
    videoModel: () => undefined,
    stagingModel: () => undefined,
    // Free, so that a killed worker's request may be sent again.
  };
}

function fakePictures(faults: Faults): ImageModel {
  return {
    async start(request, call) {
      await faults.picture(request.scene?.title ?? '', call.signal);
      const file = join(call.workFolder, 'picture.png');
      const [width, height] = request.aspectRatio === '16:9' ? [160, 90] : [90, 160];
      const background = { r: request.seed % 256, g: 120, b: 200 };
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toFile(file);
      const plan = JSON.parse(JSON.stringify(drawingOf(request)));
      return {
        state: 'finished',
        result: { file, contentType: 'image/png', width, height, plan, madeBy },
      };
    },
    status: () => Promise.reject(new Error('A picture that is finished at once has no status')),
    cancel: () => Promise.resolve(),
  };
}

function drawingOf(request: ImageRequest): Drawing {
  return DrawingSchema.parse({
    version: 1,
    aspect: request.aspectRatio,
    language: 'en',
    palette: { paper: '#ffffff', ink: '#222222', first: '#ff6600', second: '#0066ff' },
    elements: [
      {
        kind: 'frame',
        shape: 'rectangle',
        box: { x: 200, y: 200, width: 500, height: 500 },
        width: 8,
        pen: 'ink',
        seed: request.seed % 1000,
      },
    ],
  });
}

function fakeSpeech(faults: Faults): SpeechModel {
  const voice = (id: string, tier: 'basic' | 'proXL') => ({
    voice_id: id,
    name: id,
    labels: {},
    preview_url: null,
    verified_languages: [],
    tier,
    engine: 'test',
    kind: 'server' as const,
  });
  return {
    voices: () =>
      Promise.resolve([
        voice('test-voice', 'basic'),
        voice('test-star', 'proXL'),
        voice(DEFAULT_FILMS_VOICE, 'basic'),
      ]),
    async synthesize(request, call) {
      await faults.narration(request.text, call.signal);
      const words = wordsOf(request.text);
      const durationSeconds = words.at(-1)?.endSeconds ?? 0.5;
      const file = await writeTone(join(call.workFolder, 'narration.wav'), durationSeconds);
      return { file, durationSeconds, words, madeBy };
    },
  };
}

const secondsPerWord = 0.1;

function wordsOf(text: string): WordTime[] {
  return [...text.matchAll(/\S+/gu)].map((match, index) => ({
    text: match[0],
    startSeconds: index * secondsPerWord,
    endSeconds: (index + 1) * secondsPerWord,
    startOffset: match.index,
    endOffset: match.index + match[0].length,
  }));
}

async function writeTone(file: string, seconds: number): Promise<string> {
  const samples = Math.round(seconds * sampleRate);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let index = 0; index < samples; index += 1) {
    wav.writeInt16LE(Math.round(6000 * Math.sin(index / 20)), 44 + index * 2);
  }
  await writeFile(file, wav);
  return file;
}
