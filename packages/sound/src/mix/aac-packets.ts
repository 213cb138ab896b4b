import { setImmediate as nextTurn } from 'node:timers/promises';
import { AVDISCARD_ALL, Demuxer } from 'node-av';
import type { Packet, Stream } from 'node-av';

/** Samples that a packet of AAC LC makes heard. Its window reaches as far again into those of the packet before. */
export const packetSamples = 1024;

/** So many are read in one turn; whoever waits for this thread comes to the next. */
const packetsPerTurn = 64;

/** The packets of a file's sound. */
export interface AacPackets {
  readonly stream: Stream;
  /** In their order; whoever takes one frees it. */
  packets(): AsyncGenerator<Packet>;
  close(): Promise<void>;
}

/** @throws Error for a file without AAC of ours */
export async function openAac(file: string): Promise<AacPackets> {
  const demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.audio();
  if (stream === undefined) {
    await demuxer.close();
    throw new Error(`There is no sound in ${file}.`);
  }
  for (const other of demuxer.streams) {
    if (other.index !== stream.index) {
      // Pictures are not even read.
      other.discard = AVDISCARD_ALL;
    }
  }
  return {
    stream,
    async *packets() {
      let count = 0;
      // A way to another thread and back for each packet takes ten times as long as reading it.
      for (const packet of demuxer.packetsSync(stream.index)) {
        count += 1;
        if (count % packetsPerTurn === 0) {
          await nextTurn();
        }
        if (packet !== null) {
          yield packet;
        }
      }
    },
    close: () => demuxer.close(),
  };
}

/** `id_syn_ele` of a channel pair. ISO/IEC 14496-3, table 4.85. */
const CHANNEL_PAIR = 1;

/**
 * The window that both channels of a packet share: its sequence and shape as one number (ISO/IEC 14496-3, 4.4.2.1, tables 4.4
 * and 4.6); null where each has its own. Packets of two encodings of one sound can follow each other where their windows agree.
 */
export function sharedWindow(packet: Packet): number | null {
  const { data } = packet;
  if (data === null || data.length < 2) {
    return null;
  }
  const bits = data.readUInt16BE(0);
  const isCommon = ((bits >> 8) & 1) === 1;
  return bits >> 13 === CHANNEL_PAIR && isCommon ? (bits >> 4) & 7 : null;
}
