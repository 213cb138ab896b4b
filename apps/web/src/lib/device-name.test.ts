import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux', false],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
      false,
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      'Edge on Windows',
      false,
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Version/18.1 Safari/605.1.15', 'Safari on macOS', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      true,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
      'Chrome on Android',
      true,
    ],
  ])('%s', (userAgent, name, isPhone) => {
    expect(deviceName(userAgent)).toEqual({ name, isPhone });
  });

  it.each([null, '', 'curl/8.9', '<script>alert(1)</script>'])('%j says nothing people know', (userAgent) => {
    expect(deviceName(userAgent)).toBeNull();
  });
});
