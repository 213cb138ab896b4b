/** Bytes from one place where an answer breaks off to the next: every byte is the slow tests'. */
export const CUT_STEP = process.env['KINORA_SLOW_TESTS'] === '1' ? 1 : 7;
