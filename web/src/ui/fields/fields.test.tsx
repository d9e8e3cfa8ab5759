import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { Button } from '../Button.tsx';
import { Theme } from '../Provider.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';

const EMPTY = { name: '', class: '', stream: '', password: '', note: '' };

function Fields() {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  return (
    <Form ref={form} noValidate>
      <TextField name="name" label="Full name" hint="As on the school identity card." required />
      <ChoiceField
        name="class"
        label="Class"
        options={[
          { value: '9th', label: '9th' },
          { value: '10th', label: '10th' },
        ]}
      />
      <SelectField
        name="stream"
        label="Academic stream"
        placeholder="Choose"
        options={[{ value: 'science', label: 'Science' }]}
      />
      <PasswordField name="password" label="Password" />
      <TextAreaField name="note" label="Note" maxLength={20} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

function renderForm(initialValues = EMPTY) {
  const onSubmit = vi.fn();
  render(
    <Formik
      initialValues={initialValues}
      validate={(values) => ({
        ...(!values.name && { name: 'Name is required' }),
        ...(!values.class && { class: 'Class is required' }),
      })}
      onSubmit={(values) => {
        onSubmit(values);
      }}
    >
      <Fields />
    </Formik>,
    { wrapper: Theme },
  );
  return onSubmit;
}

const nameField = () => screen.getByRole('textbox', { name: 'Full name' });

describe('fields', () => {
  it('shows an error only after the click that blurs the field, so that the click hits its button', async () => {
    const onSubmit = renderForm();
    await userEvent.click(screen.getByRole('textbox', { name: /Full name/ }));
    const save = screen.getByRole('button', { name: 'Save' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: save });
    expect(save).toHaveFocus();
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: save });
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('have the hint as description of the control', () => {
    renderForm();
    expect(nameField()).toHaveAccessibleDescription('As on the school identity card.');
    expect(nameField()).toBeRequired();
    expect(nameField()).not.toBeInvalid();
  });

  it('show the hint beside the error', async () => {
    renderForm();
    await userEvent.click(nameField());
    await userEvent.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByText('As on the school identity card.')).toBeVisible();
    expect(nameField()).toHaveAccessibleDescription(
      'Name is required As on the school identity card.',
    );
  });

  it('show an error on blur, hide it on typing, and show it again on blur', async () => {
    renderForm();
    await userEvent.click(nameField());
    await userEvent.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(nameField()).toBeInvalid();

    await userEvent.type(nameField(), 'A');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(nameField()).not.toBeInvalid();

    await userEvent.clear(nameField());
    await userEvent.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
  });

  it('focus the first invalid field after a submit', async () => {
    const onSubmit = renderForm();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(nameField()).toHaveFocus();
    });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('focus the first option of an invalid group', async () => {
    renderForm({ ...EMPTY, name: 'Asha Rao' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: '9th' })).toHaveFocus();
    });
    expect(screen.getByRole('radiogroup', { name: 'Class' })).toHaveAccessibleDescription(
      'Class is required',
    );
  });

  it('set the values of the form', async () => {
    const onSubmit = renderForm();
    await fill(nameField(), 'Asha Rao');
    await userEvent.click(screen.getByRole('radio', { name: '10th' }));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Science');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        name: 'Asha Rao',
        class: '10th',
        stream: 'science',
        password: 'secret',
        note: '',
      });
    });
  });

  it('show and hide the password', async () => {
    renderForm();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

it('says how much room is left near the limit of a text', async () => {
  renderForm();
  const note = screen.getByLabelText('Note');
  await userEvent.type(note, 'Seventeen letters');
  expect(note).not.toHaveAccessibleDescription();
  await userEvent.type(note, ' and more');
  expect(note).toHaveValue('Seventeen letters an');
  expect(note).toHaveAccessibleDescription('0 of 20 characters left.');
});
