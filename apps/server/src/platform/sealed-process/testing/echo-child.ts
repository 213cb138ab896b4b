// Does what it is told, badly too.
process.once('message', (order) => {
  switch (order) {
    case 'die':
      process.stderr.write('It hurts', () => process.exit(7));
      break;
    case 'babble':
      process.send?.({ word: 'salad' }, () => process.disconnect());
      break;
    case 'linger':
      setInterval(() => order, 60_000);
      break;
    default:
      process.send?.({ heard: order, variables: Object.keys(process.env) }, () => process.disconnect());
  }
});
