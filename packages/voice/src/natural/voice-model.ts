/** What goes into a model and comes out of it. */
export type Tensor =
  | { readonly type: 'float32'; readonly dims: readonly number[]; readonly data: Float32Array }
  | { readonly type: 'int64'; readonly dims: readonly number[]; readonly data: BigInt64Array };

/** The weights of the natural voices where they are installed, and the process that runs them. */
export interface VoiceModel {
  /**
   * Those of the styles whose voices can speak here; none where the model is not installed. Asked anew on each call: a person
   * installs and removes it while the product runs.
   */
  installed(styles: readonly string[]): Promise<readonly string[]>;
  /** The bytes of a voice's style; null: this voice is not installed. */
  readStyle(style: string): Promise<Uint8Array | null>;
  /** Runs the model once, in a process of its own. */
  run(
    feeds: Readonly<Record<string, Tensor>>,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, Tensor>>>;
}
