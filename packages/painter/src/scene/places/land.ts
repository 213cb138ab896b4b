/** Where land lies in the sea: its middle, its waterline and half of its width, in pixels. */
export interface Land {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}
