/** A run of letters as it stands on a page. Lengths are points; y grows downwards from the top of the page. */
export interface PagePiece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Size of the letters. */
  readonly size: number;
}

/** A line of text in the order in which it is read. */
export interface PageLine extends PagePiece {
  /** Lines of one column between two cuts; a paragraph may go on from one block to the next. */
  readonly block: number;
}

export interface PageLines {
  /** From 1. */
  readonly number: number;
  readonly height: number;
  readonly lines: readonly PageLine[];
}
