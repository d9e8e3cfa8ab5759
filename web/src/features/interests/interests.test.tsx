import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { interests } from '../../content/interests.ts';
import { activate, loadMessages } from '../../lib/i18n/catalogs.ts';
import { readDraft } from '../../lib/draftStorage.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { InterestsScreen } from './InterestsScreen.tsx';

const AREAS = [
  'REALISTIC',
  'INVESTIGATIVE',
  'ARTISTIC',
  'SOCIAL',
  'ENTERPRISING',
  'CONVENTIONAL',
] as const;

const profileOf = (scores: number[], leading: string[]) => ({
  version: 1,
  completedAt: '2026-11-12T10:00:00Z',
  areas: AREAS.map((area, index) => ({ area, score: scores[index] })),
  leading,
});
type Profile = ReturnType<typeof profileOf>;

const PROFILE = profileOf([9, 4, 3, 8, 2, 1], ['REALISTIC', 'SOCIAL']);

interface Setting {
  profile?: Profile | null;
  features?: string[];
  student?: object;
  refusal?: object[];
  at?: string;
}

function open({
  profile = null,
  features = ['INTERESTS'],
  student,
  refusal,
  at = '/interests',
}: Setting = {}) {
  let isOnline = true;
  let now = profile;
  const answer = () => ({
    __typename: 'Student',
    id: 'u1',
    formSubmitted: true,
    interestConsentDue: false,
    interestProfile: now,
    ...student,
  });
  const view = renderWithSchema(<InterestsScreen onLogout={vi.fn()} />, {
    user: {},
    at,
    isConnected: () => isOnline,
    routes: [
      { path: '/student', element: <p>The dashboard</p> },
      { path: '/career-form', element: <p>The form</p> },
    ],
    resolvers: {
      Query: {
        me: () => ({ __typename: 'User', id: 'u1', role: 'STUDENT', features }),
        myStudentProfile: answer,
      },
      Mutation: {
        saveInterestProfile: () => {
          if (refusal) return { student: null, userErrors: refusal };
          now = PROFILE;
          return { student: answer(), userErrors: [] };
        },
        removeInterestProfile: () => {
          now = null;
          return { student: answer(), userErrors: [] };
        },
      },
    },
  });
  return {
    ...view,
    connect: (value: boolean) => {
      isOnline = value;
    },
    saves: () => view.sent.filter(({ name }) => name === 'SaveInterestProfile'),
    draft: () => readDraft(localStorage, 'u1', 'interests'),
  };
}

const groups = () => screen.findAllByRole('radiogroup');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the shown statements and presses the button. */
async function answerStep(label: string, button = 'Next') {
  for (const group of await groups()) {
    await userEvent.click(within(group).getByRole('radio', { name: label }));
  }
  await press(button);
}

async function answerAll() {
  for (const step of [1, 2, 3, 4, 5]) {
    await screen.findByRole('heading', { name: `Step ${step} of 6` });
    await answerStep('I’d like that');
  }
  await screen.findByRole('heading', { name: 'Step 6 of 6' });
}

describe('the statements', () => {
  it('are sent together, and the result is shown', async () => {
    const { saves, draft } = open();
    expect(await screen.findByText(interests.caution)).toBeVisible();
    await answerAll();
    expect(screen.getByText(interests.readers)).toBeVisible();
    await answerStep('Not sure', 'Send my answers');
    expect(await screen.findByText('Done on Nov 12, 2026')).toBeVisible();
    expect(saves()).toHaveLength(1);
    const { answers, version } = saves()[0]?.variables['input'] as {
      version: number;
      answers: { statement: string; value: number }[];
    };
    expect(version).toBe(1);
    expect(answers).toHaveLength(30);
    expect(answers.filter(({ value }) => value === 1)).toHaveLength(5);
    expect(draft()).toBeNull();
  });

  it('need all five answers of a step; the first missing one gets the focus', async () => {
    open();
    const [first] = await groups();
    await userEvent.click(within(first as HTMLElement).getByRole('radio', { name: 'Not for me' }));
    await press('Next');
    expect(await screen.findAllByText('Please choose one.')).toHaveLength(4);
    const second = screen.getAllByRole('radiogroup')[1] as HTMLElement;
    await waitFor(() => {
      expect(within(second).getByRole('radio', { name: 'Not for me' })).toHaveFocus();
    });
    expect(screen.getByRole('heading', { name: 'Step 1 of 6' })).toBeVisible();
  });

  it('keep their answers when one goes back, and after a reload', async () => {
    const { unmount } = open();
    await answerStep('Not sure');
    await screen.findByRole('heading', { name: 'Step 2 of 6' });
    await press('Back');
    await screen.findByRole('heading', { name: 'Step 1 of 6' });
    expect(screen.getAllByRole('radio', { name: 'Not sure', checked: true })).toHaveLength(5);
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Step 2 of 6' })).toBeVisible();
    expect(screen.getByText('Draft kept on this device')).toBeVisible();
  });

  it('are kept without a connection, and sent again with the same key', async () => {
    const { connect, saves, draft } = open();
    await answerAll();
    connect(false);
    await answerStep('I’d like that', 'Send my answers');
    expect(
      await screen.findByText('Not sent. Your answers are kept on this device.'),
    ).toBeVisible();
    expect(draft()).not.toBeNull();
    connect(true);
    await press('Try Again');
    expect(await screen.findByText('Done on Nov 12, 2026')).toBeVisible();
    const keys = saves().map(
      ({ variables }) => (variables['input'] as object)['idempotencyKey' as never],
    );
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
  });

  it.each([
    ['CONSENT_REQUIRED', null, 'A guardian’s consent is needed first'],
    ['VALIDATION', ['version'], 'These questions have changed'],
  ])('refused with %s say what to do and stay', async (code, field, title) => {
    const { draft } = open({ refusal: [{ code, field, message: 'No.' }] });
    await answerAll();
    await answerStep('Not sure', 'Send my answers');
    expect(await screen.findByText(title)).toBeVisible();
    expect(draft()).not.toBeNull();
  });
});

describe('who may fill them', () => {
  it('asks for the consent before the first statement', async () => {
    open({ student: { interestConsentDue: true } });
    expect(await screen.findByText('A guardian’s consent is needed first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give the consent' })).toHaveAttribute(
      'href',
      '/career-form?step=family#consent',
    );
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it.each([
    ['without a form', { student: { formSubmitted: false } }, 'The form'],
    ['with another backend', { features: [] }, 'The dashboard'],
  ])('a student %s is led elsewhere', async (_who, setting, text) => {
    open(setting);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the result', () => {
  it('has six scores, and questions for the leading areas', async () => {
    open({ profile: PROFILE });
    const areas = within(await screen.findByRole('region', { name: 'Your six areas' }));
    expect(areas.getByText('9 of 10')).toBeVisible();
    expect(areas.getByText(interests.differences)).toBeVisible();
    for (const name of ['Practical', 'Helping']) {
      const region = within(screen.getByRole('region', { name }));
      expect(region.getAllByRole('listitem')).toHaveLength(2);
    }
    expect(screen.queryByRole('region', { name: 'Creative' })).not.toBeInTheDocument();
    expect(screen.getByText(interests.caution)).toBeVisible();
  });

  it.each([
    ['No clear leaning yet', [5, 5, 5, 5, 5, 5]],
    ['Your interests are broad', [8, 8, 8, 8, 0, 0]],
  ])('without a leading area: %s', async (title, scores) => {
    open({ profile: profileOf(scores, []) });
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
  });

  it('begins empty when it is done again, and is replaced', async () => {
    const { draft } = open({ profile: profileOf([5, 5, 5, 5, 5, 5], []) });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it again' }));
    expect(await screen.findByRole('heading', { name: 'Step 1 of 6' })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await answerAll();
    await answerStep('Not sure', 'Send my answers');
    expect(await screen.findByRole('region', { name: 'Practical' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    expect(draft()).toBeNull();
  });

  it('stays in reach while new answers are kept', async () => {
    open({ profile: PROFILE });
    await userEvent.click(await screen.findByRole('button', { name: 'Do it again' }));
    await answerStep('Not sure');
    await press('Back to the result');
    expect(await screen.findByRole('region', { name: 'Your six areas' })).toBeVisible();
    await press('Go on with your new answers');
    expect(await screen.findByRole('heading', { name: 'Step 2 of 6' })).toBeVisible();
  });

  it('is removed after a question', async () => {
    const { sent } = open({ profile: PROFILE });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove my result' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Step 1 of 6' })).toBeVisible();
    expect(sent.filter(({ name }) => name === 'RemoveInterestProfile')).toHaveLength(1);
  });
});

describe('in Hindi', () => {
  /** Elements that are marked as English. */
  const ENGLISH = { selector: '[lang=en], [lang=en] *' };
  const MESSAGE = 'कृपया कोई एक चुनें।';

  const openInHindi = async (setting: Setting) => {
    activate('hi');
    await Promise.all(
      (['shell', 'signedIn', 'interests', 'englishOnly'] as const).map(loadMessages),
    );
    open(setting);
  };

  it('the statements and their answers are in English, the rest is translated', async () => {
    await openInHindi({});
    await userEvent.click(await screen.findByRole('button', { name: 'आगे' }));
    expect(await screen.findAllByText(MESSAGE)).toHaveLength(5);
    expect(screen.queryAllByText(MESSAGE, ENGLISH)).toHaveLength(0);
    expect(screen.getByText(interests.statements[0].text, ENGLISH)).toBeVisible();
    expect(screen.getByText(/^This part is in English only/, ENGLISH)).toBeVisible();
    expect(screen.getAllByText(interests.answers[0].label, ENGLISH)).toHaveLength(5);
  });

  it('the result is in English', async () => {
    await openInHindi({ profile: PROFILE });
    expect(await screen.findByRole('heading', { name: 'आपके छह क्षेत्र' })).toBeVisible();
    const { name, enjoys, questions } = interests.areas.REALISTIC;
    expect(screen.getAllByText(name, ENGLISH)).toHaveLength(2);
    for (const text of [enjoys, ...questions, '9 of 10', interests.caution]) {
      expect(screen.getByText(text, ENGLISH)).toBeVisible();
    }
  });

  it('the notice about a guardian’s consent is in English', async () => {
    await openInHindi({ student: { interestConsentDue: true } });
    const texts = ['A guardian’s consent is needed first', 'Give the consent'];
    for (const text of texts) expect(await screen.findByText(text, ENGLISH)).toBeVisible();
  });
});
