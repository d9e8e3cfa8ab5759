import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import { NO_ANSWERS } from './answers.ts';
import { ANSWERED, NEW_STUDENT, next, open, send, walkToReview } from './studentForm.testing.tsx';

describe('the initial answers', () => {
  it('are those of the last submission', async () => {
    await open({
      at: '/career-form?step=school',
      formSubmitted: true,
      profile: () => ({
        ...NEW_STUDENT,
        club: { id: 'c2' },
        formDetails: {
          class: '12th',
          schoolName: 'DAV Pune',
          tenthPercentage: 88,
          twelfthPercentage: null,
          academicStream: 'science',
          interests: ['robotics', 'chess'],
        },
      }),
    });
    expect(screen.getByRole('radio', { name: '12th' })).toBeChecked();
    expect(screen.getByLabelText(/^School name/)).toHaveValue('DAV Pune');
    expect(screen.getByLabelText('10th percentage')).toHaveValue('88');
    expect(screen.getByLabelText('Academic stream')).toHaveDisplayValue('Science');
    await next('Interests');
    expect(await screen.findByLabelText('Interests')).toHaveValue('robotics, chess');
    await next('Family');
    await next('Club');
    expect(await screen.findByRole('radio', { name: /Commerce Club/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('are those of the account if the record can’t be read', async () => {
    await open({ profile: failWith('NOT_FOUND') });
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Rao');
  });

  it('are missing if the last submission can’t be loaded, because the form would overwrite it', async () => {
    await open({ formSubmitted: true, profile: failWith('UPSTREAM_TIMEOUT', 'Took too long.') });
    expect(await screen.findByText('Your answers could not be loaded')).toBeVisible();
    expect(screen.getByText('Took too long.')).toBeVisible();
    expect(screen.queryByLabelText(/^Full name/)).not.toBeInTheDocument();
  });

  it('are the draft after a reload', async () => {
    const { unmount } = await open();
    expect(screen.queryAllByText('Draft kept on this device')).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^Full name/));
    await userEvent.type(screen.getByLabelText(/^Full name/), 'Asha R');
    // In the header, and above the form on narrow screens.
    expect(screen.getAllByText('Draft kept on this device')).toHaveLength(2);
    unmount();
    await open();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha R');
    expect(screen.getAllByText('Draft kept on this device')).toHaveLength(2);
  });

  it('include later changes of the record in the fields that the draft did not change', async () => {
    const { unmount } = await open();
    await fill(screen.getByLabelText(/^Full name/), ' Iyer');
    unmount();
    await open({ profile: () => ({ ...NEW_STUDENT, phone: '91111 22222', formDetails: null }) });
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Rao Iyer');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('91111 22222');
  });

  it('are a draft of an older release, which has all answers', async () => {
    const old = { ...NO_ANSWERS, fullName: 'Asha Iyer', email: 'iyer@example.org', phone: '1' };
    localStorage.setItem('draft:u1:career-form', JSON.stringify(old));
    await open();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('iyer@example.org');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('1');
  });

  it('are no draft once the changes were undone, also after a reload', async () => {
    const { unmount } = await open();
    await fill(screen.getByLabelText(/^Full name/), '!');
    unmount();
    await open();
    expect(screen.getAllByText('Draft kept on this device')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText(/^Full name/), '{Backspace}');
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Rao');
    expect(screen.queryAllByText('Draft kept on this device')).toEqual([]);
    expect(localStorage.getItem('draft:u1:career-form')).toBeNull();
  });
});

describe('the club of the join button', () => {
  const at = (club: string) => `/career-form?club=${club}&step=club`;

  it('is preselected with a note, and can be changed', async () => {
    const { router, submissions } = await open({ at: at('robotics'), ...ANSWERED });
    expect(await screen.findByRole('radio', { name: /Robotics Club/ })).toBeChecked();
    expect(screen.getByText(/is chosen because of the join button/)).toHaveTextContent(
      /^Robotics Club is chosen/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Family' }));
    expect(router.state.location.search).toBe('?club=robotics&step=family');
    await next('Club');
    await userEvent.click(await screen.findByRole('radio', { name: /Decide later/ }));
    expect(screen.queryByText(/is chosen because/)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?step=club');
    expect(screen.getByRole('radio', { name: /Decide later/ })).toBeChecked();
    expect(submissions()).toEqual([]);
  });

  it('is sent with the form and does not count as unsaved', async () => {
    const { router, submissions } = await open({ at: '/career-form?club=commerce' });
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await act(() => router.navigate('/career-form?club=commerce'));
    await screen.findByRole('button', { name: 'Next: School' });
    await walkToReview();
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({ clubId: 'c2' });
  });

  it.each([
    ['no club matches', at('chess'), ANSWERED],
    ['several match', at('club'), ANSWERED],
    [
      'one was chosen before',
      at('robotics'),
      {
        formSubmitted: true,
        profile: () => ({ ...ANSWERED.profile(), club: { id: 'c2' } }),
      },
    ],
  ])('changes nothing if %s', async (_, address, setting) => {
    await open({ at: address, ...setting });
    const name = 'formSubmitted' in setting ? /Commerce Club/ : /Decide later/;
    await screen.findByRole('radio', { name: /Robotics Club/ });
    expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.queryByText(/is chosen because/)).not.toBeInTheDocument();
  });
});

it('the club of the join button is kept in a draft', async () => {
  const { unmount } = await open({ at: '/career-form?club=robotics' });
  await fill(screen.getByLabelText(/^Full name/), ' Iyer');
  unmount();
  await open({ at: '/career-form?step=club', ...ANSWERED });
  expect(await screen.findByRole('radio', { name: /Robotics Club/ })).toBeChecked();
});

describe('failures', () => {
  it('of the club list do not block the form and can be retried', async () => {
    let fails = true;
    const { submissions } = await open({
      at: '/career-form?step=club',
      ...ANSWERED,
      clubs: () => (fails ? failWith('UPSTREAM_UNAVAILABLE')() : [{ id: 'c1', name: 'Chess' }]),
    });
    expect(await screen.findByText('Failed to load clubs.')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await next('Review');
    await screen.findByRole('heading', { name: 'Review' });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Club' }));
    fails = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('radio', { name: /Chess/ })).toBeVisible();
    expect(screen.queryByText('Failed to load clubs.')).not.toBeInTheDocument();
    await next('Review');
    await screen.findByRole('heading', { name: 'Review' });
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({ clubId: null });
  });

  it('of the submission keep the answers and the draft', async () => {
    const { onSubmitted } = await open({ submit: failWith('INTERNAL') });
    await walkToReview();
    await send();
    expect(await screen.findByText('Submission failed')).toBeInTheDocument();
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(localStorage.getItem('draft:u1:career-form')).toContain('Kendriya Vidyalaya');
  });

  it.each([
    { failure: 'too many requests', submit: failWith('RATE_LIMITED', 'Wait a minute.') },
    ...[
      { field: ['email'], message: '' },
      { field: ['guardian'], message: 'Not possible any more' },
      { field: ['clubId'], message: 'Full' },
    ].map((error) => ({
      failure: `an error of ${error.field.join()}`,
      submit: () => ({ student: null, userErrors: [{ code: 'VALIDATION', ...error }] }),
    })),
  ])('of the submission show the same message: $failure', async ({ submit }) => {
    await open({ at: '/career-form?step=review', ...ANSWERED, submit });
    await send();
    expect(await screen.findByText('Submission failed')).toBeInTheDocument();
    expect(screen.getByText('Please try again later.')).toBeInTheDocument();
  });

  it('of the session are shown on the login page', async () => {
    const { session } = await open({ submit: failWith('UNAUTHENTICATED') });
    await walkToReview();
    await send();
    await waitFor(() => {
      expect(session.state().expired).toBe(true);
    });
    expect(screen.queryByText('Submission failed')).not.toBeInTheDocument();
  });

  it('of a field are shown there', async () => {
    await open({
      submit: () => ({
        student: null,
        userErrors: [{ field: ['email'], code: 'CONFLICT', message: 'Email is already in use' }],
      }),
    });
    await walkToReview();
    await send();
    expect(await screen.findByText('Submission failed')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'Email is already in use',
      );
    });
    // At the field only: the toast has a fixed text.
    expect(screen.getByText('Please try again later.')).toBeInTheDocument();
    expect(screen.getAllByText('Email is already in use')).toHaveLength(1);
  });
});

describe('the clubs', () => {
  it('are listed with description and stages, after "Decide later"', async () => {
    await open({ at: '/career-form?step=club', ...ANSWERED });
    const robotics = await screen.findByRole('radio', { name: /Robotics Club/ });
    expect(robotics).toHaveAccessibleName(
      /Building things that move.*Initial Counseling, Assessment, Document Review \+1 more/,
    );
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/Decide later/);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('can be searched if there are more than eight', async () => {
    await open({
      at: '/career-form?step=club',
      ...ANSWERED,
      clubs: () =>
        ['Art', 'Law', 'Chess', 'Drama', 'Film', 'Games', 'Maths', 'Music', 'Tennis'].map(
          (name) => ({
            id: name,
            name,
            description: name === 'Law' ? 'Courts' : null,
            stages: [],
          }),
        ),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Art' }));
    await fill(screen.getByRole('searchbox', { name: 'Search clubs' }), 'court');
    expect(screen.getByText('Showing 1 of 9 clubs')).toBeVisible();
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['', 'Art', 'Law']);
  });
});

describe('leaving', () => {
  it('with unsent answers asks for confirmation', async () => {
    const { router } = await open();
    await userEvent.type(screen.getByLabelText(/^Full name/), ' Iyer');
    screen.getByLabelText(/^Full name/).blur();
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep filling' }));
    expect(router.state.location.pathname).toBe('/career-form');
    await waitFor(() => {
      expect(screen.getByLabelText(/^Full name/)).toHaveFocus();
    });
    await act(() => router.navigate('/elsewhere'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('without unsent answers does not ask', async () => {
    const { router } = await open();
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
