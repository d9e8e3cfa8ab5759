import { expect, test } from 'vitest';
import { tokenIn, withToken } from './authorization.ts';

const asText = (headers: object) => JSON.stringify(headers, null, 2);

test.each([
  ['nothing', '', 'new', asText({ Authorization: 'Bearer new' })],
  [
    'another token',
    '{"authorization":"Bearer old"}',
    'new',
    asText({ Authorization: 'Bearer new' }),
  ],
  [
    'other headers',
    '{"X-Request-Id":"1"}',
    'new',
    asText({ Authorization: 'Bearer new', 'X-Request-Id': '1' }),
  ],
  ['something half written', '{"X-', 'new', asText({ Authorization: 'Bearer new' })],
  ['a token that is taken away', '{"Authorization":"Bearer old"}', null, ''],
  ['a list', '[1]', null, ''],
])('a token is added to the other headers: %s', (_what, text, token, expected) => {
  expect(withToken(text, token)).toBe(expected);
});

test.each([
  ['', null],
  ['{"Authorization":"Bearer abc"}', 'abc'],
  ['{"AUTHORIZATION":"bearer  abc"}', 'abc'],
  ['{"Authorization":""}', null],
  ['{"Authorization":1}', null],
  ['{"Authorization', null],
  ['null', null],
])('the token in %s is %s', (text, token) => {
  expect(tokenIn(text)).toBe(token);
});
