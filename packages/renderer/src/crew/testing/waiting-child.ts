import process from 'node:process';
import { z } from 'zod';

const WishSchema = z.object({ id: z.number(), milliseconds: z.number() });

/** Waits as long as it is told, and says which process it is. */
process.on('message', (message) => {
  const { id, milliseconds } = WishSchema.parse(message);
  setTimeout(() => process.send?.({ id, kind: 'done', pid: process.pid }), milliseconds);
});
