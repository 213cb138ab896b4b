// Entry of the thread that speaks. What it is made of is compiled once on a machine.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

if (parentPort !== null) {
  enableCompileCache();
  const { serveSpeech } = await import('./serve-speech.ts');
  serveSpeech(parentPort, { afterFirstJob: flushCompileCache });
}
