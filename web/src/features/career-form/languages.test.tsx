import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { activate, loadMessages } from '../../lib/i18n/catalogs.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { optionText } from '../../lib/i18n/options.ts';
import { fill } from '../../testing/fill.ts';
import type { FieldName } from './answers.ts';
import { labelOf } from './labels.ts';
import { ACCEPTED, ANSWERED, open } from './studentForm.testing.tsx';

afterEach(() => {
  activate('en');
});

const BIRTHDAY = `${new Date().getFullYear() - 16}-01-01`;

async function speak(language: Language) {
  activate(language);
  const parts = [
    'shell',
    'signedIn',
    'profileForm',
    'careerForm',
    'consent',
    'englishOnly',
  ] as const;
  await Promise.all(parts.map((part) => loadMessages(part)));
}

/** Opens a step for a student under 18. */
function openAt(step: string) {
  const profile = ANSWERED.profile();
  return open({
    at: `/career-form?step=${step}`,
    submit: ACCEPTED,
    profile: () => ({
      ...profile,
      formDetails: {
        ...profile.formDetails,
        gender: 'Female',
        dateOfBirth: BIRTHDAY,
        twelfthPercentage: null,
        academicStream: null,
        consent: null,
      },
    }),
  });
}

const fieldOf = (name: FieldName) => screen.getByLabelText(labelOf(name));
const heading = () => screen.getByRole('heading', { level: 2 });

async function submit() {
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  const button = buttons.find(({ type }) => type === 'submit');
  if (button) await userEvent.click(button);
}

/** Opens the next step. */
async function next() {
  const before = heading().textContent;
  await submit();
  await waitFor(() => {
    expect(heading().textContent).not.toBe(before);
  });
}

const DEVANAGARI = /[\u0900-\u097f]/;

it.each(['hi', 'mr'] as const)('the consent is in English in a form in %s', async (language) => {
  await speak(language);
  await openAt('family');
  const consent = await screen.findByRole('group', { name: 'A guardian’s consent' });
  expect(consent).toHaveAttribute('lang', 'en');
  const note = screen.getByRole('note');
  expect(note).toHaveAttribute('lang', 'en');
  expect(note).toHaveTextContent(/^This part is in English only/);
  await fill(fieldOf('guardianName'), 'Vaishali\u2029Rao');
  await submit();

  expect(within(consent).getByText('This must be one line.')).toBeVisible();
  expect(within(consent).getByText('Relation is required')).toBeVisible();
  expect(consent.innerHTML).not.toMatch(DEVANAGARI);
  const alert = screen.getByRole('alert');
  const missing = 'Relation, Guardian’s phone or email, and Consent are missing.';
  expect(within(alert).getByText(missing)).toHaveAttribute('lang', 'en');
  expect(alert).toHaveTextContent(DEVANAGARI);
  expect(heading()).toHaveTextContent(DEVANAGARI);
});

/** What is stored on the device, and what is sent, after the same presses. */
async function results() {
  const { submissions, unmount } = await openAt('school');
  await screen.findByRole('heading', { level: 2 });
  await userEvent.click(screen.getByRole('radio', { name: optionText('12th') }));
  await fill(fieldOf('twelfthPercentage'), '८८.५');
  await userEvent.selectOptions(fieldOf('academicStream'), 'Science');
  await next();
  await fill(fieldOf('interests'), 'कबड्डी, chess');
  await next();
  await fill(fieldOf('guardianName'), 'Vaishali Rao');
  await userEvent.selectOptions(fieldOf('guardianRelation'), 'Mother');
  await fill(fieldOf('guardianContact'), '94220 18853');
  await userEvent.click(screen.getByRole('checkbox'));
  const draft = Object.entries(localStorage).filter(([key]) => key.includes('career-form'));
  await next();
  await next();
  const text = document.body.textContent;
  await submit();
  await waitFor(() => {
    expect(submissions()).toHaveLength(1);
  });
  const [sent] = submissions();
  unmount();
  localStorage.clear();
  const stored = JSON.stringify(draft).replaceAll(/\d{13}/g, 'now');
  return { stored, sent: sent?.variables['input'], text };
}

it('stores and sends the same in each language', async () => {
  const english = await results();
  await speak('hi');
  const hindi = await results();
  expect(english.stored).toContain('"class');
  expect(english.sent).toMatchObject({
    class: '12th',
    consent: { relation: 'Mother', language: 'en' },
  });
  expect({ ...hindi, text: '' }).toEqual({ ...english, text: '' });
  // In the review.
  expect(hindi.text).toContain('12वीं');
  expect(hindi.text).toContain('विज्ञान');
});
