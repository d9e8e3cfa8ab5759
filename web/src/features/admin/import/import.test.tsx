import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { translatePage } from '../../../testing/translatePage.ts';
import { choose, csv, openImport, people, press, pressWhenShown } from './import.testing.tsx';

const saved = savedFiles();

const dialogText = (text: string | RegExp) => screen.findByText(text);

describe('Import', () => {
  it('is offered only where the backend has the route', async () => {
    openImport({ features: ['BATCHES'] });
    await screen.findByText('Asha Rao');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from the list of educators, with their template', async () => {
    const { router } = openImport({ at: '/admin?tab=educators' });
    await pressWhenShown('Import');
    await openedDialog('dialog', 'Import educators');
    expect(router.state.location.search).toBe('?tab=educators&dialog=import');
    press('Download template');
    expect(saved[0]?.name).toBe('educators-template.csv');
    expect(await saved[0]?.text).toContain(
      'Name,Email,Phone,Position,Institution,Club,Mentor,Date of birth\r\n' +
        'Asha Rao,asha.rao@example.org,98220 41736,Teacher,Hill View School,,,14/03/1985',
    );
  });

  it('shows why a file can’t be imported, and takes another', async () => {
    openImport();
    await choose(csv(['Asha,1'], 'Name,Phone'));
    expect(await dialogText(/Missing: Email/)).toBeVisible();
    await choose(csv(people(1)));
    expect(await dialogText('1 student will be made')).toBeVisible();
  });

  it('checks before it writes, and imports in batches of 200', async () => {
    const { inputs, sent } = openImport({
      judge: ({ line }) =>
        line === 3 ? 'KNOWN' : line === 4 ? ['email', 'Please enter a valid email'] : 'MADE',
    });
    const lists = () => sent.filter(({ name }) => name === 'Students').length;
    await choose(csv([...people(449), 'Again, P1@X.in'], 'Name,Email,Reason'));
    expect(await dialogText('447 students will be made')).toBeVisible();
    translatePage();
    expect(inputs.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
      [true, 200],
      [true, 200],
      [true, 49],
    ]);
    expect(screen.getByText('1 skipped: the email is known')).toBeVisible();
    const skipped = within(screen.getByRole('list', { name: 'Rows skipped' }));
    expect(skipped.getByRole('listitem')).toHaveTextContent(
      'Line 3 Person 2, p2@x.inThe email is known',
    );
    expect(screen.getByText('2 wrong')).toBeVisible();
    expect(screen.getByText('A column is ignored')).toBeVisible();
    expect(screen.getByText('Reason')).toBeVisible();
    const wrong = within(screen.getByRole('list', { name: 'Rows to mend' }));
    expect(wrong.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 4 Person 3, p3@x.inEmail: Please enter a valid email',
      'Line 451 Again, P1@X.inEmail: Line 2 has the same email',
    ]);

    const before = lists();
    press('Import 447 students');
    expect(await dialogText('Import complete')).toBeVisible();
    expect(screen.getByText('447 students made')).toBeVisible();
    expect(inputs.slice(3).map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
      [false, 200],
      [false, 200],
      [false, 49],
    ]);
    expect(new Set(inputs.map(({ fileHash }) => fileHash)).size).toBe(1);
    expect(inputs[0]).toMatchObject({ audience: 'STUDENT', clubs: [], mentors: [] });
    expect(inputs[0]?.rows[0]).toEqual({ line: 2, name: 'Person 1', email: 'p1@x.in' });
    expect(screen.getByText(/Each of them gets a mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: '1 student without a guardian’s consent' }));
    await waitFor(() => {
      expect(lists()).toBe(before + 1);
    });
  });

  it('keeps a batch below 80 KB', async () => {
    const { inputs } = openImport();
    await choose(csv(people(100, `,${'é'.repeat(1000)}`)));
    expect(await dialogText('100 students will be made')).toBeVisible();
    expect(inputs.length).toBe(3);
    const bytes = inputs.map((input) => new Blob([JSON.stringify(input)]).size);
    expect(Math.max(...bytes)).toBeLessThan(80_000);
  });

  it('shows few of many wrong rows, and filters all', async () => {
    openImport({
      judge: ({ line }) => (line === 1500 ? ['name', 'Too short'] : ['email', 'Not an email']),
    });
    await choose(csv(people(2000)));
    expect(await dialogText('2,000 rows to mend')).toBeVisible();
    // eslint-disable-next-line testing-library/no-node-access -- counts all elements
    expect(document.querySelectorAll('*').length).toBeLessThan(2000);
    fireEvent.change(screen.getByLabelText('Search rows to mend'), {
      target: { value: ' P1200@x ' },
    });
    expect(screen.getAllByText(/^Line \d/)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Search rows to mend'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Column of rows to mend'), {
      target: { value: 'Name' },
    });
    expect(screen.getByText('Name: Too short')).toBeVisible();
    expect(screen.getAllByText(/^Line \d/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Import 0 students' })).toBeDisabled();
  });

  it('maps a name once for the lines in which it is refused', async () => {
    const { inputs } = openImport({
      judge: ({ club, mentor }, { clubs, mentors }) => {
        if (club?.trim() === 'Chess' && !clubs?.some(({ name }) => name === 'Chess')) {
          return ['club', 'Club not found'];
        }
        const isMapped = mentors?.some(({ name }) => name === mentor);
        // Accepted in another row.
        if (mentor === 'Meera' && club && !isMapped) return ['mentor', 'Mentor is of another club'];
        return mentor === 'Nobody' && !isMapped ? ['mentor', 'Mentor not found'] : 'MADE';
      },
    });
    await choose(
      csv([
        'A,a@x.in,,Chess,',
        'B,b@x.in,,Chess ,',
        'C,c@x.in,,,Nobody',
        'D,d@x.in,,,Meera',
        'E,e@x.in,,Art,Meera',
      ]),
    );
    const names = within(await screen.findByRole('list', { name: 'Clubs and mentors to choose' }));
    expect(names.getAllByRole('listitem')).toHaveLength(3);
    expect(names.getByText('Mentor is of another club, line 6')).toBeVisible();
    expect(names.getByText('Club not found, lines 2, 3')).toBeVisible();
    const mentors = names.getByLabelText('Mentor for Nobody');
    expect(
      within(mentors)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose another',
      'No mentor',
      'Meera Kulkarni (Robotics Club)',
      'Thomas Kurian, m2@example.org',
      'Thomas Kurian, m4@example.org',
    ]);
    fireEvent.change(names.getByLabelText('Club for Chess'), { target: { value: 'c2' } });
    fireEvent.change(mentors, { target: { value: 'none' } });
    fireEvent.change(names.getByLabelText('Mentor for Meera'), { target: { value: 'none' } });
    press('Check again');
    expect(await dialogText('5 students will be made')).toBeVisible();
    expect(inputs[1]).toMatchObject({
      dryRun: true,
      rows: [{ line: 2 }, { line: 3 }, { line: 4 }],
      clubs: [{ name: 'Chess', id: 'c2' }],
      mentors: [{ name: 'Nobody', id: null }],
    });
    expect(inputs[2]).toMatchObject({
      rows: [{ line: 6 }],
      mentors: [{ name: 'Meera', id: null }],
    });
    press('Import 5 students');
    await dialogText('Import complete');
    expect(inputs[4]).toMatchObject({ dryRun: false, rows: [{ line: 6 }] });
    expect(inputs[3]).toMatchObject({
      dryRun: false,
      rows: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }],
      clubs: [{ id: 'c2' }],
      mentors: [{ name: 'Nobody', id: null }],
    });
  });

  it('returns to the choice of a file when the check is cancelled', async () => {
    const { inputs } = openImport({
      before: async () => {
        await screen.findByText('Checking the file');
        if (inputs.length === 1) press('Cancel');
      },
    });
    await choose(csv(people(300)));
    await dialogText('Checking the file');
    await openedDialog('dialog', 'Import students');
    expect(inputs).toHaveLength(1);
  });

  it('asks before the choices for names are lost', async () => {
    openImport({
      judge: ({ club }, { clubs }) =>
        club && !clubs?.length ? ['club', 'Club not found'] : 'MADE',
    });
    await choose(csv(['A,a@x.in,,Chess,']));
    fireEvent.change(await screen.findByLabelText('Club for Chess'), { target: { value: 'none' } });
    fireEvent.keyDown(await openedDialog('dialog', 'Import students'), { key: 'Escape' });
    expect(await dialogText('Close without importing?')).toBeVisible();
    press('Keep open');
    expect(await dialogText('Check again')).toBeVisible();
  });

  it('cancels an import between batches, and imports the rest', async () => {
    const { inputs } = openImport({
      before: async ({ dryRun }) => {
        if (dryRun || inputs.length !== 3) return;
        await screen.findByText('0 of 300 rows');
        press('Cancel');
      },
    });
    await choose(csv(people(300)));
    await pressWhenShown('Import 300 students');
    expect(await dialogText('Import stopped')).toBeVisible();
    expect(screen.getByText('200 students made')).toBeVisible();
    expect(screen.getByText('100 not imported')).toBeVisible();
    press('Import the rest');
    expect(await dialogText('300 students made')).toBeVisible();
    expect(inputs).toHaveLength(4);
  });

  it('keeps the reasons of the check for rows that were not sent', async () => {
    const { inputs } = openImport({
      judge: ({ line }) => (line === 290 ? ['email', 'Not an email'] : 'MADE'),
      before: async ({ dryRun }) => {
        if (dryRun || inputs.length !== 3) return;
        await screen.findByText('0 of 300 rows');
        press('Cancel');
      },
    });
    await choose(csv(people(300)));
    await pressWhenShown('Import 299 students');
    expect(await dialogText('100 rows not imported')).toBeVisible();
    expect(screen.getByText('99 not imported')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Column of rows not imported'), {
      target: { value: 'Email' },
    });
    const rest = within(screen.getByRole('list', { name: 'Rows not imported' }));
    expect(rest.getByRole('listitem')).toHaveTextContent('Email: Not an email');
  });

  it('repeats a failed call; rows whose answer was lost count as made', async () => {
    let calls = 0;
    openImport({
      judge: (_row, { dryRun }) => (!dryRun && calls > 1 ? 'MADE_BEFORE' : 'MADE'),
      before: ({ dryRun }) => {
        if (!dryRun && (calls += 1) === 1) failWith('INTERNAL')();
      },
    });
    await choose(csv(people(2)));
    await pressWhenShown('Import 2 students');
    expect(await dialogText('2 students made')).toBeVisible();
    expect(calls).toBe(2);
  });

  it('stops when a call fails again and again, and can go on', async () => {
    let isDown = true;
    openImport({
      before: ({ dryRun }) => {
        if (!dryRun && isDown) failWith('UPSTREAM_ERROR', 'The server is busy')();
      },
    });
    await choose(csv(people(2)));
    await pressWhenShown('Import 2 students');
    expect(await dialogText('The import stopped')).toBeVisible();
    expect(screen.getByText('The server is busy')).toBeVisible();
    isDown = false;
    press('Import the rest');
    expect(await dialogText('2 students made')).toBeVisible();
  });
});
