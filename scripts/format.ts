import { runPackage } from './run-command.ts';

const { code } = await runPackage('oxfmt/bin/oxfmt', ['--write', '.'], { output: 'inherit' });
process.exitCode = code;
