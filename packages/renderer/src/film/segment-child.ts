// The process that makes one thing after the other for the one that forked it, and ends with it. What it is made of is
// compiled once on a machine: loading it took as long as rendering two seconds of film.
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
const { serveOrders } = await import('./serve-orders.ts');
serveOrders({ afterFirstOrder: flushCompileCache });
