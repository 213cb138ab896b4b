const worn =
  /\s+(?:with|wearing|in)\s+(?:a|an|the|his|her|its)\s+(?:[\p{L}-]+\s+){0,3}(?:scarf|cap|hat|satchel|neckerchief|kerchief|coat|cloak|collar|apron|backpack|boots|bell\s+on\s+a\s+ribbon)(?!\p{L})/giu;

/**
 * A picture's description without what somebody wears: 'a fox with a red woollen cap' is one fox, not a fox and a cap.
 * It is as long as before, and everything stands where it stood. Pictures are described in English.
 */
export function withoutWornThings(description: string): string {
  return description.replace(worn, (found) => ' '.repeat(found.length));
}
