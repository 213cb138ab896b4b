/** What the parts of a picture are called that are drawn when they are told. */
export function nameOfStep(name: string, step: number): string {
  return `${name}-step-${step}`;
}

/** The picture that an element is, or is a part of. */
export function wholeOfStep(name: string): string {
  return name.replace(/-step-\d+$/u, '');
}
