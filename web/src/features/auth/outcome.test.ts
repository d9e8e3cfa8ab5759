import { expect, it } from 'vitest';
import { outcomeOf, statusOf } from './outcome.ts';

const refusal = (field: string[] | null, message: string) => ({
  field,
  code: 'VALIDATION',
  message,
});

it.each([
  ['no answer', undefined, { done: false, code: null, message: null, fields: {} }],
  ['nothing refused', [], { done: true, code: null, message: null, fields: {} }],
  [
    'a word about the whole',
    [refusal(null, 'Closed')],
    { done: false, code: 'VALIDATION', message: 'Closed', fields: {} },
  ],
  [
    'words about two fields',
    [refusal(['email'], 'Taken'), refusal(['name'], 'Too short')],
    {
      done: false,
      code: 'VALIDATION',
      message: 'Taken',
      fields: { email: 'Taken', name: 'Too short' },
    },
  ],
])('%s', (_what, refusals, outcome) => {
  expect(outcomeOf(refusals)).toEqual(outcome);
});

it.each([
  [{ email: 'Taken' }, { email: { words: 'Taken', value: 'asha@example.org' } }],
  [{ 'another form’s': 'No' }, {}],
  [{}, {}],
])('of %o a form with an email shows at its fields: %o', (fields, refused) => {
  const outcome = { done: false, code: 'VALIDATION', message: null, fields };
  expect(statusOf(outcome, { email: 'asha@example.org' })).toEqual({ ...outcome, refused });
});

it('what is done leaves nothing to show', () => {
  expect(statusOf(outcomeOf([]), {})).toBeUndefined();
});
