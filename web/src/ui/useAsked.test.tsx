import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from './Provider.tsx';
import { useAsked } from './useAsked.ts';

const Dialog = () => <p>the dialog</p>;

function Page({ load }: { load: () => Promise<typeof Dialog> }) {
  const [Asked, ask] = useAsked(load);
  return (
    <main>
      the page
      <button onClick={ask}>Open</button>
      {Asked && <Asked />}
    </main>
  );
}

it('what can’t be loaded leaves the page, says so, and comes with a further try', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.resolve(Dialog)).mockRejectedValueOnce(new Error('gone'));
  render(<Page load={load} />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
  expect(told).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the dialog')).toBeVisible();
});

it('what can’t be had at the second try either, as after a release, offers a reload', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Page load={() => Promise.reject(new Error('gone'))} />, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
});
