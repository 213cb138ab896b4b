// Does what it is told, badly too.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';

function carryOut(order: string): string {
  const [verb, path = ''] = order.split(' ');
  try {
    switch (verb) {
      case 'read':
        return readFileSync(path, 'utf8');
      case 'write':
        writeFileSync(path, 'written');
        return 'written';
      case 'priority':
        return String(getPriority());
      case 'spawn':
        return String(spawnSync(process.execPath, ['--version']).status);
      default:
        return order;
    }
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

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
    case 'babble and linger':
      setInterval(() => order, 60_000);
      process.send?.({ word: 'salad' });
      break;
    case 'fill': {
      const held: Buffer[] = [];
      while (held.length < 1_000) {
        held.push(Buffer.alloc(2_000_000, held.length));
      }
      answer({ heard: String(held.length), variables: [] });
      break;
    }
    default:
      answer({ heard: carryOut(String(order)), variables: Object.keys(process.env) });
  }
});
