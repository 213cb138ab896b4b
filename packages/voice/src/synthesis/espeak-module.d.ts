/** The parts of the package that are used; it comes without declarations. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    readonly type: 'samplerate' | 'mark' | 'sentence' | 'word' | 'phoneme' | 'end' | 'play';
    /** Milliseconds from the start of the audio. */
    readonly audio_position: number;
    /** A mark's name, a phoneme, or a running number. */
    readonly id?: string | number;
  }

  export interface EspeakWorker {
    /** `en-us`, or with a variant `en-us+f3`. Answers 0 when the voice is there. */
    set_voice(name: string): number;
    /** Words per minute. */
    set_rate(wordsPerMinute: number): void;
    /** 0 to 99, 50 is the voice's own. */
    set_pitch(pitch: number): void;
    /** 0 to 99, 50 is the voice's own. */
    set_range(range: number): void;
    get_samplerate(): number;
    /** Calls back with pieces of 16-bit audio that are reused afterwards; a callback that answers 0 wants more. */
    synthesize(
      ssml: string,
      onPiece: (audio: Int16Array | null, events: readonly EspeakEvent[] | null) => number,
    ): void;
    /** The phonemes of a plain text, with `_` between them and white space between words. */
    synthesize_ipa(text: string): { readonly code: number; readonly ipa: string };
  }

  export interface EspeakModule {
    readonly eSpeakNGWorker: new () => EspeakWorker;
  }

  const load: () => Promise<EspeakModule>;
  export { load as default };
}
