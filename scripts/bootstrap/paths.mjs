import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const runtimeFolder = join(projectRoot, '.runtime');
export const modulesFolder = join(projectRoot, 'node_modules');
