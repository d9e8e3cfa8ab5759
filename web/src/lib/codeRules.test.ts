import { describe, expect, it } from 'vitest';
import { anyCodeRule, appCodeRule, recoveryCodeRule } from './codeRules.ts';

describe('codes of the second factor', () => {
  it.each([
    ['123456', true, false],
    [' 123 456 ', true, false],
    ['12345', false, false],
    ['1234567', false, false],
    ['12345a', false, false],
    ['k7m2x-p9rqd', false, true],
    [' K7M2X P9RQD ', false, true],
    ['k7m2xp9rqd', false, true],
    ['k7m2x-p9rq', false, false],
    ['k7m2x-p9rqdd', false, false],
    ['k7m2x_p9rqd', false, false],
    ['१२३ ४५６', true, false],
    ['k७m२x-p९rqd', false, true],
    ['123\u2060456\u200b', true, false],
    ['ｋ７ｍ２ｘ\u2013ｐ９ｒｑｄ', false, true],
    ['', false, false],
  ])('"%s" as a code of the app: %s, as a recovery code: %s', (code, isApp, isRecovery) => {
    expect(appCodeRule.isValidSync(code)).toBe(isApp);
    expect(recoveryCodeRule.isValidSync(code)).toBe(isRecovery);
    expect(anyCodeRule.isValidSync(code)).toBe(isApp || isRecovery);
  });
});
