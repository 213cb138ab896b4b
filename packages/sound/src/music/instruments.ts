/** An instrument of the sound font. */
export interface Instrument {
  readonly program: number;
  /** Its bank; 0 when left out. */
  readonly bank?: number;
  readonly isKit?: boolean;
  /** Brings its middle register to one level at velocity 80; measured, see instruments.test.ts. */
  readonly gainDb: number;
  /** -1 left, 1 right: where it sits. */
  readonly pan: number;
  /** How much of it goes into the hall, 0 to 1. */
  readonly hall: number;
}

export const instruments = {
  piano: { program: 0, gainDb: 7.7, pan: -0.1, hall: 0.26 },
  softPiano: { program: 0, bank: 8, gainDb: 3.7, pan: -0.1, hall: 0.37 },
  celesta: { program: 8, gainDb: 5.7, pan: 0.35, hall: 0.46 },
  glockenspiel: { program: 9, gainDb: 5.7, pan: 0.3, hall: 0.38 },
  vibraphone: { program: 11, gainDb: 7.5, pan: 0.3, hall: 0.35 },
  marimba: { program: 12, gainDb: 5.4, pan: 0.4, hall: 0.28 },
  nylonGuitar: { program: 24, gainDb: 4.4, pan: -0.2, hall: 0.25 },
  ukulele: { program: 24, bank: 8, gainDb: 4.1, pan: -0.3, hall: 0.18 },
  doubleBass: { program: 32, gainDb: 2.4, pan: 0.05, hall: 0.11 },
  fingeredBass: { program: 33, gainDb: 0.9, pan: 0, hall: 0.06 },
  cello: { program: 42, gainDb: 3.0, pan: 0.3, hall: 0.4 },
  contrabass: { program: 43, gainDb: 3.9, pan: 0.35, hall: 0.31 },
  tremolo: { program: 44, gainDb: 1.1, pan: -0.15, hall: 0.45 },
  pizzicato: { program: 45, gainDb: 4.4, pan: -0.25, hall: 0.34 },
  harp: { program: 46, gainDb: 6.4, pan: -0.35, hall: 0.42 },
  timpani: { program: 47, gainDb: 7.2, pan: 0.1, hall: 0.46 },
  strings: { program: 48, gainDb: 2.3, pan: 0, hall: 0.43 },
  shortStrings: { program: 48, bank: 1, gainDb: 1.5, pan: 0.1, hall: 0.31 },
  slowStrings: { program: 49, gainDb: -0.5, pan: 0, hall: 0.48 },
  choir: { program: 52, gainDb: 3.2, pan: 0, hall: 0.54 },
  horn: { program: 60, gainDb: 0.7, pan: -0.25, hall: 0.51 },
  oboe: { program: 68, gainDb: -1.4, pan: 0.15, hall: 0.4 },
  bassoon: { program: 70, gainDb: 1.2, pan: 0.25, hall: 0.28 },
  clarinet: { program: 71, gainDb: -0.7, pan: 0.2, hall: 0.34 },
  clarinetPair: { program: 71, gainDb: 1.0, pan: 0.2, hall: 0.34 },
  flute: { program: 73, gainDb: -1.6, pan: 0.15, hall: 0.43 },
  brushKit: { program: 40, isKit: true, gainDb: -4, pan: 0, hall: 0.15 },
  orchestraKit: { program: 48, isKit: true, gainDb: 3, pan: 0, hall: 0.38 },
} as const satisfies Readonly<Record<string, Instrument>>;
export type InstrumentName = keyof typeof instruments;
