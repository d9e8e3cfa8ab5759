import { expect, it } from 'vitest';
import { emailRule, knownEmailRule } from './emailRule.ts';

// The same table as in the api.
it.each([
  ['x@y.in', true],
  ["o'brien+waymark@mail.y-z.co.in", true],
  ['अनन्या@उदाहरण.भारत', true],
  [' x@y.in ', true],
  ['<x@y.in>', false],
  ['"x"@y.in', false],
  ['x@y.in,', false],
  ['x@y.in;z@y.in', false],
  ['mailto:x@y.in', false],
  ['x@y.in (x)', false],
  ['x(x)@y.in', false],
  ['x@[127.0.0.1]', false],
  ['x\\@y.in', false],
  ['x@y..in', false],
  ['x@.y.in', false],
  ['x@y.in.', false],
  ['x@z@y.in', false],
  ['x y@y.in', false],
  ['x\u0000@y.in', false],
  ['x\u200b@y.in', false],
  ['x@y\u00ad.in', false],
  ['\u200bx@y.in\ufeff', true],
  ['x@bücher。test', true],
])('an email %j: %j', (value, isValid) => {
  expect(emailRule.isValidSync(value)).toBe(isValid);
});

it.each(['<x@y.in>', '"x"@y.in', 'x@y.in,', '\u200b x@y.in', 'x@y。in\u2060'])(
  'accepts %j at a login',
  (value) => {
    expect(knownEmailRule.isValidSync(value)).toBe(true);
  },
);
