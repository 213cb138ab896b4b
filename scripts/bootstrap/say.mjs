import process from 'node:process';

/** Progress goes to stderr, so that a command's own output stays clean. */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** One sentence and its remedy, then the end: nobody should have to read a stack trace to set up. */
export function fail(sentence) {
  say(`kinora: ${sentence}`);
  process.exit(1);
}
