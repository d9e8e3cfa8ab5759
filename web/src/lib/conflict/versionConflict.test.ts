import { expect, it } from 'vitest';
import { isVersionConflict } from './versionConflict.ts';

const invalid = { code: 'INVALID', field: null, message: 'No.' };
const changed = { code: 'PRECONDITION_FAILED', field: null, message: 'It has changed.' };

it.each([
  ['no error', [], false],
  ['another error', [invalid], false],
  ['a change by another user', [invalid, changed], true],
])('of %s', (_errors, userErrors, expected) => {
  expect(isVersionConflict(userErrors)).toBe(expected);
});
