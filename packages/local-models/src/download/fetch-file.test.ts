import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256, startHub } from '../testing/hub-server.ts';
import type { HubFile, HubServer } from '../testing/hub-server.ts';
import { askHub } from './ask-hub.ts';
import { fetchFile } from './fetch-file.ts';

const size = 300_000;
const bytes = Buffer.from(Array.from({ length: size }, (_none, index) => (index * 31) % 251));
const other = Buffer.from(bytes).reverse();

let hub: HubServer;
let folder: string;

beforeEach(async () => {
  hub = await startHub();
  folder = await mkdtemp(join(tmpdir(), 'kinora-fetch-'));
});
afterEach(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

interface Fetching {
  readonly digest?: string | null;
  readonly stallMs?: number;
  readonly signal?: AbortSignal;
  readonly mirror?: string | null;
  readonly onBytes?: (here: number) => void;
}

function fetchWeights(file: HubFile | null, fetching: Fetching = {}): Promise<void> {
  if (file !== null) {
    hub.files.set('weights', file);
  }
  const {
    digest = sha256(bytes),
    stallMs = 20_000,
    onBytes = () => undefined,
    signal,
    mirror = hub.url,
  } = fetching;
  return fetchFile(
    { address: `${hub.url}/weights`, path: join(folder, 'weights'), bytes: size, sha256: digest },
    { ask: askHub(mirror), stallMs, onBytes, signal },
  );
}

const whole = async (): Promise<boolean> => bytes.equals(await readFile(join(folder, 'weights')));
const left = (): Promise<string[]> => readdir(folder);

describe('a download', () => {
  it('WORD-07 goes on where it was broken off, and asks for nothing twice', async () => {
    await fetchWeights({ bytes, breakOffs: [100_000, 50_000] });
    expect(await whole()).toBe(true);
    expect(hub.questions[0]).toBe('weights');
    const begun = hub.questions.slice(1).map((question) => Number(/bytes=(\d+)-$/u.exec(question)?.[1]));
    expect(begun.length).toBe(2);
    expect(begun[0]).toBeGreaterThan(0);
    expect(begun[1]).toBeGreaterThan(begun[0] ?? size);
    expect(await left()).toEqual(['weights']);
  });

  it('WORD-07 is gone on with by a later call', async () => {
    const stop = new AbortController();
    const begun = fetchWeights(
      { bytes, fallSilentAfter: 100_000 },
      {
        signal: stop.signal,
        onBytes: (here) => {
          if (here === 100_000) {
            stop.abort(new Error('stopped'));
          }
        },
      },
    );
    await expect(begun).rejects.toThrow('stopped');
    expect(await left()).toEqual(['weights.part', 'weights.part.json']);
    await fetchWeights({ bytes });
    expect(await whole()).toBe(true);
    expect(hub.questions).toEqual(['weights', 'weights bytes=100000-']);
  });

  it('WORD-07 starts anew where the file has become another one meanwhile', async () => {
    const first = fetchWeights({ bytes: other, fallSilentAfter: 100_000 }, { stallMs: 200, digest: null });
    await expect(first).rejects.toThrow(/Nothing came from .* for 0 s/u);
    await fetchWeights({ bytes }, { digest: null });
    expect(await whole()).toBe(true);
  });

  it('WORD-07 finds out by the digest when parts of two files were put together', async () => {
    const first = fetchWeights({ bytes: other, fallSilentAfter: 100_000, etag: null }, { stallMs: 200 });
    await expect(first).rejects.toMatchObject({ kind: 'broken-off' });
    await expect(fetchWeights({ bytes, etag: null })).rejects.toMatchObject({ kind: 'refused' });
    expect(await left()).toEqual([]);
    await fetchWeights({ bytes, etag: null });
    expect(await whole()).toBe(true);
  });

  it('WORD-07 is refused when its length is not the listed one', async () => {
    await expect(fetchWeights({ bytes, claimedBytes: size + 1 })).rejects.toThrow(
      /offers 300001 bytes.*300000 are listed/u,
    );
    await expect(fetchWeights({ bytes: bytes.subarray(1) })).rejects.toMatchObject({ kind: 'refused' });
    expect(await left()).not.toContain('weights');
  });

  it('WORD-07 is refused when its digest is not the listed one, or not the one that the hub states', async () => {
    await expect(fetchWeights({ bytes: other })).rejects.toThrow(
      'is not what it should be, and was thrown away',
    );
    await expect(
      fetchWeights({ bytes, etag: null, statedDigest: sha256(other) }, { digest: null }),
    ).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await left()).toEqual([]);
    await fetchWeights({ bytes, etag: null, statedDigest: sha256(bytes) }, { digest: null });
    expect(await whole()).toBe(true);
  });

  it('WORD-07 ends with a sentence when nothing comes for too long', async () => {
    const waiting = fetchWeights({ bytes, fallSilentAfter: 10 }, { stallMs: 200 });
    await expect(waiting).rejects.toMatchObject({ kind: 'broken-off' });
  });

  it('WORD-07 asks addresses of this network only where the operator named them', async () => {
    const asked = fetchWeights({ bytes }, { mirror: null });
    await expect(asked).rejects.toMatchObject({ kind: 'refused' });
    expect(hub.questions).toEqual([]);
  });

  it('says what the hub answered when it has no such file', async () => {
    await expect(fetchWeights(null)).rejects.toThrow(/answered 404/u);
  });
});
