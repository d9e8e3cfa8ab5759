import { chakra } from '@chakra-ui/react';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import type { Meta } from '../../testing/story.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

export default { component: TextField } satisfies Meta;

const CLASSES = ['9th', '10th', '11th', '12th'].map((value) => ({ value, label: value }));
const STREAMS = [{ value: 'science', label: 'Science' }];
const VALUES = {
  name: 'Asha Rao',
  email: 'asha.rao@gmail',
  password: '',
  stream: '',
  class: '',
  feedback: '',
};

interface ExampleFormProps {
  errors?: Partial<typeof VALUES>;
  children: ReactNode;
}

function ExampleForm({ errors = {}, children }: ExampleFormProps) {
  return (
    <Formik
      initialValues={VALUES}
      initialErrors={errors}
      initialTouched={Object.fromEntries(Object.keys(errors).map((name) => [name, true]))}
      onSubmit={() => undefined}
    >
      <chakra.div
        asChild
        display="grid"
        alignItems="start"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Form noValidate>{children}</Form>
      </chakra.div>
    </Formik>
  );
}

export const Kinds = {
  render: () => (
    <ExampleForm>
      <TextField name="name" label="Full name" required hint="As on the school identity card." />
      <PasswordField name="password" label="Password" hint="At least 6 characters." />
      <SelectField name="stream" label="Stream" placeholder="Choose" options={STREAMS} />
      <ChoiceField name="class" label="Class" required options={CLASSES} />
      <TextAreaField name="feedback" label="Feedback" placeholder="Bring the marksheet." />
    </ExampleForm>
  ),
};

export const Invalid = {
  render: () => (
    <ExampleForm errors={{ email: 'Please enter a valid email', class: 'Class is required' }}>
      <TextField name="email" label="Email" type="email" required />
      <ChoiceField name="class" label="Class" required options={CLASSES} />
    </ExampleForm>
  ),
};

export const Disabled = {
  render: () => (
    <ExampleForm>
      <TextField name="name" label="Full name" disabled />
      <SelectField name="stream" label="Stream" placeholder="Choose" options={[]} disabled />
      <ChoiceField name="class" label="Class" options={CLASSES} disabled />
    </ExampleForm>
  ),
};
