import { rename, rm } from 'node:fs/promises';
import { Muxer } from 'node-av';
import type { Packet, Stream } from 'node-av';
import { openAac, packetSamples, sharedWindow } from './aac-packets.ts';
import type { AacPackets } from './aac-packets.ts';

/** Where a seam may lie, by packets: before one of these, the last one included. */
interface Seam {
  readonly from: number;
  readonly until: number;
}

interface Splice {
  /** A sound, or a film that it lies under. */
  readonly standing: string;
  /** What takes the place of a part of it, encoded alike. */
  readonly remixed: string;
  /** The packet of the standing sound that the first of the other takes the place of. */
  readonly first: number;
  /** Where both sounds are alike; null: there is nothing of the standing sound to be kept on this side. */
  readonly seams: { readonly in: Seam | null; readonly out: Seam | null };
  readonly output: string;
}

/**
 * Lays packets of one sound into another without decoding any. Packets of AAC LC need nothing but the half window of the one
 * before: at a seam both encodings have the same windows, so that what these halves fold into each other cancels out as it
 * does within one of them. @returns false, and no file, where there is no such place
 */
export async function spliceAac(splice: Splice, signal: AbortSignal): Promise<boolean> {
  const temporary = `${splice.output}.part`;
  const standing = await openAac(splice.standing);
  const remixed = await takePackets(splice.remixed);
  try {
    if (!isAlike(standing.stream, remixed.stream)) {
      return false;
    }
    const isWhole = await writeSpliced(temporary, { splice, standing, remixed: remixed.packets }, signal);
    if (isWhole) {
      await rename(temporary, splice.output);
    }
    return isWhole;
  } finally {
    remixed.packets.forEach((packet) => {
      packet.free();
    });
    await remixed.close();
    await standing.close();
    await rm(temporary, { force: true });
  }
}

async function takePackets(file: string) {
  const sound = await openAac(file);
  const packets: Packet[] = [];
  for await (const packet of sound.packets()) {
    packets.push(packet);
  }
  return { stream: sound.stream, packets, close: () => sound.close() };
}

function isAlike(one: Stream, other: Stream): boolean {
  const describe = ({ timeBase: { num, den }, codecpar }: Stream): string =>
    [num, den, codecpar.codecId, codecpar.sampleRate, codecpar.extradata?.toString('hex')].join(' ');
  return describe(one) === describe(other);
}

interface Material {
  readonly splice: Splice;
  readonly standing: AacPackets;
  readonly remixed: readonly Packet[];
}

async function writeSpliced(output: string, material: Material, signal: AbortSignal): Promise<boolean> {
  const { splice, standing, remixed } = material;
  const muxer = await Muxer.open(output, { format: 'mp4' });
  try {
    const stream = muxer.addStream(standing.stream);
    const shift = BigInt(splice.first * packetSamples);
    for (const packet of remixed) {
      packet.pts += shift;
      packet.dts += shift;
    }
    const place = createPlace(splice.seams);
    let number = 0;
    for await (const packet of standing.packets()) {
      signal.throwIfAborted();
      const other = remixed[number - splice.first];
      place.look(number, packet, other);
      const next = place.isWithin() ? other : packet;
      if (next !== undefined) {
        // A way to another thread and back for each packet takes ten times as long as writing it.
        muxer.writePacketSync(next, stream);
      }
      packet.free();
      number += 1;
    }
    if (place.isWithin() && splice.seams.out === null) {
      for (const packet of remixed.slice(number - splice.first)) {
        muxer.writePacketSync(packet, stream);
      }
      return true;
    }
    return place.isBehind();
  } finally {
    await muxer.close();
  }
}

/** On which side of the seams the packets are that are looked at one after the other. */
function createPlace(seams: Splice['seams']) {
  let side: 'before' | 'within' | 'behind' = seams.in === null ? 'within' : 'before';
  let agreedBefore = false;
  return {
    look(number: number, packet: Packet, other: Packet | undefined) {
      const agrees = other !== undefined && agree(packet, other);
      const seam = { before: seams.in, within: seams.out, behind: null }[side];
      if (agrees && agreedBefore && seam !== null && number >= seam.from && number <= seam.until) {
        side = side === 'before' ? 'within' : 'behind';
      }
      agreedBefore = agrees;
    },
    isWithin: () => side === 'within',
    isBehind: () => side === 'behind',
  };
}

function agree(one: Packet, other: Packet): boolean {
  const window = sharedWindow(one);
  return window !== null && window === sharedWindow(other);
}
