// The process that paints one thing after the other for the one that forked it, and ends with it. What it is made of is
// compiled once on a machine.
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
const { servePaintings } = await import('./serve-paintings.ts');
servePaintings({ afterFirst: flushCompileCache });
