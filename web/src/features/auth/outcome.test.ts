import { expect, it, vi } from 'vitest';
import { outcomeOf, showAtFields } from './outcome.ts';

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
  [{ email: 'Taken' }, true],
  [{ 'another form’s': 'No' }, false],
  [{}, false],
])('of %o at the fields of a form with an email: %s', async (fields, shown) => {
  const form = { setTouched: vi.fn(() => Promise.resolve()), setErrors: vi.fn() };
  const outcome = { done: false, code: 'VALIDATION', message: null, fields };
  expect(await showAtFields(outcome, form, { email: '' })).toBe(shown);
  expect(form.setErrors.mock.calls).toEqual(shown ? [[fields]] : []);
});
