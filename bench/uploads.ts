import { basicEngine } from '@kinora/contract/catalogue';
import { signUpAnother, signUpFirst, untilResting } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { readStatus } from './read-status.ts';

const UPLOAD_BYTES = 100 * 1024 * 1024;
const READS_PER_SECOND = 50;
const ROUND_MS = 10_000;

/** Sends documents that are too large, one after the other, until a time has passed. @returns how many were refused */
async function sendTooMuch({ origin, cookie }: KinoraClient, untilMs: number): Promise<number> {
  const document = new Blob([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(UPLOAD_BYTES, 32)])], {
    type: 'application/pdf',
  });
  let refused = 0;
  while (performance.now() < untilMs) {
    const body = new FormData();
    body.set('data', JSON.stringify({ session_id: 'bench', request_id: `bench-large-${refused}` }));
    body.append('pdf', document, 'large.pdf');
    const path = `${origin}/api/research_and_create_video`;
    // A server that has refused closes the line while the rest is still sent.
    const status = await fetch(path, { method: 'POST', headers: { cookie }, body }).then(
      (response) => response.status,
      () => 'cut',
    );
    if (typeof status === 'number' && status < 400) {
      throw new Error(`A document of 100 MB was taken (${status}).`);
    }
    refused += 1;
  }
  return refused;
}

/** Status reads of one person, alone and while another one's documents of 100 MB are refused. */
export async function measureUploads(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'test' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const neighbour = await signUpAnother(client);
    const projectId = await client.startStory({
      session_id: 'bench',
      request_id: 'bench-uploads',
      user_query: 'A fox who learns to paint',
      video_type: 'story',
      selected_engine: basicEngine,
      voice: 'builtin-en-aria',
    });
    await untilResting(client, projectId);
    const load = { paths: [`/api/project/${projectId}`], readsPerSecond: READS_PER_SECOND };
    const alone = readStatus(client, load);
    await delay(ROUND_MS);
    const quiet = await alone.stop();
    const watched = readStatus(client, load);
    const refused = await sendTooMuch(neighbour, performance.now() + ROUND_MS);
    const beside = await watched.stop();
    return [
      `| ${READS_PER_SECOND} status reads a second, alone and beside ${refused} uploads of 100 MB, each refused | p99 ${quiet.p99} ms, then ${beside.p99} ms; ${quiet.failures + beside.failures} of ${quiet.count + beside.count} failed (promised: p99 of 250 ms) |`,
    ];
  } finally {
    await server.stop();
  }
}
