import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Form } from './forms/form.ts';

interface Art {
  /** All that is drawn lies inside. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What of somebody who rides hangs before the beast, around the same foot. */
  readonly before?: DrawnArt;
  /** Its height beside that of its kind standing upright: less for who sits. */
  readonly stature?: number;
  readonly life?: FigureLife;
  /** How a close-up shows them; undefined for who has no face to be looked at. */
  readonly close?: CloseArt;
}

/** Somebody as far down as a close-up shows them, around the same foot. */
export interface CloseArt {
  readonly art: FigureArt;
  /** The same while they say something. */
  readonly speaking: FigureArt;
  readonly face: Face;
  /** Where all of them is, for who would be cut off in the wrong place below the face. */
  readonly whole?: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** The point between the eyes, and how high the head is from crown to chin. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** How somebody lives while they are looked at. */
export interface FigureLife {
  /** Drawn in the same box at each of the `livingMoments`. */
  readonly moments: readonly FigureArt[];
  /** Seconds from one end of what they do to the other; undefined for who only stands there. */
  readonly paceSeconds?: number;
}

/** A being or thing in its own colours, unlit, drawn around a foot at zero; y grows downwards. */
export interface DrawnArt extends Art {
  /** Its own forms are shaded already: only the scene's colours and side are laid on. */
  readonly isShaded?: boolean;
  draw(context: SKRSContext2D): void;
}

/** A being or thing of rounded forms, each of which is lit by itself. */
export interface FormedArt extends Art {
  readonly forms: readonly Form[];
}

export type FigureArt = DrawnArt | FormedArt;
