import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ACCEPTED, fillSchool, next, open, send, walkToClub } from './studentForm.testing.tsx';

describe('the steps', () => {
  it('begin at their heading, and say which of how many they are', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'About you' })).not.toHaveFocus();
    await next('School');
    expect(screen.getByRole('heading', { level: 2, name: 'School' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 5', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'About you' }));
    expect(screen.getByRole('heading', { name: 'About you' })).toHaveFocus();
  });

  it('keep their answers, stand in the address, and are sent together', async () => {
    const { router, submissions, onSubmitted, me } = await open();
    await userEvent.type(screen.getByLabelText('Age'), '16');
    await next('School');
    expect(router.state.location.search).toBe('?step=school');
    await fillSchool();
    await userEvent.type(screen.getByLabelText('10th percentage'), '91.4');
    await next('Interests');
    await userEvent.type(screen.getByLabelText('Interests'), 'robotics, , chess ,');
    await next('Family');
    await userEvent.click(screen.getByRole('button', { name: 'Interests' }));
    expect(screen.getByLabelText('Interests')).toHaveValue('robotics, , chess ,');
    await next('Family');
    await userEvent.type(screen.getByLabelText('City'), 'Pune');
    await next('Club');
    await userEvent.click(await screen.findByRole('radio', { name: /Robotics Club/ }));
    await send();

    expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    expect(screen.getByText("We'll get back to you soon with career guidance.")).toBeVisible();
    expect(submissions().map(({ variables }) => variables.input)).toEqual([
      expect.objectContaining({
        fullName: 'Asha Rao',
        email: 'asha@example.org',
        phone: '98200 12345',
        age: 16,
        class: '11th',
        schoolName: 'Kendriya Vidyalaya',
        tenthPercentage: 91.4,
        twelfthPercentage: null,
        interests: ['robotics', 'chess'],
        city: 'Pune',
        clubId: 'c1',
        dateOfBirth: null,
      }),
    ]);
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ first: true });
    });
    expect(me.mock.calls.length).toBeGreaterThan(1);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ formSubmitted: true });
    expect(localStorage.getItem('draft:u1:career-form')).toBeNull();
  });

  it('send once for a double click', async () => {
    let accept = (): void => undefined;
    const held = new Promise<void>((resolve) => (accept = resolve));
    const { submissions } = await open({ submit: () => held.then(ACCEPTED) });
    await walkToClub();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit Student Application' }));
    accept();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()).toHaveLength(1);
  });

  it('are locked while they are being sent, and open again when that failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    await open({
      submit: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    await walkToClub();
    const club = await screen.findByRole('radio', { name: /Robotics Club/ });
    await userEvent.click(club);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(club).toBeDisabled();
    });
    expect(screen.getByRole('button', { name: 'Family' })).toBeDisabled();
    fail(new Error('No.'));
    await screen.findByText('Submission failed');
    await waitFor(() => {
      expect(club).toBeEnabled();
    });
    expect(club).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Family' })).toBeEnabled();
  });

  it('are one entry of the history', async () => {
    const { router } = await open();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/career-form'));
    await screen.findByRole('button', { name: 'Next: School' });
    await walkToClub();
    await act(() => router.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('tell the caller of a refill', async () => {
    const { onSubmitted } = await open({ formSubmitted: true });
    await walkToClub();
    await send();
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ first: false });
    });
  });
});

describe('what is required', () => {
  it.each([
    [/^Full name/, 'Full name is required', 'Full name is missing.'],
    [/^Email/, 'Email is required', 'Email is missing.'],
    [/^Phone/, 'Phone is required', 'Phone is missing.'],
  ])('without %s the step stays', async (label, message, missing) => {
    const { submissions } = await open();
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), '  ');
    await next('School');
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(submissions()).toEqual([]);
  });

  it('without class and school the school step says both', async () => {
    await open({ at: '/career-form?step=school' });
    await next('Interests');
    expect(await screen.findByText('Class and School name are missing.')).toBeVisible();
    expect(screen.getByText('Class is required')).toBeVisible();
    expect(screen.getByText('School name is required')).toBeVisible();
  });

  it('a submit with a gap sends nothing and goes to the first step with one', async () => {
    const { submissions, router } = await open({ at: '/career-form?step=club' });
    await send();
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(router.state.location.search).toBe('?step=school');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: '9th' })).toHaveFocus();
    });
    expect(submissions()).toEqual([]);
  });
});

describe('numbers', () => {
  const percentages = ['10th percentage', '12th percentage'];
  const wrong = ['-1', '100.1', 'ninety', '1e1'];
  it.each(percentages.flatMap((label) => wrong.map((value) => [label, value] as const)))(
    'refuse %s of %s',
    async (label, value) => {
      await open({ at: '/career-form?step=school' });
      await fillSchool();
      await userEvent.type(screen.getByLabelText(label), value);
      await next('Interests');
      expect(await screen.findByText('Enter a number from 0 to 100')).toBeVisible();
      expect(screen.getByText('Please check your answers')).toBeVisible();
    },
  );

  it.each(['0', '100', '91.4', ''])('take a percentage of "%s"', async (value) => {
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
      : await screen.findByText('Enter the day you were born');
    expect(outcome).toBeVisible();
  });
});
