import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { STORED_CHANGES, storeUnsent } from '../../testing/storedChanges.ts';
import { MentorScreen } from './MentorScreen.tsx';
import { asha, dashboard, figures } from './people.testing.ts';

const SHOWN: Record<keyof typeof STORED_CHANGES, string> = {
  UpdateProgress: 'Asha Rao Assessment, In ProgressBring the form.',
  SetNextSession: 'Asha Rao Next session: Fri, Dec 4, 16:30, Room 12',
  CancelNextSession: 'Asha Rao Cancel Fri, Dec 4, 16:30',
  MissNextSession: 'Asha Rao Fri, Dec 4, 16:30 did not take place',
  AddAgreedStep: 'Asha Rao Step: Read two chapters',
  UpdateAgreedStep: 'Asha Rao Step: Read today',
  RemoveAgreedStep: 'Asha Rao Remove Read two chapters',
  TickAgreedStep: 'Asha Rao Done: Read two chapters',
  'without operation': 'Asha Rao Assessment, In ProgressBring the form.',
};

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

it.each(Object.entries(SHOWN))(
  'an entry stored by the release before is read, shown and sent: %s',
  async (stored, shown) => {
    const text = STORED_CHANGES[stored as keyof typeof STORED_CHANGES];
    storeUnsent('m1', text);
    let isConnected = false;
    const answer = () => ({ person: asha, stats: figures, userErrors: [] });
    const name = stored === 'without operation' ? 'UpdateProgress' : stored;
    const { sent } = renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
      user: { id: 'm1', role: 'MENTOR' },
      at: '/mentor',
      isConnected: () => isConnected,
      resolvers: {
        Query: { mentorDashboard: () => dashboard() },
        Mutation: { [name.replace(/^./, (first) => first.toLowerCase())]: answer },
      },
    });
    const bar = within(await screen.findByRole('status', { name: 'Updates on this device' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Show list' }));
    expect(bar.getByRole('listitem').textContent).toMatch(new RegExp(`^${shown}Waiting since`));
    isConnected = true;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await bar.findByText('1 update sent')).toBeVisible();
    const [{ input }] = JSON.parse(text) as [{ input: object }];
    expect(sent.findLast((one) => one.name === name)?.variables).toEqual({ input });
    expect(localStorage.getItem('draft:m1:waiting updates')).toBeNull();
  },
);
