// Loaded by a process of ours before everything else: what it is made of is compiled once on a machine, not at every start.
import { enableCompileCache } from 'node:module';

enableCompileCache();
