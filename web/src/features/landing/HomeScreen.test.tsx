import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { awards } from '../../content/awards.ts';
import { figures } from '../../content/figures.ts';
import { services } from '../../content/services.ts';
import { team } from '../../content/team.ts';
import { testimonials } from '../../content/testimonials.ts';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { UiProvider } from '../../ui/Provider.tsx';
import { HomeSections } from './home/HomeSections.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { renderPublic } from './shared/renderPublic.testing.tsx';
import { visitorOf } from './shared/visitor.ts';

const user = (role: SessionUser['role'], formSubmitted: boolean): SessionUser => ({
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: null,
  role,
  formSubmitted,
  secondFactorDue: false,
});

const CLUBS = ['Science', 'Technology', 'Arts', 'Commerce', 'Sports'];

/** For each kind of visitor: the buttons in the hero, header and clubs, with their targets. */
const VISITORS = [
  {
    who: 'a guest',
    user: null,
    dashboard: '/',
    hero: { 'Start Your Journey': '/register', Login: '/login', Register: '/register' },
    header: { Login: '/login', Register: '/register' },
    clubs: '/register',
  },
  {
    who: 'a student without a form',
    user: user('STUDENT', false),
    dashboard: '/',
    hero: { 'Fill Career Form': '/career-form' },
    header: { 'Fill Career Form': '/career-form' },
    clubs: '/career-form',
  },
  {
    who: 'a user without a known role',
    user: user(null, false),
    dashboard: '/',
    hero: {},
    header: {},
    clubs: null,
  },
  ...(
    [
      ['STUDENT', '/student'],
      ['EDUCATOR', '/educator'],
      ['MENTOR', '/mentor'],
      ['ADMIN', '/admin'],
    ] as const
  ).map(([role, dashboard]) => ({
    who: `a user with the role ${role}`,
    user: user(role, true),
    dashboard,
    hero: { 'Go to your dashboard': dashboard },
    header: { Dashboard: dashboard },
    clubs: null,
  })),
];

const linksIn = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn(); // jsdom has none
});

async function open(visitor: { user: SessionUser | null; dashboard: string }, at?: string) {
  const onLogout = vi.fn();
  const view = renderPublic(
    <HomeScreen visitor={visitorOf(visitor.user, visitor.dashboard)} onLogout={onLogout} />,
    at,
  );
  await screen.findByRole('heading', { name: 'Clubs: five ways in' });
  await screen.findByRole('contentinfo');
  return { ...view, onLogout };
}

const GUEST = { user: null, dashboard: '/' };

describe('buttons by visitor', () => {
  it.each(VISITORS)('$who', async (visitor) => {
    const { onLogout } = await open(visitor);
    const hero = screen.getByRole('region', {
      name: 'Shape Your Future with Expert Career Guidance',
    });
    expect(linksIn(hero)).toEqual(visitor.hero);

    const header = screen.getByRole('banner');
    for (const [name, to] of Object.entries(visitor.header)) {
      expect(within(header).getByRole('link', { name })).toHaveAttribute('href', to);
    }
    const logout = within(header).queryByRole('button', { name: 'Logout' });
    if (visitor.user && logout) {
      await userEvent.click(logout);
      expect(onLogout).toHaveBeenCalledOnce();
      expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    } else expect(logout).toBeNull();

    const clubs = screen.getByRole('region', { name: 'Clubs: five ways in' });
    const joins = within(clubs)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const clubOf = (name: string) => `${visitor.clubs ?? ''}?club=${name.toLowerCase()}`;
    expect(joins).toEqual(visitor.clubs ? CLUBS.map(clubOf) : []);

    const way = visitor.user ? Object.entries(visitor.hero) : [['Login', '/login']];
    for (const [name = '', to = ''] of way) {
      const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
      expect(link).toHaveAttribute('href', to);
    }
  });
});

describe('page content', () => {
  it('has every section with its content', async () => {
    await open(GUEST);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Shape Your Future with Expert Career Guidance',
        ...services.items.map(({ title }) => title),
        'Gallery',
        ...CLUBS,
        ...team.items.map(({ name }) => name),
        'Personalized Assessment',
        'Expert Mentors',
        'Ongoing Support',
      ]),
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const band = within(screen.getByRole('region', { name: 'Waymark in figures' }));
    for (const { value } of figures) expect(band.getByText(value)).toBeVisible();
    expect(figures.map(({ value }) => value)).toEqual(['5000+', '95%', '200+', '4.9']);
    expect(awards.items).toHaveLength(12);
    const ledger = within(screen.getByRole('region', { name: awards.title }));
    for (const { label } of awards.items) expect(ledger.getByText(label)).toBeVisible();
  });

  it('links to its sections on both routes, also for signed-in users', async () => {
    const { router } = await open(GUEST, '/test-home-2');
    const header = screen.getByRole('banner');
    const names = ['Services', 'About', 'Gallery', 'Clubs', 'Team', 'Contact'];
    const sections = screen.getAllByRole('region').map(({ id }) => id);
    for (const name of names) {
      const link = within(header).getByRole('link', { name });
      const to = `/test-home-2#${name.toLowerCase()}`;
      expect(link).toHaveAttribute('href', to);
      expect(sections).toContain(name.toLowerCase());
      const section = screen.getAllByRole('region').find(({ id }) => id === name.toLowerCase());
      expect(section).toHaveAccessibleName(expect.stringContaining(name));
    }
    await userEvent.click(within(header).getByRole('link', { name: 'Clubs' }));
    expect(router.state.location.hash).toBe('#clubs');
    expect(screen.getByRole('region', { name: 'Clubs: five ways in' })).toHaveFocus();
  });

  it('has a portrait with name and role of each person', async () => {
    await open(GUEST);
    for (const { name, role } of [...team.items, ...testimonials.items]) {
      expect(screen.getByAltText(`${name}, ${role}`)).toBeInTheDocument();
    }
  });

  it('renders on a server with the final numbers', () => {
    const html = renderToString(
      <UiProvider>
        <MemoryRouter>
          <HomeScreen visitor={{ kind: 'guest' }} onLogout={vi.fn()} />
          <HomeSections visitor={{ kind: 'guest' }} />
        </MemoryRouter>
      </UiProvider>,
    );
    for (const text of ['Shape Your Future', '5000+', '640', 'Start Your Journey']) {
      expect(html).toContain(text);
    }
  });
});
