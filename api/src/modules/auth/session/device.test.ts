import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const like = 'Mozilla/5.0';
const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a User-Agent', () => {
  it.each([
    [
      `${like} (Linux; Android 14; Pixel 8) ${kit} Chrome/125.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${like} (Windows NT 10.0; Win64) ${kit} Chrome/125.0 Safari/537.36 Edg/125.0`,
      'Edge on Windows',
    ],
    [
      `${like} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${kit} Version/17.5 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `${like} (Macintosh; Intel Mac OS X 10.15; rv:126.0) Gecko/20100101 Firefox/126.0`,
      'Firefox on Mac',
    ],
    [
      `${like} (X11; CrOS x86_64 14541.0.0) ${kit} Chrome/125.0 Safari/537.36`,
      'Chrome on Chromebook',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
