/** Where something stands or is written. */
export interface Taken {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function isTouching(one: Taken, other: Taken): boolean {
  return (
    one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top
  );
}
