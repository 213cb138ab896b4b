import { describe, expect, it } from 'vitest';
import { baseUrlProblem } from './base-url-problem.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'proxy.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'mixed.example': ['93.184.216.34', '192.168.1.4'],
};
const problemOf = (address: string) => baseUrlProblem(address, (host) => Promise.resolve(names[host] ?? []));

describe('baseUrlProblem', () => {
  it.each([
    'https://proxy.example/v1',
    'https://93.184.216.34',
    'http://127.0.0.1:8080',
    'http://localhost:1234/v1',
    'https://[::1]/',
  ])('takes %s', async (address) => {
    expect(await problemOf(address)).toBeNull();
  });

  it.each([
    ['not an address', 'unreadable'],
    ['ftp://proxy.example', 'unreadable'],
    ['https://name:word@proxy.example', 'unreadable'],
    ['https://proxy.example/?key=1', 'unreadable'],
    ['http://proxy.example', 'private'],
    ['https://10.0.0.7', 'private'],
    ['https://167772167', 'private'],
    ['https://[::ffff:10.0.0.1]', 'private'],
    ['https://169.254.169.254/latest', 'private'],
    ['https://inside.example', 'private'],
    ['https://mixed.example', 'private'],
    ['https://nobody.example', 'unknown'],
  ])('refuses %s: %s', async (address, problem) => {
    expect(await problemOf(address)).toBe(problem);
  });
});
