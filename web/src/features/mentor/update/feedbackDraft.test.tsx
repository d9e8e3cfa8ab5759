import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ASHA, button, feedback, fill, open, stageSelect, write } from './testUpdateTab.tsx';

describe('a draft of the feedback', () => {
  it('is kept for each stage on this device and survives a reload', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Half a thou');
    expect(screen.getByText(/^Draft kept on this device, /)).toBeVisible();
    unmount();
    open(ASHA);
    await fill('Final Guidance', '');
    expect(feedback()).toHaveValue('');
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('Half a thou');
    await fill('Final Guidance', '');
    expect(feedback()).toHaveValue('');
  });

  it('takes words along that were written before the stage was chosen', async () => {
    open(ASHA);
    await stageSelect();
    await write('First words');
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('First words');
    expect(screen.getByText(/^Draft kept on this device, /)).toBeVisible();
  });

  it('is gone once it is sent', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Done');
    await userEvent.click(button());
    await screen.findByText('Progress updated successfully');
    unmount();
    open(ASHA);
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('');
  });
});

describe('leaving with unsaved feedback', () => {
  it('asks, and stays or goes', async () => {
    const { router } = open(ASHA);
    await fill('Assessment', 'Not sent');
    await userEvent.click(screen.getByRole('link', { name: /Kabir Joshi/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    expect(router.state.location.search).toBe('?tab=update&person=p1');
    expect(feedback()).toHaveValue('Not sent');

    await userEvent.click(await screen.findByRole('link', { name: /Kabir Joshi/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=update&person=p2');
    });
  });

  it('goes on in the field after Back was taken back', async () => {
    const { router } = open('/mentor?tab=update');
    await userEvent.click(await screen.findByRole('link', { name: /Asha Rao/ }));
    await fill('Assessment', 'Not sent');
    feedback().blur();
    void router.navigate(-1);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }));
    await waitFor(() => {
      expect(feedback()).toHaveFocus();
    });
  });

  it('does not ask for a search in the list, nor without words', async () => {
    const { router } = open(ASHA);
    await fill('Assessment', 'Not sent');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search students' }), 'k');
    await waitFor(() => {
      expect(router.state.location.search).toContain('search=k');
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.clear(feedback());
    await userEvent.click(screen.getByRole('link', { name: /Kabir Joshi/ }));
    expect(router.state.location.search).toContain('person=p2');
  });
});
