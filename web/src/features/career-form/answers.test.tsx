import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { ANSWERED, fillSchool, NEW_STUDENT, next, open } from './studentForm.testing.tsx';

describe('contacts', () => {
  it.each([
    [/^Email/, 'asha.example.org', 'Please enter a valid email'],
    [/^Email/, 'asha@example', 'Please enter a valid email'],
    [/^Phone/, 'later', 'Phone number is required'],
  ])('reject in %s "%s"', async (label, value, message) => {
    await open();
    await userEvent.clear(screen.getByLabelText(label));
    await fill(screen.getByLabelText(label), value);
    await next('School');
    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    });
    expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  });

  it('accept a short phone number with a hint', async () => {
    await open({ profile: () => ({ ...NEW_STUDENT, phone: '020 44', formDetails: null }) });
    await userEvent.click(screen.getByLabelText(/^Phone/));
    await userEvent.tab();
    expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/fewer than 10 digits/);
    expect(screen.getByLabelText(/^Phone/)).not.toBeInvalid();
    await next('School');
    expect(await screen.findByRole('heading', { name: 'School' })).toBeVisible();
  });

  it('are prefilled with the phone of the account', async () => {
    await open({ profile: () => ({ ...NEW_STUDENT, phone: null, formDetails: null }) });
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('98200 12345');
  });
});

describe('the age', () => {
  it('follows the date of birth until it is typed', async () => {
    const years = new Date().getFullYear();
    await open();
    const age = screen.getByLabelText('Age');
    const be = (value: string) => {
      fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value } });
    };
    be(`${years - 16}-01-01`);
    await waitFor(() => {
      expect(age).toHaveValue('16');
    });
    be(`${years - 15}-01-01`);
    await waitFor(() => {
      expect(age).toHaveValue('15');
    });
    await userEvent.clear(age);
    await userEvent.type(age, '17');
    expect(age).toHaveAccessibleDescription('By your date of birth you are 15.');
    be(`${years - 14}-01-01`);
    expect(age).toHaveAccessibleDescription('By your date of birth you are 14.');
    expect(age).toHaveValue('17');
    await next('School');
    expect(await screen.findByRole('heading', { name: 'School' })).toBeVisible();
  });
});

describe('the result of class 12', () => {
  it('is hidden for lower classes and kept if the class changes back', async () => {
    const { submissions } = await open({ at: '/career-form?step=school' });
    const twelfth = () => screen.queryByLabelText('12th percentage');
    await fillSchool();
    expect(twelfth()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '12th' }));
    await userEvent.type(screen.getByLabelText('12th percentage'), '888');
    await userEvent.click(screen.getByRole('radio', { name: '10th' }));
    expect(twelfth()).not.toBeInTheDocument();
    await next('Interests');
    await userEvent.click(await screen.findByRole('button', { name: 'School' }));
    await userEvent.click(screen.getByRole('radio', { name: '12th' }));
    expect(twelfth()).toHaveValue('888');
    expect(submissions()).toEqual([]);
  });

  it('is shown before a class is chosen', async () => {
    await open({ at: '/career-form?step=school' });
    expect(screen.getByLabelText('12th percentage')).toBeVisible();
  });
});

describe('interests', () => {
  it('are shown as removable chips', async () => {
    await open({ at: '/career-form?step=interests', ...ANSWERED });
    const field = await screen.findByLabelText('Interests');
    await userEvent.type(field, 'robotics, , chess');
    const chips = screen.getByRole('list', { name: 'Your interests' });
    expect(within(chips).getAllByRole('listitem')).toHaveLength(2);
    screen.getByRole('button', { name: 'Remove robotics' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('chess');
    expect(field).toHaveFocus();
  });
});

describe('numbers', () => {
  const percentages = ['10th percentage', '12th percentage'];
  const wrong = ['-1', '100.1', 'ninety', '1e1'];
  it.each(percentages.flatMap((label) => wrong.map((value) => [label, value] as const)))(
    'reject %s of %s',
    async (label, value) => {
      await open({ at: '/career-form?step=school' });
      await fillSchool('12th');
      await fill(screen.getByLabelText(label), value);
      await next('Interests');
      expect(await screen.findByText('Enter a number from 0 to 100')).toBeVisible();
      expect(screen.getByText('Please check your answers')).toBeVisible();
    },
  );

  it.each(['0', '100', '91.4', ''])('accept a percentage of "%s"', async (value) => {
    await open({ at: '/career-form?step=school' });
    await fillSchool();
    if (value) await userEvent.type(screen.getByLabelText('10th percentage'), value);
    await next('Interests');
    expect(await screen.findByRole('heading', { name: 'Interests' })).toBeVisible();
  });

  it.each([
    ['0', true],
    ['101', true],
    ['-1', false],
    ['15.5', false],
    ['x', false],
  ])('an age of %s: %s', async (value, taken) => {
    await open();
    await userEvent.type(screen.getByLabelText('Age'), value);
    await next('School');
    const outcome = taken
      ? await screen.findByRole('heading', { name: 'School' })
      : await screen.findByText('Enter a whole number, 0 or more');
    expect(outcome).toBeVisible();
  });

  it.each([
    ['2010-03-14', true],
    ['2999-01-01', false],
    ['1800-01-01', false],
  ])('a birthday on %s: %s', async (value, taken) => {
    await open();
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value } });
    await next('School');
    const outcome = taken
      ? await screen.findByRole('heading', { name: 'School' })
      : await screen.findByText('Enter a date from 1900 until today');
    expect(outcome).toBeVisible();
  });
});
