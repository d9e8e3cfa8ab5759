import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUrlDialog } from './useUrlDialog.ts';

function Screen() {
  const { value, open, close, linkTo } = useUrlDialog('image');
  return (
    <>
      <p>{value || 'closed'}</p>
      {['1', '2'].map((image) => (
        <button
          key={image}
          onClick={() => {
            open(image);
          }}
        >
          {image}
        </button>
      ))}
      <Link {...linkTo('3')}>3</Link>
      <button onClick={close}>Close</button>
    </>
  );
}

function openAt(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: entries,
  });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const urlOf = ({ state: { location } }: ReturnType<typeof openAt>) =>
  location.pathname + location.search;

it('closes with one Back after its value has changed', async () => {
  const router = openAt('/before', '/here?home');
  await press('1');
  await press('2');
  expect(urlOf(router)).toBe('/here?home&image=2');
  await act(() => router.navigate(-1));
  expect(screen.getByText('closed')).toBeVisible();
  expect(urlOf(router)).toBe('/here?home');
});

it('removes its history entry when it is closed by its button', async () => {
  const router = openAt('/before', '/here');
  await press('1');
  await press('Close');
  expect(urlOf(router)).toBe('/here');
  await act(() => router.navigate(-1));
  expect(urlOf(router)).toBe('/before');
});

it('opens from a shared link and closes without leaving the page', async () => {
  const router = openAt('/before', '/here?image=2');
  expect(screen.getByText('2', { selector: 'p' })).toBeVisible();
  await press('Close');
  expect(urlOf(router)).toBe('/here');
  await act(() => router.navigate(-1));
  expect(urlOf(router)).toBe('/before');
});

it('removes the history entry of a link on the page', async () => {
  const router = openAt('/before', '/here?home');
  await userEvent.click(screen.getByRole('link', { name: '3' }));
  expect(urlOf(router)).toBe('/here?home&image=3');
  await press('Close');
  expect(urlOf(router)).toBe('/here?home');
  await act(() => router.navigate(-1));
  expect(urlOf(router)).toBe('/before');
});
