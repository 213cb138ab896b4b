import type { MessagePort } from 'node:worker_threads';
import type { Tokenizer } from 'kuromoji';
import { breathsOf } from '../natural/breaths.ts';
import { recordPieces } from '../natural/record-pieces.ts';
import { spellJapanese, spellSentence } from '../natural/spell-sentence.ts';
import { picoParts } from '../pico/pico-parts.ts';
import { canSay, picoTeller } from '../pico/pico-teller.ts';
import { Pico } from '../pico/pico.ts';
import { Espeak } from '../synthesis/espeak.ts';
import { espeakTeller } from '../synthesis/espeak-teller.ts';
import { narrate } from '../synthesis/narrate.ts';
import type { Teller } from '../synthesis/teller.ts';
import { loadTokenizer } from '../text/japanese/load-tokenizer.ts';
import { readJapanese } from '../text/japanese/read-japanese.ts';
import { readText } from '../text/read-text.ts';
import type { Sentence } from '../text/spoken-word.ts';
import type { NarrateJob, SpeechJob, SpeechReply, SpellJob } from './speech-job.ts';

/** Loaded when first needed and kept as long as the thread lives. */
interface Tools {
  readonly espeak: () => Promise<Espeak>;
  readonly tokenizer: () => Promise<Tokenizer>;
  readonly picoParts: ReturnType<typeof picoParts>;
}

/** Speaks one job after the other, each answered once. The thread is stopped by being terminated. */
export function serveSpeech(
  port: MessagePort,
  { afterFirstJob }: { readonly afterFirstJob: () => void },
): void {
  const tools: Tools = {
    espeak: once(() => Espeak.load()),
    tokenizer: once(loadTokenizer),
    picoParts: picoParts(),
  };
  let isFirst = true;
  port.on('message', (job: SpeechJob) => {
    void answer(tools, job).then((reply) => {
      port.postMessage(reply);
      if (isFirst) {
        isFirst = false;
        afterFirstJob();
      }
    });
  });
}

async function answer(tools: Tools, job: SpeechJob): Promise<SpeechReply> {
  try {
    if (job.kind === 'record') {
      return { kind: 'spoken', outcome: await recordPieces(job) };
    }
    const sentences = await read(tools, job);
    if (sentences.length === 0) {
      return { kind: 'nothing-to-say' };
    }
    if (job.kind === 'spell') {
      return spelled(await tools.espeak(), job, sentences);
    }
    const teller = await tellerOf(tools, job, sentences);
    const outcome = await narrate(teller, { file: job.file, sentences });
    return { kind: 'spoken', outcome, model: teller.model };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function tellerOf(
  tools: Tools,
  { robotic, smooth }: NarrateJob,
  sentences: readonly Sentence[],
): Promise<Teller> {
  const espeak = await tools.espeak();
  if (smooth === undefined || !canSay(sentences)) {
    return espeakTeller(espeak, robotic);
  }
  const pico = await Pico.open(await tools.picoParts(smooth.accent));
  return picoTeller({ pico, espeak, espeakLanguage: robotic.language }, smooth);
}

function spelled(
  espeak: Espeak,
  { language, pronunciation }: SpellJob,
  sentences: readonly Sentence[],
): SpeechReply {
  const breaths = breathsOf(
    sentences.map((sentence) =>
      language === 'ja' ? spellJapanese(espeak, sentence) : spellSentence(espeak, sentence, pronunciation),
    ),
  );
  return breaths.length === 0 ? { kind: 'nothing-to-say' } : { kind: 'spelled', breaths };
}

async function read(tools: Tools, { text, language }: NarrateJob | SpellJob): Promise<Sentence[]> {
  return language === 'ja' ? readJapanese(text, await tools.tokenizer()) : readText(text, language);
}

function once<Tool>(load: () => Promise<Tool>): () => Promise<Tool> {
  let loading: Promise<Tool> | null = null;
  return () => (loading ??= load());
}
