import { expect, test } from 'vitest';
import { otherTerms, readTerms } from './glossary.mjs';

const terms = readTerms(
  'en,hi,hi stems,mr,mr stems,note\nstep,कदम,कदम चरण,पाऊल,पाऊल पावल,\nlog in,लॉग इन,लॉग इन,लॉग इन,लॉग इन,\n',
);
const faultsOf = (message, translation, language = 'hi', exceptions = []) =>
  otherTerms([[message, translation]], language, terms, exceptions);

test.each([
  ['Two-step login', 'दो चरणों वाला लॉगिन', 'hi'],
  ['{count, plural, one {# step} other {# steps}}', '{count, plural, other {# पावले}}', 'mr'],
  ['“{step}” was removed', '“{step}” हटाया गया', 'hi'],
  ['Stepping on', 'आगे', 'hi'],
  ['Log in again', 'फिर से लॉग इन करें', 'hi'],
])('%s has its term in %s', (message, translation, language) => {
  expect(faultsOf(message, translation, language)).toEqual([]);
});

test.each([
  ['Agreed steps', 'तय किए गए काम'],
  ['Log in again', 'फिर से इन करें'],
])('%s has another term in %s', (message, translation) => {
  expect(faultsOf(message, translation)).toHaveLength(1);
  const exception = { message, term: message.includes('step') ? 'step' : 'log in' };
  expect(faultsOf(message, translation, 'hi', [exception])).toEqual([]);
  expect(faultsOf(message, translation, 'hi', [{ ...exception, message: 'x' }])).toHaveLength(1);
});
