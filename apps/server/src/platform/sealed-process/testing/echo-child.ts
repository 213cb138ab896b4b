// Does what it is told, badly too.
const answer = (message: unknown): void => {
  process.send?.(message, undefined, undefined, () => process.disconnect());
};

process.once('message', (order) => {
  switch (order) {
    case 'die':
      process.stderr.write('It hurts', () => process.exit(7));
      break;
    case 'babble':
      answer({ word: 'salad' });
      break;
    case 'linger':
      setInterval(() => order, 60_000);
      break;
    default:
      answer({ heard: order, variables: Object.keys(process.env) });
  }
});
