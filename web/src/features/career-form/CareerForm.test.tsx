import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { translatePage } from '../../testing/translatePage.ts';
import {
  ACCEPTED,
  ANSWERED,
  fillSchool,
  next,
  open,
  send,
  walkToReview,
} from './studentForm.testing.tsx';

describe('the steps', () => {
  it('focus their heading and show their number', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'About you' })).not.toHaveFocus();
    translatePage();
    await next('School');
    expect(screen.getByRole('heading', { level: 2, name: 'School' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 5', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'About you' }));
    expect(screen.getByRole('heading', { name: 'About you' })).toHaveFocus();
  });

  it('keep their answers, are in the URL, and are sent together', async () => {
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
    await next('Review');
    await screen.findByRole('heading', { name: 'Review' });
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

  it('are sent once for a double click', async () => {
    let accept = (): void => undefined;
    const pending = new Promise<void>((resolve) => (accept = resolve));
    const { submissions } = await open({ submit: () => pending.then(ACCEPTED) });
    await walkToReview();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit Student Application' }));
    accept();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()).toHaveLength(1);
  });

  it('are disabled during the submission and enabled again after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const { router } = await open({
      submit: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    await walkToReview();
    const change = await screen.findByRole('button', { name: 'Change School' });
    await send();
    await waitFor(() => {
      expect(change).toBeDisabled();
    });
    expect(screen.getByRole('button', { name: 'Club' })).toBeDisabled();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /Robotics Club/ })).toBeDisabled();
    fail(new Error('No.'));
    await screen.findByText('Submission failed');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: /Robotics Club/ })).toBeEnabled();
    });
    expect(screen.getByRole('button', { name: 'Family' })).toBeEnabled();
  });

  it('are history entries: Back opens the previous one without a confirmation', async () => {
    const { router } = await open({ at: ['/elsewhere', '/career-form'] });
    await next('School');
    await fillSchool();
    await next('Interests');
    await act(() => router.navigate(-1));
    expect(screen.getByRole('heading', { level: 2, name: 'School' })).toHaveFocus();
    expect(screen.getByLabelText(/^School name/)).toHaveValue('Kendriya Vidyalaya');
    await userEvent.click(screen.getByRole('link', { name: 'About you' }));
    expect(screen.getByRole('heading', { level: 2, name: 'About you' })).toHaveFocus();
    await act(() => router.navigate(-3));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('are removed from the history after the submission', async () => {
    const { router, onSubmitted } = await open({ at: ['/elsewhere', '/career-form'] });
    await walkToReview();
    await send();
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledOnce();
    });
    // The submitted form stays visible until the caller navigates.
    expect(screen.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it.each([
    ['interests', {}, 'School'],
    ['review', {}, 'School'],
    ['review', ANSWERED, 'Review'],
    ['nonsense', ANSWERED, 'About you'],
  ])(
    'open at the URL of %s only if the previous ones are valid',
    async (step, setting, heading) => {
      const { router } = await open({ at: `/career-form?step=${step}`, ...setting });
      expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
      if (heading === 'School') expect(router.state.location.search).toBe('?step=school');
    },
  );

  it('report a repeated submission to the caller', async () => {
    const { onSubmitted } = await open({ formSubmitted: true });
    await walkToReview();
    await send();
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ first: false });
    });
  });
});

describe('required fields', () => {
  it.each([
    [/^Full name/, 'Full name is required', 'Full name is missing.'],
    [/^Email/, 'Email is required', 'Email is missing.'],
    [/^Phone/, 'Phone number is required', 'Phone number is missing.'],
  ])('block the next step if %s is empty', async (label, message, missing) => {
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

  it('the school step lists a missing class and school', async () => {
    await open({ at: '/career-form?step=school' });
    await next('Interests');
    expect(await screen.findByText('Class and School name are missing.')).toBeVisible();
    expect(screen.getByText('Class is required')).toBeVisible();
    expect(screen.getByText('School name is required')).toBeVisible();
  });

  it('a submit with missing answers opens the first such step and sends nothing', async () => {
    const { submissions, router } = await open({ at: '/career-form?step=review', ...ANSWERED });
    await userEvent.click(await screen.findByRole('button', { name: 'Change School' }));
    await userEvent.clear(screen.getByLabelText(/^School name/));
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Review' });
    await send();
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(router.state.location.search).toBe('?step=school');
    await waitFor(() => {
      expect(screen.getByLabelText(/^School name/)).toHaveFocus();
    });
    expect(submissions()).toEqual([]);
  });
});
