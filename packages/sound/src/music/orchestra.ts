import { InterpolationTypes, MIDIControllers, SpessaSynthProcessor } from 'spessasynth_core';
import type { BasicSoundBank } from 'spessasynth_core';
import { fromDecibels } from '../effects/decibel.ts';
import { Biquad, highPass } from '../effects/biquad.ts';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { instruments, type Instrument, type InstrumentName } from './instruments.ts';
import { Reverb } from './reverb.ts';

/** Envelopes are worked out once in so many samples. */
const stepSamples = 128;
/** The channel where kits are, and how many there are. */
const kitChannel = 9;
const channelCount = 16;
/** Samples of bowed strings are not quite centred, and nothing of music lies below. */
const rumble = highPass({ frequencyHz: 28, quality: 0.7071, sampleRateHz });

interface Player {
  readonly channel: number;
  /** What of it goes into the hall, 0 to 1. */
  readonly hall: number;
}

/** The instruments of one score, each in its seat, in one hall. The synth's own effects take longer than all its voices. */
export class Orchestra {
  readonly #synth = new SpessaSynthProcessor(sampleRateHz, {
    eventsEnabled: false,
    effectsEnabled: false,
    maxBufferSize: stepSamples,
  });
  readonly #players = new Map<InstrumentName, Player>();
  readonly #reverb = new Reverb();
  readonly #left = new Biquad(rumble);
  readonly #right = new Biquad(rumble);

  constructor(font: BasicSoundBank, names: readonly InstrumentName[]) {
    this.#synth.soundBankManager.addSoundBank(font, 'kinora');
    this.#synth.setSystemParameter('autoAllocateVoices', true);
    // By straight lines two minutes of the fullest mood take 9.9 s, by curves 12.4 s.
    this.#synth.setSystemParameter('interpolationType', InterpolationTypes.linear);
    const free = Array.from({ length: channelCount }, (_, channel) => channel).filter(
      (one) => one !== kitChannel,
    );
    for (const name of names) {
      const instrument: Instrument = instruments[name];
      const channel = instrument.isKit === true ? kitChannel : free.shift();
      if (channel === undefined) {
        throw new Error('A score has more instruments than there are channels.');
      }
      this.#players.set(name, { channel, hall: instrument.hall });
      this.#synth.controllerChange(channel, MIDIControllers.bankSelect, instrument.bank ?? 0);
      this.#synth.programChange(channel, instrument.program);
      const seat = this.#synth.midiChannels[channel];
      seat?.setSystemParameter('gain', fromDecibels(instrument.gainDb));
      seat?.setSystemParameter('pan', instrument.pan);
    }
  }

  start(name: InstrumentName, { key, velocity }: { readonly key: number; readonly velocity: number }): void {
    this.#synth.noteOn(this.#channelOf(name), key, velocity);
  }

  end(name: InstrumentName, key: number): void {
    this.#synth.noteOff(this.#channelOf(name), key);
  }

  /** @param level 0 to 1, as velocities act: by its square root */
  swell(name: InstrumentName, level: number): void {
    const value = Math.round(127 * Math.sqrt(level));
    this.#synth.controllerChange(this.#channelOf(name), MIDIControllers.expression, value);
  }

  /** The next samples. `turns` are what happens at which sample of them, in order. */
  play(frames: number, turns: readonly Turn[]): StereoBlock {
    const seats = this.#seats(frames);
    const { left: unused } = silentBlock(0);
    let next = 0;
    for (let position = 0; position < frames;) {
      for (let turn = turns[next]; turn !== undefined && turn.sample <= position; turn = turns[next]) {
        turn.happen();
        next += 1;
      }
      const until = Math.min(turns[next]?.sample ?? frames, position + stepSamples, frames);
      this.#synth.processSplit(seats.outputs, unused, unused, position, until - position);
      position = until;
    }
    return this.#inHall(frames, seats.blocks);
  }

  /** A pair of outputs for each channel of the synth; those nobody sits at share one. */
  #seats(frames: number): { outputs: Float32Array[][]; blocks: Map<number, StereoBlock> } {
    const blocks = new Map([...this.#players.values()].map(({ channel }) => [channel, silentBlock(frames)]));
    const empty = silentBlock(frames);
    const outputs = Array.from({ length: channelCount }, (_, channel) => {
      const { left, right } = blocks.get(channel) ?? empty;
      return [left, right];
    });
    return { outputs, blocks };
  }

  #inHall(frames: number, blocks: ReadonlyMap<number, StereoBlock>): StereoBlock {
    const dry = silentBlock(frames);
    const wet = silentBlock(frames);
    for (const { channel, hall } of this.#players.values()) {
      const block = blocks.get(channel);
      if (block !== undefined) {
        add(block.left, { to: dry.left, hall, wet: wet.left });
        add(block.right, { to: dry.right, hall, wet: wet.right });
      }
    }
    this.#reverb.process(wet);
    add(wet.left, { to: dry.left, hall: 0, wet: wet.left });
    add(wet.right, { to: dry.right, hall: 0, wet: wet.right });
    for (let index = 0; index < frames; index += 1) {
      dry.left[index] = this.#left.process(dry.left[index] ?? 0);
      dry.right[index] = this.#right.process(dry.right[index] ?? 0);
    }
    return dry;
  }

  #channelOf(name: InstrumentName): number {
    const player = this.#players.get(name);
    if (player === undefined) {
      throw new Error(`Nobody in the orchestra plays ${name}.`);
    }
    return player.channel;
  }
}

/** Something that happens at a sample of a block. */
export interface Turn {
  readonly sample: number;
  readonly happen: () => void;
}

function add(
  samples: Float32Array,
  { to, hall, wet }: { to: Float32Array; hall: number; wet: Float32Array },
): void {
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    to[index] = (to[index] ?? 0) + sample;
    if (hall > 0) {
      wet[index] = (wet[index] ?? 0) + sample * hall;
    }
  }
}
