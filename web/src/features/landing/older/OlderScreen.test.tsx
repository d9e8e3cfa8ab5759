import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { awards } from '../../../content/awards.ts';
import { clubs } from '../../../content/clubs.ts';
import { figures } from '../../../content/figures.ts';
import { features } from '../../../content/features.ts';
import { gallery } from '../../../content/gallery/gallery.ts';
import { founder } from '../../../content/founder.ts';
import { services } from '../../../content/services.ts';
import { team } from '../../../content/team.ts';
import { ownSections, renderPublic, type VISITORS } from '../publicScreen.testing.tsx';
import { OlderScreen } from './OlderScreen.tsx';

const joins = (path: string) => clubs.items.map(({ category }) => `${path}?club=${category}`);

const main = () => within(screen.getByRole('main'));
const chapter = (name: string) => within(main().getByRole('region', { name }));

describe('the older page', () => {
  it('shows the same content as the landing page', async () => {
    await renderPublic(OlderScreen);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Shape Your Future with Expert Career Guidance',
      }),
    ).toBeInTheDocument();
    const content = screen.getByRole('main').textContent;
    expect(content).toContain(founder.quotation);
    for (const { title, text } of [...services.items, ...features.items, ...clubs.items]) {
      expect(content).toContain(title);
      expect(content).toContain(text);
    }
    for (const { name, role } of team.items) expect(content).toContain(name + role);
  });

  it('links from its contents to each chapter', async () => {
    await renderPublic(OlderScreen);
    const entries = within(screen.getByRole('navigation', { name: 'Chapters' }));
    const chapters = main().getAllByRole('region');
    const titles = entries.getAllByRole('link').map((link) => {
      const target = chapters.find(({ id }) => link.getAttribute('href') === `#${id}`);
      return target && within(target).getByRole('heading', { level: 2 }).textContent;
    });
    expect(titles).toEqual([
      founder.title,
      services.title,
      features.title,
      awards.title,
      gallery.title,
      clubs.title,
      team.title,
      'Contact us about where to begin',
    ]);
  });

  it('links from its header to its own sections', async () => {
    await renderPublic(OlderScreen, 'guest', '/old-home');
    expect(ownSections('/old-home')).toEqual([
      ['services', true],
      ['about', true],
      ['gallery', true],
      ['clubs', true],
      ['team', true],
      ['contact', true],
    ]);
  });

  it('shows a picture of each category with a link to the gallery', async () => {
    await renderPublic(OlderScreen);
    const albums = chapter('Gallery').getAllByRole('link');
    expect(
      albums.map((link) => `${link.textContent} → ${link.getAttribute('href') ?? ''}`),
    ).toEqual([
      'Awards & Recognition → /?gallery=awards#gallery',
      'Seminars & Events → /?gallery=seminars#gallery',
      'Media Coverage → /?gallery=media#gallery',
      'College Visits → /?gallery=visits#gallery',
      'Certifications → /?gallery=certifications#gallery',
    ]);
    expect(chapter('Gallery').getAllByRole('img')).toHaveLength(5);
  });

  it('shows the four figures and the twelve awards as tables', async () => {
    await renderPublic(OlderScreen);
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(cells('Waymark in figures')).toEqual(figures.map(({ label, value }) => label + value));
    expect(cells('Awards')).toHaveLength(12);
    expect(cells('Awards')).toContain('Students guided5000+');
  });

  it.each<[keyof typeof VISITORS, string, string[]]>([
    ['guest', 'Start Your Journey', joins('/register')],
    ['applicant', 'Fill Career Form', joins('/career-form')],
    ['student', 'Go to your dashboard', []],
  ])('has the buttons and join links for a %s', async (visitor, step, joins) => {
    await renderPublic(OlderScreen, visitor);
    expect(main().getByRole('link', { name: step })).toBeInTheDocument();
    expect(
      chapter(clubs.title)
        .queryAllByRole('link', { name: /^Join / })
        .map((link) => link.getAttribute('href')),
    ).toEqual(joins);
  });

  it('shows the contact details and the contact dialog', async () => {
    await renderPublic(OlderScreen);
    const contact = within(main().getByRole('region', { name: 'Contact us about where to begin' }));
    expect(contact.getByRole('link', { name: 'hello@waymark.in' })).toHaveAttribute(
      'href',
      'mailto:hello@waymark.in',
    );
    expect(contact.getByRole('button', { name: 'Contact Us' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  });
});
