import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { RegisterScreen } from '../features/auth/RegisterScreen.tsx';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { activate, loadMessages } from '../lib/i18n/catalogs.ts';
import { fill } from '../testing/fill.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';
import { STORED_TICK, storeUnsent } from '../testing/storedChanges.ts';

beforeEach(async () => {
  activate('hi');
  await Promise.all([loadMessages('shell'), loadMessages('account')]);
});

const error = (code: string, reason: string | null, values: object[] = []) => ({
  ...{ field: ['email'], message: 'No such mail', code, reason, values },
});
const seconds = (value: string) => [{ name: 'seconds', value }];

/** Sends a registration that the server refuses. */
async function register(answer: () => unknown) {
  renderWithSchema(<RegisterScreen />, { resolvers: { Mutation: { register: answer } } });
  const values = { 'पूरा नाम': 'Asha', ईमेल: 'a@b.in', पासवर्ड: 'marigo' };
  for (const [label, value] of Object.entries({ ...values, 'पासवर्ड फिर से लिखें': 'marigo' })) {
    await fill(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'पंजीकरण करें' }));
}

it.each([
  ['a reason', error('CONFLICT', 'EMAIL_TAKEN'), 'इस ईमेल से एक खाता पहले से है'],
  ['values', error('VALIDATION', 'TOO_LONG', [{ name: 'limit', value: '200' }]), /200 अक्षर/],
  ['an unknown reason and a known code', error('VALIDATION', 'TOO_BLUE'), 'यह स्वीकार नहीं हुआ।'],
  ['a reason without its value', error('VALIDATION', 'TOO_LONG'), 'यह स्वीकार नहीं हुआ।'],
  ['a code', error('CONFLICT', null), 'मौजूदा स्थिति में यह नहीं हो सकता।'],
  ['neither', error('toString', 'constructor'), 'No such mail'],
  [
    'a sentence that no person has signed',
    error('VALIDATION', 'CONSENT_DAY_INVALID'),
    'No such mail',
  ],
])('an error of a field with %s', async (_what, userError, words) => {
  await register(() => ({ awaitsConfirmation: false, userErrors: [userError] }));
  await waitFor(() => {
    expect(screen.getByLabelText('ईमेल')).toHaveAccessibleDescription(words);
  });
  const [shown] = screen.getAllByText(words);
  expect(shown?.getAttribute('lang')).toBe(words === 'No such mail' ? 'en' : null);
});

it.each([
  [seconds('45'), 'बहुत ज़्यादा कोशिशें हो गईं। कृपया 45 सेकंड बाद फिर से कोशिश करें।'],
  [seconds('61'), 'बहुत ज़्यादा कोशिशें हो गईं। कृपया 2 मिनट बाद फिर से कोशिश करें।'],
  [[], 'बहुत ज़्यादा कोशिशें हो गईं। कृपया थोड़ा रुककर फिर से कोशिश करें।'],
])('a refused call with %j', async (values, words) => {
  await register(() => {
    const extensions = { code: 'RATE_LIMITED', reason: 'TOO_MANY_ATTEMPTS', values };
    throw new GraphQLError('Too many attempts.', { extensions });
  });
  // At the form and in the toast.
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(screen.queryByText(/Too many/)).not.toBeInTheDocument();
});

const showDashboard = (
  myStudentProfile: () => unknown,
  tickAgreedStep: () => unknown = () => null,
) =>
  renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={vi.fn()} />, {
    ...{ user: {}, at: '/student' },
    resolvers: { Query: { myStudentProfile }, Mutation: { tickAgreedStep } },
  });

it.each([
  ['NOT_FOUND', 'STUDENT_NOT_FOUND', 'इस विद्यार्थी का रिकॉर्ड नहीं मिला', null],
  ['UPSTREAM_TIMEOUT', null, 'सर्वर के जवाब में बहुत देर लगी। कृपया फिर से कोशिश करें।', null],
  ['OUT_OF_ORDER', null, 'Closed for today.', 'en'],
])('a failed query with %s, %s', async (code, reason, words, lang) => {
  showDashboard(() => {
    throw new GraphQLError('Closed for today.', { extensions: { code, reason, values: [] } });
  });
  const found = within(await screen.findByRole('alert')).getByText(words);
  expect(found.getAttribute('lang')).toBe(lang);
});

const step = { id: '1', text: 'Bring it', dueOn: null, doneAt: null, doneBy: null, version: 'v-1' };
const person = () => ({
  ...{ __typename: 'Student', id: 'u1', formSubmitted: true, formDetails: null },
  ...{ mentor: null, nextSession: null, agreedSteps: [step] },
});

it('a change that waited and was refused keeps its reason', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  storeUnsent('u1', STORED_TICK);
  const refused = { ...error('CONFLICT', 'ANSWER_CLOSED'), field: null };
  const first = showDashboard(person, () => ({ person: null, userErrors: [refused] }));
  const words = /आपके मेंटर ने यह चरण सहेजा है/;
  expect(await screen.findByText(words)).toBeVisible();
  // The words are made when it is shown, in the language of that page.
  first.unmount();
  activate('mr');
  showDashboard(person);
  expect(await screen.findByText(/आपल्या मेंटरने हा टप्पा जतन केला आहे/)).toBeVisible();
  expect(first.sent.filter(({ name }) => name === 'TickOwnStep')).toHaveLength(1);
});

it('a refused change that the release before has stored shows its message', async () => {
  const [tick] = JSON.parse(STORED_TICK) as [object];
  const problem = { isConflict: false, isGone: false, message: 'Not today' };
  storeUnsent('u1', JSON.stringify([{ ...tick, problem }]));
  showDashboard(person);
  expect(await screen.findByText(/Not today/)).toBeVisible();
});
