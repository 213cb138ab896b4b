import type { MessagePort } from 'node:worker_threads';
import type { Tokenizer } from 'kuromoji';
import { breathsOf } from '../natural/breaths.ts';
import { recordPieces } from '../natural/record-pieces.ts';
import { spellJapanese, spellSentence } from '../natural/spell-sentence.ts';
import { Espeak } from '../synthesis/espeak.ts';
import { narrate } from '../synthesis/narrate.ts';
import { loadTokenizer } from '../text/japanese/load-tokenizer.ts';
import { readJapanese } from '../text/japanese/read-japanese.ts';
import { readText } from '../text/read-text.ts';
import type { Sentence } from '../text/spoken-word.ts';
import type { NarrateJob, SpeechJob, SpeechReply, SpellJob } from './speech-job.ts';

/** Loaded when first needed and kept as long as the thread lives. */
interface Tools {
  readonly espeak: () => Promise<Espeak>;
  readonly tokenizer: () => Promise<Tokenizer>;
}

/** Speaks one job after the other, each answered once. The thread is stopped by being terminated. */
export function serveSpeech(
  port: MessagePort,
  { afterFirstJob }: { readonly afterFirstJob: () => void },
): void {
  const tools: Tools = { espeak: once(() => Espeak.load()), tokenizer: once(loadTokenizer) };
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
    const espeak = await tools.espeak();
    return job.kind === 'narrate'
      ? { kind: 'spoken', outcome: await narrate(espeak, { ...job, sentences }) }
      : spelled(espeak, job, sentences);
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
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
