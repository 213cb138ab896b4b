import { describe, expect, it } from 'vitest';
import { parseCommand, UsageError } from './parse-command.ts';

const vendorsCheck = 'vendors check needs the name of a vendor, and takes --spend with dollars such as 1.00.';

const models = 'Of models there are: models list, models install NAME|./FILE [--yes], models remove NAME.';

describe('the command line', () => {
  it.each([
    [['invite'], { name: 'invite', uses: 1 }],
    [['invite', '--uses', '20'], { name: 'invite', uses: 20 }],
    [['invite', '--uses=3'], { name: 'invite', uses: 3 }],
    [['credits', 'a@b.org', '50'], { name: 'credits', email: 'a@b.org', amountHundredths: 50_00n }],
    [['credits', 'a@b.org', '-2.5'], { name: 'credits', email: 'a@b.org', amountHundredths: -2_50n }],
    [['credits', 'a@b.org', '0.01'], { name: 'credits', email: 'a@b.org', amountHundredths: 1n }],
    [
      ['credits', 'a@b.org', '1000000'],
      { name: 'credits', email: 'a@b.org', amountHundredths: 1_000_000_00n },
    ],
    [['admin', 'a@b.org'], { name: 'admin', email: 'a@b.org' }],
    [['password', 'a@b.org'], { name: 'password', email: 'a@b.org' }],
    [['backup', 'a.tar'], { name: 'backup', file: 'a.tar' }],
    [['restore', 'a.tar'], { name: 'restore', file: 'a.tar' }],
    [['doctor'], { name: 'doctor' }],
    [['config', 'check'], { name: 'config check' }],
    [['vendors', 'check', 'fal'], { name: 'vendors check', provider: 'fal', spendMicro: null }],
    [
      ['vendors', 'check', 'fal', '--spend', '1.25'],
      { name: 'vendors check', provider: 'fal', spendMicro: 1_250_000 },
    ],
    [['models', 'list'], { name: 'models list' }],
    [['models', 'install', 'isnet'], { name: 'models install', what: 'isnet', isAgreed: false }],
    [
      ['models', 'install', '--yes', './a.onnx'],
      { name: 'models install', what: './a.onnx', isAgreed: true },
    ],
    [['models', 'remove', 'isnet'], { name: 'models remove', model: 'isnet' }],
    [[], { name: 'help' }],
    [['--help'], { name: 'help' }],
  ])('understands %j', (words, command) => {
    expect(parseCommand(words)).toEqual(command);
  });

  it.each([
    [['dance'], "There is no command 'dance'."],
    [['models', 'install'], models],
    [['models', 'remove', '--all'], models],
    [['models', 'list', 'isnet'], models],
    [['invite', '--uses', '0'], '--uses needs a whole number from 1 to 10000.'],
    [['invite', '--uses', 'x'], '--uses needs a whole number from 1 to 10000.'],
    [['invite', 'me'], 'invite takes nothing but --uses N.'],
    [['credits', 'a@b.org'], 'credits needs an e-mail address and an amount such as 50 or -2.50.'],
    [['credits', 'a@b.org', '1.005'], 'credits needs an e-mail address and an amount such as 50 or -2.50.'],
    [['credits', 'a@b.org', '1e3'], 'credits needs an e-mail address and an amount such as 50 or -2.50.'],
    [['credits', 'a@b.org', '0.00'], 'The amount must not be zero, and at most 1000000.'],
    [['credits', 'a@b.org', '1000000.01'], 'The amount must not be zero, and at most 1000000.'],
    [['admin'], 'admin needs an e-mail address.'],
    [['password', 'a@b.org', 'secret'], 'password needs an e-mail address.'],
    [['backup'], 'backup needs the name of a file.'],
    [['restore', 'a', 'b'], 'restore needs the name of a file.'],
    [['doctor', 'now'], 'doctor takes nothing.'],
    [['vendors'], vendorsCheck],
    [['vendors', 'check'], vendorsCheck],
    [['vendors', 'check', 'fal', '--spend', '-1'], vendorsCheck],
    [['vendors', 'check', 'fal', '--spend', '1.005'], vendorsCheck],
    [['config'], "Of config there is only 'config check'."],
  ])('explains what is wrong with %j', (words, sentence) => {
    expect(() => parseCommand(words)).toThrow(new UsageError(sentence));
  });
});
