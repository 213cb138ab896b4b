import { runPackage } from './run-command.ts';

const { code } = await runPackage('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.'], {
  output: 'inherit',
});
process.exitCode = code;
