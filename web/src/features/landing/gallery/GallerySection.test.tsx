import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gallery, itemsOf, type GalleryFilter } from '../../../content/gallery/gallery.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderPublic } from '../shared/renderPublic.testing.tsx';
import { GallerySection } from './GallerySection.tsx';

const open = (at = '/') => renderPublic(<GallerySection />, at);
const tiles = () => screen.getAllByLabelText<HTMLButtonElement>(/^Open /);
const of = (category: GalleryFilter) => itemsOf(category);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const loadMore = () => userEvent.click(screen.getByRole('button', { name: 'Load More Images' }));

async function view(position: number) {
  const tile = tiles()[position - 1];
  if (!tile) throw new Error(`no tile ${position}`);
  await userEvent.click(tile);
  return { tile, viewer: await openedDialog() };
}

describe('gallery', () => {
  it('has the six filters in order, and starts with the first twelve of all', () => {
    open();
    const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(filters.map((button) => button.textContent)).toEqual([
      'All',
      'Awards & Recognition',
      'Seminars & Events',
      'Media Coverage',
      'College Visits',
      'Certifications',
    ]);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    expect(tiles()).toHaveLength(12);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 36 images');
  });

  it('adds twelve per click, and focuses the first new one', async () => {
    open();
    await loadMore();
    expect(tiles()).toHaveLength(24);
    expect(tiles()[12]).toHaveFocus();
    await loadMore();
    expect(tiles()).toHaveLength(36);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 36 of 36 images');
    expect(screen.queryByRole('button', { name: 'Load More Images' })).not.toBeInTheDocument();
  });

  it.each(gallery.filters.slice(1))('shows only pictures of %s', async (name) => {
    open();
    await press(name);
    expect(tiles().map((tile) => tile.getAttribute('aria-label'))).toEqual(
      of(name).map(({ caption }) => `Open ${caption}`),
    );
    const count = gallery.items.filter(({ category }) => category === name).length;
    expect(screen.getByRole('status')).toHaveTextContent(`Showing ${count} of ${count} images`);
    const categories = new Set(of(name).map(({ category }) => category));
    expect([...categories]).toEqual([name]);
  });

  it.each(gallery.filters)('fills rows of four for %s', (name) => {
    const fields = { regular: 1, tall: 2, large: 4 };
    const taken = of(name).reduce((sum, { shape }) => sum + fields[shape], 0);
    expect(taken % 4).toBe(0);
    // A tall one at the end would extend below the last row.
    const lastTall = name === 'All' ? 0 : of(name).findLastIndex(({ shape }) => shape === 'tall');
    expect(lastTall).toBeLessThan(4);
  });

  it('starts again at twelve with another filter', async () => {
    open();
    await loadMore();
    await press('Media Coverage');
    await press('All');
    expect(tiles()).toHaveLength(12);
  });

  it('keeps the filter in the URL without a history entry, and keeps other parameters', async () => {
    const { router } = open('/?home');
    await press('Media Coverage');
    expect(router.state.location.search).toBe('?home&gallery=media');
    expect(router.state.historyAction).toBe('REPLACE');
    await press('All');
    expect(router.state.location.search).toBe('?home');
  });

  it.each([
    ['/?gallery=certifications', 'Certifications'],
    ['/?home&gallery=awards', 'Awards & Recognition'],
    ['/?gallery=nothing-of-ours', 'All'],
  ])('opens %s with %s', (url, name) => {
    open(url);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });

  it('gives every picture its dimensions and lazy-loads it', () => {
    open();
    for (const tile of tiles()) {
      const image = within(tile).getByRole('img');
      expect(image).toHaveAttribute('loading', 'lazy');
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.getAttribute('alt')).not.toBe('');
    }
  });
});

describe('image viewer', () => {
  it('shows the uncropped picture with caption, category and position', async () => {
    open();
    const { viewer } = await view(3);
    const item = gallery.items[2];
    expect(viewer).toHaveAccessibleName(item?.caption);
    expect(within(viewer).getByRole('img', { name: item?.alt ?? '' })).toBeVisible();
    expect(within(viewer).getByText(item?.category ?? '')).toBeVisible();
    expect(within(viewer).getByText('3 of 36')).toBeVisible();
  });

  it.each([
    ['{ArrowRight}', '4 of 36'],
    ['{ArrowLeft}', '2 of 36'],
    ['{Home}', '1 of 36'],
    ['{End}', '36 of 36'],
    ['{Home}{ArrowLeft}', '36 of 36'],
    ['{End}{ArrowRight}', '1 of 36'],
  ])('moves with %s', async (keys, position) => {
    open();
    const { viewer } = await view(3);
    await userEvent.keyboard(keys);
    expect(within(viewer).getByText(position)).toBeVisible();
  });

  it.each([
    ['Next image', '4 of 36'],
    ['Previous image', '2 of 36'],
  ])('moves with %s', async (name, position) => {
    open();
    const { viewer } = await view(3);
    await userEvent.click(within(viewer).getByRole('button', { name }));
    expect(within(viewer).getByText(position)).toBeVisible();
  });

  it.each([
    ['to the left', { clientX: 80, clientY: 110 }, '4 of 36'],
    ['to the right', { clientX: 320, clientY: 110 }, '2 of 36'],
    ['up and down', { clientX: 120, clientY: 400 }, '3 of 36'],
    ['a little', { clientX: 190, clientY: 100 }, '3 of 36'],
  ])('handles a swipe %s', async (_, end, position) => {
    open();
    const { viewer } = await view(3);
    const picture = within(viewer).getByRole('img');
    const finger = { pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 100 });
    fireEvent.pointerUp(picture, { ...finger, ...end });
    expect(within(viewer).getByText(position)).toBeVisible();
  });

  it('shows only pictures of the active filter', async () => {
    open();
    await press('Certifications');
    const { viewer } = await view(7);
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer).getByText('1 of 7')).toBeVisible();
    expect(viewer).toHaveAccessibleName(of('Certifications')[0]?.caption);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes on %s and returns the focus to the tile', async (_, leave) => {
    open();
    const { tile } = await view(5);
    await userEvent.keyboard('{ArrowRight}');
    await leave();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(tile).toHaveFocus();
    });
  });
});
