import { labels } from '../labels/index.ts';

/** A browser and the machine it runs on, as people call them. */
export interface DeviceName {
  readonly name: string;
  readonly isPhone: boolean;
}

/** Browsers also name those they descend from: the first that fits is the one. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMac OS X\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

function firstOf(names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

/** What a user agent says: `Firefox on Linux`. Null when it says nothing that people know. */
export function deviceName(userAgent: string | null): DeviceName | null {
  const browser = firstOf(BROWSERS, userAgent ?? '');
  const system = firstOf(SYSTEMS, userAgent ?? '');
  const name =
    browser !== undefined && system !== undefined
      ? labels.times.deviceOn(browser, system)
      : (browser ?? system);
  const isPhone = /\bMobile\b|\biPhone\b/u.test(userAgent ?? '');
  return name === undefined ? null : { name, isPhone };
}
