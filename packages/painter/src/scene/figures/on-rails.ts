const onRails = /locomotive|train/u;

/** Whether it stands and drives on rails. */
export function goesOnRails(figure: string): boolean {
  return onRails.test(figure);
}
