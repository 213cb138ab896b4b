/** One thing the doctor looked at. `advice` when it is not as it should be. */
export interface Finding {
  readonly subject: string;
  readonly explanation: string;
  /** What to do; absent when all is well. */
  readonly advice?: string;
}

/** A look that itself failed is a finding, too. */
export async function lookAt(
  subject: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    const explanation = error instanceof Error ? error.message : String(error);
    return [{ subject, explanation, advice: 'This could not be examined; the sentence says why.' }];
  }
}

/** As lines for a terminal: what is wrong stands out. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.flatMap(({ subject, explanation, advice }) => [
    `${advice === undefined ? 'ok   ' : 'WRONG'}  ${subject.padEnd(width)}  ${explanation}`,
    ...(advice === undefined ? [] : [`       ${' '.repeat(width)}  ${advice}`]),
  ]);
  const wrong = findings.filter(({ advice }) => advice !== undefined).length;
  return [
    ...lines,
    '',
    wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} looks found something.`,
  ].join('\n');
}
