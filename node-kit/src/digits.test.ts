import { expect, it } from 'vitest';
import { asciiDigits } from './digits.ts';

it.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['０１２９', '0129'],
  ['\u{1d7ce}\u{1d7d7}\u{1d7d8}\u{1d7e1}\u{1d7ff}', '09099'],
  ['\u{1e950}\u{1e959}', '09'],
  ['९२.५%', '92.5%'],
  ['٩٢٫٥', '92.5'],
  ['９２．５', '92.5'],
  ['²½Ⅷ①', '²½Ⅷ①'],
  ['+91 98765 43210', '+91 98765 43210'],
])('%j: %j', (text, expected) => {
  expect(asciiDigits(text)).toBe(expected);
});

it('reads every digit that Unicode has', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const digit = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(digit)) expect(asciiDigits(digit)).toMatch(/^\d$/);
  }
});
