import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthForm } from '../features/auth/AuthForm.tsx';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Theme } from '../ui/Theme.tsx';
import { Begun } from './Begun.tsx';
import { typedEarly } from './typedEarly.ts';

const ROLES = [
  { value: 'STUDENT', label: 'Student' },
  { value: 'EDUCATOR', label: 'Educator' },
];
const sent = vi.fn<(values: object) => void>();

const form = (onBegun: () => void, role = 'STUDENT', before: ReactNode = null, name = '') => (
  <Begun onBegun={onBegun}>
    <Theme>
      <MemoryRouter>
        {before}
        <Formik initialValues={{ role, name }} onSubmit={sent}>
          <AuthForm title="Register" lead="" action="Register">
            <ChoiceField name="role" label="I am a" options={ROLES} />
            <TextField name="name" label="Full name" />
          </AuthForm>
        </Formik>
      </MemoryRouter>
    </Theme>
  </Begun>
);

let root: HTMLElement;
let taken: Root | undefined;
const input = (selector: string) => root.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(form(() => undefined));
  document.body.append(root);
});
afterEach(() => {
  act(() => taken?.unmount());
  root.remove();
  sent.mockClear();
});

async function takeOver() {
  const doAgain = typedEarly(root);
  await act(async () => {
    taken = hydrateRoot(root, form(doAgain));
    await Promise.resolve();
  });
}

it('says where there is no JavaScript that the form needs it, and only there', async () => {
  expect(root.innerHTML).toMatch(/<noscript>.*This form needs JavaScript.*<\/noscript>/);
  root.querySelector('noscript')?.remove();
  await act(async () => {
    root.replaceChildren();
    taken = createRoot(root);
    taken.render(form(() => undefined));
    await Promise.resolve();
  });
  expect(root).not.toHaveTextContent('This form needs JavaScript');
});

it('keeps what was typed and chosen before the code was there', async () => {
  input('[name=name]').value = 'Asha Rao';
  input('[value=EDUCATOR]').checked = true;
  await takeOver();
  expect(input('[name=name]').value).toBe('Asha Rao');
  expect(input('[value=EDUCATOR]').checked).toBe(true);
  await act(async () => {
    root.querySelector('form')?.requestSubmit();
    await Promise.resolve();
  });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    { role: 'EDUCATOR', name: 'Asha Rao' },
    expect.anything(),
  );
});

it('sends what was sent before, once', async () => {
  input('[name=name]').value = 'Asha Rao';
  root.querySelector('form')?.setAttribute('data-asked', '');
  await takeOver();
  await waitFor(() => {
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      { role: 'STUDENT', name: 'Asha Rao' },
      expect.anything(),
    );
  });
});

it('leaves alone what nobody touched', async () => {
  await takeOver();
  expect(input('[name=name]').value).toBe('');
  expect(input('[value=STUDENT]').checked).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

it('leaves the choice that the address makes, where the form is made anew', async () => {
  input('[name=name]').value = 'Asha Rao';
  const doAgain = typedEarly(root);
  await act(async () => {
    taken = createRoot(root);
    taken.render(form(doAgain, 'EDUCATOR'));
    await Promise.resolve();
  });
  expect(input('[value=EDUCATOR]').checked).toBe(true);
  expect(input('[name=name]').value).toBe('Asha Rao');
});

it('keeps what is typed and sent while the form that takes its place is being made', async () => {
  const doAgain = typedEarly(root);
  const name = input('[name=name]');
  name.focus();
  name.value = 'Asha Rao';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('form')?.setAttribute('data-asked', '');
  name.dispatchEvent(new Event('submit', { bubbles: true }));
  await act(async () => {
    taken = createRoot(root);
    // Begins with a focus of its own.
    taken.render(form(doAgain, 'EDUCATOR', <button autoFocus>Show</button>));
    await Promise.resolve();
  });
  expect(input('[name=name]').value).toBe('Asha Rao');
  expect(input('[name=name]')).toHaveFocus();
  await waitFor(() => {
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      { role: 'EDUCATOR', name: 'Asha Rao' },
      expect.anything(),
    );
  });
});

it('lets what is about to be typed replace what the form that takes its place begins with', async () => {
  const doAgain = typedEarly(root);
  input('[name=name]').focus();
  await act(async () => {
    taken = createRoot(root);
    taken.render(form(doAgain, 'STUDENT', null, 'Asha Rao'));
    await Promise.resolve();
  });
  await userEvent.keyboard('Uma Iyer');
  expect(input('[name=name]').value).toBe('Uma Iyer');
});
