// Reads the document of one request for the process that forked it, and ends with it: what a hostile file can break,
// fill or hold up is this process alone.
import process from 'node:process';
import { DocumentOrderSchema } from './document-message.ts';
import { readPdf } from './read-pdf.ts';

const memoryCheckIntervalMs = 50;

// Nobody is left to take the result.
process.on('disconnect', () => process.exit(1));

process.once('message', (message) => {
  const order = DocumentOrderSchema.parse(message);
  setInterval(() => {
    if (process.memoryUsage.rss() > order.memoryLimitBytes) {
      process.exit(1);
    }
  }, memoryCheckIntervalMs).unref();
  readPdf(order.file, order.mostPages)
    .then((report) => {
      process.send?.(report, undefined, undefined, () => process.exit(0));
    })
    .catch((error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    });
});
