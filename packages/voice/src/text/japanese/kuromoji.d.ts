/** The parts of the package that are used; it comes without declarations. */
declare module 'kuromoji' {
  export interface IpadicFeatures {
    readonly surface_form: string;
    /** Part of speech: 名詞, 動詞, 助詞 … */
    readonly pos: string;
    readonly pos_detail_1: string;
    readonly basic_form: string;
    /** Katakana as written; absent for unknown words. */
    readonly reading?: string;
    /** Katakana as spoken: は as a particle is ワ. */
    readonly pronunciation?: string;
  }

  export interface Tokenizer {
    tokenize(text: string): IpadicFeatures[];
  }

  interface Builder {
    build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
  }

  const kuromoji: { builder(options: { dicPath: string }): Builder };
  export { kuromoji as default };
}
