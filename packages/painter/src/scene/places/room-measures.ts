/** A window: its middle and size in pixels. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The back wall's edges in pixels. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}
