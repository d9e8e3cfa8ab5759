import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import {
  asksBeforeUnload,
  emptyMemoryAfterEach,
  fillStorage,
} from '../../../testing/fullStorage.ts';
import { insertStyles } from '../../../testing/styles.ts';
import { draftKeys, dropDraft, keepDraft } from '../../../lib/draftStorage.ts';
import { dashboard, kabir, student } from '../people.testing.ts';
import { ASHA, button, feedback, fill, open, stageSelect, write } from './updateTab.testing.tsx';

const KABIR = '/mentor?tab=update&person=p2';
const status = () => screen.getByRole('combobox', { name: 'Status' });

describe('a draft of the feedback', () => {
  it('is restored with stage and status after a reload', async () => {
    const { unmount } = open(ASHA);
    await fill('Final Guidance', 'Half a thou');
    await userEvent.selectOptions(status(), 'Completed');
    expect(screen.getByText(/^Draft kept on this device, \d\d:\d\d$/)).toBeVisible();
    unmount();
    open(ASHA);
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(feedback()).toHaveValue('Half a thou');
    expect(status()).toHaveDisplayValue('Completed');
    expect(screen.getByText(/^Draft of \d\d:\d\d$/)).toBeVisible();
  });

  it('is never shown for another person', async () => {
    const { unmount } = open(ASHA, { answer: () => dashboard([student('p2', 'Kabir Joshi')]) });
    unmount();
    const people = [student('p1', 'Asha Rao'), student('p2', 'Kabir Joshi')];
    const both = { answer: () => dashboard(people) };
    const asha = open(ASHA, both);
    await fill('Assessment', 'For Asha alone');
    asha.unmount();
    const { unmount: leave } = open(KABIR, both);
    expect(await screen.findByRole('heading', { name: 'Kabir Joshi' })).toBeVisible();
    expect(await stageSelect()).toHaveDisplayValue('Assessment');
    expect(feedback()).toHaveValue('');
    await write('For Kabir');
    leave();
    open(ASHA, both);
    expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    expect(feedback()).toHaveValue('For Asha alone');
  });

  it('is never shown to another mentor on the same device', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Private');
    unmount();
    open(ASHA, { mentorId: 'm2' });
    await stageSelect();
    expect(feedback()).toHaveValue('');
  });

  it('can be discarded', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Half a thou');
    unmount();
    open(ASHA);
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(feedback()).toHaveValue('');
    expect(screen.queryByText(/^Draft of/)).not.toBeInTheDocument();
  });

  it('includes feedback written before a stage was selected', async () => {
    const through = student('p1', 'Asha Rao');
    for (const one of through.progress.stages) one.status = 'COMPLETED';
    const view = { answer: () => dashboard([through]) };
    const { unmount } = open(ASHA, view);
    expect(await stageSelect()).toHaveDisplayValue('Select a stage');
    await write('First words');
    unmount();
    open(ASHA, view);
    await stageSelect();
    expect(feedback()).toHaveValue('First words');
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('First words');
    expect(screen.getByText(/^Draft kept on this device, /)).toBeVisible();
  });

  it('is removed after the save', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Done');
    await userEvent.click(button());
    await screen.findByText('Progress updated successfully');
    unmount();
    open(ASHA);
    await fill('Assessment', '');
    expect(feedback()).toHaveValue('');
  });

  it('survives an expired session', async () => {
    const { session, unmount } = open(ASHA, { updateProgress: failWith('UNAUTHENTICATED') });
    await fill('Assessment', 'Not sent');
    await userEvent.click(button());
    await waitFor(() => {
      expect(session.state().expired).toBe(true);
    });
    unmount();
    open(ASHA);
    await stageSelect();
    expect(feedback()).toHaveValue('Not sent');
  });

  it('is removed at logout', async () => {
    const { session, unmount } = open(ASHA);
    await fill('Assessment', 'Not sent');
    session.signOut();
    unmount();
    open(ASHA);
    await stageSelect();
    expect(feedback()).toHaveValue('');
  });
});

describe('choosing another stage with unsent feedback', () => {
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Change the stage to Final Guidance?' }));

  it('asks, and can stay', async () => {
    open(ASHA);
    await fill('Assessment', 'Half a thou');
    await fill('Final Guidance', '');
    await userEvent.click((await question()).getByRole('button', { name: 'Stay at Assessment' }));
    expect(await stageSelect()).toHaveDisplayValue('Assessment');
    expect(feedback()).toHaveValue('Half a thou');
  });

  it('shows the answers below each other', async () => {
    insertStyles();
    open(ASHA);
    await fill('Assessment', 'Half a thou');
    await fill('Final Guidance', '');
    const answers = (await question()).getByRole('group', { name: 'What to do with the text' });
    expect(within(answers).getAllByRole('button')).toHaveLength(3);
    expect(answers).toHaveStyle({ display: 'flex', flexDirection: 'column' });
  });

  it('takes the text to the stage, based on its version', async () => {
    const { sent } = open(ASHA);
    await fill('Assessment', 'Half a thou');
    await fill('Final Guidance', '');
    const take = { name: 'Take it to Final Guidance' };
    await userEvent.click((await question()).getByRole('button', take));
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(feedback()).toHaveValue('Half a thou');
    await userEvent.click(button());
    await screen.findByText('Progress updated successfully');
    expect(sent.find(({ name }) => name === 'UpdateProgress')?.variables).toMatchObject({
      input: { stageId: 's3', ifVersion: 'v-s3', feedback: 'Half a thou' },
    });
  });

  it('discards the text', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Half a thou');
    await fill('Final Guidance', '');
    await userEvent.click((await question()).getByRole('button', { name: 'Discard the text' }));
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(feedback()).toHaveValue('');
    unmount();
    open(ASHA);
    expect(await stageSelect()).toHaveDisplayValue('Assessment');
  });

  it('does not ask without feedback, and keeps the status', async () => {
    open(ASHA);
    await stageSelect();
    await userEvent.selectOptions(status(), 'Completed');
    await fill('Final Guidance', '');
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(status()).toHaveDisplayValue('Completed');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks for a link to another stage', async () => {
    const { unmount } = open(ASHA);
    await fill('Assessment', 'Half a thou');
    unmount();
    open(`${ASHA}&stage=s3`);
    expect(await question()).toBeDefined();
    expect(screen.getByDisplayValue('Half a thou')).toBeInTheDocument();
  });
});

describe('drafts of the release before, one per stage', () => {
  const former = (stageId: string, feedbackText: string, keptAt: number) => {
    const value = { feedback: feedbackText, status: 'IN_PROGRESS', version: null, keptAt };
    keepDraft(localStorage, 'm1', `progress:p1:${stageId}`, value);
  };

  it('are replaced by the newest', async () => {
    former('s1', 'Older', Date.now() - 60_000);
    former('s3', 'Newest', Date.now());
    keepDraft(localStorage, 'm1', 'progress:p1:s2', { feedback: 3 });
    open(ASHA);
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
    expect(feedback()).toHaveValue('Newest');
    expect(draftKeys(localStorage, 'm1')).toEqual(['progress:p1']);
  });
});

describe('a storage that is full', () => {
  emptyMemoryAfterEach('m1');

  it('is named instead of the kept draft', async () => {
    fillStorage();
    open(ASHA);
    await fill('Assessment', 'Half a thou');
    expect(screen.getByText('Not stored on this device: keep this page open')).toBeVisible();
    expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
    expect(asksBeforeUnload()).toBe(true);
  });
});

it('is no longer named as kept after a save in another tab', async () => {
  open(ASHA);
  await fill('Assessment', 'Half a thou');
  expect(screen.getByText(/^Draft kept on this device, /)).toBeVisible();
  dropDraft(localStorage, 'm1', 'progress:p1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:m1:progress:p1' }));
  expect(await screen.findByText(/^Not stored on this device/)).toBeVisible();
  expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
  expect(feedback()).toHaveValue('Half a thou');
  await write('t');
  expect(screen.getByText(/^Draft kept on this device, /)).toBeVisible();
});

describe('the open form', () => {
  it.each([
    ['a search', (search: HTMLElement) => userEvent.type(search, 'kab')],
    ['a cleared search', (search: HTMLElement) => userEvent.clear(search)],
  ])('is not affected by %s', async (_, type) => {
    open(`${ASHA}&search=a`, {
      answer: () =>
        dashboard([student('p1', 'Asha Rao')], {
          people: ({ filter }: { filter: { search?: string } }) => ({
            items: filter.search === 'a' ? [student('p1', 'Asha Rao')] : [kabir],
            totalCount: 1,
            pageCount: 1,
          }),
        }),
    });
    await fill('Final Guidance', 'Half a thou');
    const field = feedback();
    await type(screen.getByRole('searchbox', { name: 'Search students' }));
    expect(await screen.findByRole('link', { name: /Kabir Joshi/ })).toBeVisible();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Half a thou');
    expect(await stageSelect()).toHaveDisplayValue('Final Guidance');
  });
});

describe('leaving with unsaved feedback', () => {
  it('asks for confirmation', async () => {
    const { router } = open(ASHA);
    await fill('Assessment', 'Not sent');
    await userEvent.click(screen.getByRole('link', { name: /Kabir Joshi/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    expect(router.state.location.search).toContain('person=p1');
    expect(feedback()).toHaveValue('Not sent');

    await userEvent.click(await screen.findByRole('link', { name: /Kabir Joshi/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?tab=update&person=p2');
    });
  });

  it('returns the focus to the field after cancelling Back', async () => {
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

  it('does not ask after a search, or without feedback', async () => {
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
