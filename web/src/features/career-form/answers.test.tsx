import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { ANSWERED, fillSchool, NEW_STUDENT, next, open } from './studentForm.testing.tsx';

describe('contacts', () => {
  it('are checked before the next step', async () => {
    await open();
    await userEvent.clear(screen.getByLabelText(/^Email/));
    await fill(screen.getByLabelText(/^Email/), 'asha@example');
    await next('School');
    await waitFor(() => {
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'Please enter a valid email',
      );
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

it.each(['10th percentage', '12th percentage'])('a wrong %s is reported', async (label) => {
  await open({ at: '/career-form?step=school' });
  await fillSchool('12th');
  await fill(screen.getByLabelText(label), 'ninety');
  await next('Interests');
  expect(await screen.findByText('Enter a number from 0 to 100')).toBeVisible();
  expect(screen.getByText('Please check your answers')).toBeVisible();
});
