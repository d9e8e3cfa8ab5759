import { Type, type TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { Birthday, FormName, Name, Password } from '../../domain/fields.ts';
import { NewPassword } from '../../domain/new-password.ts';
import { formAge } from '../../modules/people/form-fields.ts';
import { enumParameter } from './list-parameters.ts';
import type { RequestInvalid } from './validation.ts';
import { validatorCompiler } from './validation.ts';

const text = Type.String({ maxLength: 3 });

it.each<[string, TSchema, unknown, string, object | undefined]>([
  ['a missing field', text, undefined, 'REQUIRED', { label: 'Some field' }],
  ['a long text', text, 'abcd', 'TOO_LONG', { label: 'Some field', limit: 3 }],
  ['a text with NUL', text, '\0', 'NOT_TEXT', { label: 'Some field' }],
  ['a number', text, 1, 'INVALID_TYPE', { label: 'Some field', type: 'text' }],
  ['a blank name', Name, ' ', 'NAME_REQUIRED', undefined],
  ['a short name', Name, 'a', 'NAME_TOO_SHORT', undefined],
  ['a long name', Name, 'a'.repeat(201), 'TOO_LONG', { label: 'Name', limit: 200 }],
  ['a blank answer', FormName, '', 'FORM_INCOMPLETE', undefined],
  ['a day to come', Birthday, '2999-01-01', 'BIRTHDAY_INVALID', undefined],
  ['an age', formAge, '151', 'AGE_INVALID', { least: 0, most: 150 }],
  ['a long password', Password, 'a'.repeat(201), 'PASSWORD_TOO_LONG', undefined],
  ['a common password', NewPassword, 'password', 'PASSWORD_TOO_COMMON', undefined],
  [
    'an unknown word',
    enumParameter('Order', ['up', 'down']),
    'left',
    'NOT_ONE_OF',
    { label: 'Order', choices: 'up, down' },
  ],
])('gives %s its reason and values', (_what, schema, value, reason, values) => {
  const body = Type.Object({ someField: schema });
  const validate = validatorCompiler({ schema: body, method: 'POST', url: '/', httpPart: 'body' });
  const { error } = validate({ someField: value }) as { error: RequestInvalid };
  expect(error.sentence).toEqual(error.errors[0]);
  expect([error.errors[0]?.reason, error.errors[0]?.values]).toEqual([reason, values]);
});
