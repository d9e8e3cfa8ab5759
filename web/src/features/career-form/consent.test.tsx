import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noticeVersion } from '../../content/noticeVersion.ts';
import { localDay } from '../../lib/age.ts';
import { fill } from '../../testing/fill.ts';
import { consentNeed } from './consent.ts';
import { ANSWERED, next, open, send } from './studentForm.testing.tsx';

describe('consentNeed', () => {
  it.each([
    ['2008-11-19', '2026-11-18T12:00:00Z', 'Asia/Kolkata', 'required'],
    ['2008-11-18', '2026-11-17T18:29:00Z', 'Asia/Kolkata', 'required'],
    ['2008-11-18', '2026-11-17T18:31:00Z', 'Asia/Kolkata', 'none'], // the birthday
    ['2008-11-18', '2026-11-17T23:59:00Z', 'Europe/London', 'required'],
    ['2008-11-18', '2026-11-18T00:01:00Z', 'Europe/London', 'none'],
    ['2008-11-18', '2026-11-18T07:59:00Z', 'America/Los_Angeles', 'required'],
    ['2008-11-18', '2026-11-18T08:01:00Z', 'America/Los_Angeles', 'none'],
    ['2008-02-29', '2026-02-28T12:00:00Z', 'Europe/London', 'required'],
    ['2008-02-29', '2026-03-01T12:00:00Z', 'Europe/London', 'none'],
    ['', '2026-11-18T12:00:00Z', 'Asia/Kolkata', 'optional'],
    // The clock of the device was reset.
    ['2010-03-14', '2000-01-01T12:00:00Z', 'Asia/Kolkata', 'required'],
    ['1990-03-14', '2000-01-01T12:00:00Z', 'Asia/Kolkata', 'none'],
  ])('born on "%s", at %s in %s: %s', (birthday, moment, zone, need) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    expect(consentNeed(birthday)).toBe(need);
  });
});

const YEAR = new Date().getFullYear();
const CONSENT = {
  guardianName: 'Vaishali Rao',
  relation: 'Mother',
  contact: '94220 18853',
  givenOn: '2026-09-15',
  noticeVersion: '0',
};

/** Opens a step for a student of this age, with or without a stored consent. */
function openAt(
  step: string,
  age: number | null,
  consent: typeof CONSENT | null = null,
  submit?: () => unknown,
) {
  const profile = ANSWERED.profile();
  const dateOfBirth = age === null ? null : `${YEAR - age}-01-01`;
  return open({
    at: `/career-form?step=${step}`,
    ...(submit && { submit }),
    profile: () => ({
      ...profile,
      formDetails: { ...profile.formDetails, dateOfBirth, consent },
    }),
  });
}

const part = () => screen.queryByRole('group', { name: 'A guardian’s consent' });
const tick = () => screen.getByRole('checkbox', { name: /^I have read the privacy notice/ });

describe('a student under 18', () => {
  it('gets a hint about a parent’s number that seems too short', async () => {
    await openAt('family', 16);
    const field = await screen.findByLabelText(/^Parent/);
    await fill(field, 'abc');
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(/fewer than 10 digits/);
  });

  it('gives a phone number or an email of the guardian', async () => {
    await openAt('family', 16);
    const field = await screen.findByLabelText(/^Guardian’s phone or email/);
    await fill(field, 'vaishali@');
    await userEvent.tab();
    expect(await screen.findByText('Enter a phone number or an email address')).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('needs a consent in the Family step, which is sent with its day and version', async () => {
    const { submissions } = await openAt('family', 16);
    expect(await screen.findByText(/^You are 16\. Until you are 18/)).toBeVisible();
    const link = within(part() ?? document.body).getByRole('link', { name: /privacy notice/ });
    expect(link).toHaveAttribute('href', '/privacy');
    expect(link).toHaveAttribute('target', '_blank');

    await next('Club');
    expect(
      await screen.findByText(
        'Guardian’s name, Relation, Guardian’s phone or email, and Consent are missing.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Guardian’s name is required')).toBeVisible();
    expect(tick()).toHaveAccessibleDescription(/^Without this consent the form can’t be sent/);

    await fill(screen.getByLabelText(/^Guardian’s name/), 'Vaishali Rao');
    await userEvent.selectOptions(screen.getByLabelText(/^Relation/), 'Mother');
    await fill(screen.getByLabelText(/^Guardian’s phone or email/), '94220 18853');
    await userEvent.click(tick());
    await next('Club');
    await next('Review');
    const family = await screen.findByRole('region', { name: 'Family' });
    expect(family).toHaveTextContent(`, version ${noticeVersion.number} of the notice`);
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({
      consent: { ...CONSENT, givenOn: localDay(new Date()), noticeVersion: noticeVersion.number },
    });
  });

  it('keeps the stored consent in a repeated submission', async () => {
    const { submissions } = await openAt('family', 16, CONSENT);
    expect(await screen.findByText('Given on Sep 15, 2026 by')).toBeVisible();
    expect(screen.getByText('Vaishali Rao')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await next('Club');
    await next('Review');
    await screen.findByRole('region', { name: 'Family' });
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({ consent: CONSENT });
  });

  it('corrects the contact that the server refuses', async () => {
    const message = 'The guardian’s contact must not be the student’s own';
    await openAt('family', 16, CONSENT, () => ({
      student: null,
      userErrors: [{ field: ['consent', 'contact'], code: 'VALIDATION', message }],
    }));
    await screen.findByText(/^Given on/);
    await next('Club');
    await next('Review');
    await screen.findByRole('region', { name: 'Family' });
    await send();
    expect(await screen.findByLabelText(/^Guardian’s phone or email/)).toBeInvalid();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('can change the consent, which must be confirmed again', async () => {
    await openAt('family', 16, CONSENT);
    await userEvent.click(await screen.findByRole('button', { name: 'Change the consent' }));
    expect(screen.getByLabelText(/^Guardian’s name/)).toHaveValue('Vaishali Rao');
    await next('Club');
    expect(await screen.findByText('Consent is missing.')).toBeVisible();
  });

  it('sees in the review that the consent is missing', async () => {
    const { router } = await openAt('review', 19);
    await userEvent.click(await screen.findByRole('button', { name: 'Change About you' }));
    const target = { value: `${YEAR - 16}-01-01` };
    fireEvent.change(screen.getByLabelText('Date of birth'), { target });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('region', { name: 'Family' })).toHaveTextContent(
      /ConsentNot given/,
    );
  });

  it('can’t open a later step by its URL without the consent', async () => {
    const { router } = await openAt('review', 16);
    expect(await screen.findByRole('heading', { level: 2, name: 'Family' })).toBeVisible();
    expect(router.state.location.search).toBe('?step=family');
  });
});

describe('a student without a date of birth', () => {
  it('can send the form without a consent', async () => {
    const { submissions } = await openAt('family', null);
    expect(await screen.findByText(/^Without your date of birth/)).toBeVisible();
    await next('Club');
    await next('Review');
    expect(await screen.findByRole('region', { name: 'Family' })).toHaveTextContent(
      /ConsentNot given/,
    );
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).not.toHaveProperty('consent');
  });

  it('completes a consent that was begun', async () => {
    const { submissions } = await openAt('family', null);
    await fill(await screen.findByLabelText(/^Guardian’s name/), 'Vaishali Rao');
    await next('Club');
    expect(await screen.findByText('Confirm the consent, or clear this part')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Relation/), 'Mother');
    await fill(screen.getByLabelText(/^Guardian’s phone or email/), '94220 18853');
    await userEvent.click(tick());
    await next('Club');
    await next('Review');
    await screen.findByRole('region', { name: 'Family' });
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({
      consent: { guardianName: 'Vaishali Rao', noticeVersion: noticeVersion.number },
    });
  });
});

it('18 and older: the consent is not shown and not sent', async () => {
  const { submissions } = await openAt('family', 18, CONSENT);
  await screen.findByLabelText('City');
  expect(part()).not.toBeInTheDocument();
  await next('Club');
  await next('Review');
  const family = await screen.findByRole('region', { name: 'Family' });
  expect(family).not.toHaveTextContent(/consent|guardian’s/i);
  await send();
  await screen.findByText('Form submitted successfully!');
  expect(submissions()[0]?.variables.input).not.toHaveProperty('consent');
});
