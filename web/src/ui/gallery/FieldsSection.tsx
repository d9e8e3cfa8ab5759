import { chakra } from '@chakra-ui/react';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FormAlert } from '../fields/FormAlert.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useFocusFirstError } from '../fields/useFocusFirstError.ts';
import { GallerySection } from './GallerySection.tsx';

const CLASSES = ['9th', '10th', '11th', '12th'].map((value) => ({ value, label: value }));
const START = {
  name: 'Asha Rao',
  email: 'asha.rao@gmail',
  password: '',
  stream: '',
  class: '',
  feedback: '',
};

function GalleryForm() {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  const [search, setSearch] = useState('Asha');
  return (
    <Form ref={form} noValidate>
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        <TextField name="name" label="Full name" required hint="As on the school identity card." />
        <TextField name="email" label="Email" type="email" required />
        <PasswordField name="password" label="Password" hint="At least 6 characters." />
        <SelectField
          name="stream"
          label="Academic stream"
          placeholder="Choose"
          options={[{ value: 'science', label: 'Science' }]}
        />
        <ChoiceField name="class" label="Class" required options={CLASSES} />
        <SearchField
          label="Search students"
          placeholder="Name, email or school"
          value={search}
          onChange={setSearch}
        />
        <TextAreaField name="feedback" label="Feedback" placeholder="Bring the marksheet." />
        <TextField name="name" label="Full name, locked" disabled />
        <SelectField
          name="stream"
          label="Stream, locked"
          placeholder="Choose"
          options={[]}
          disabled
        />
        <ChoiceField name="class" label="Class, locked" options={CLASSES} disabled />
      </chakra.div>
      <Button type="submit" marginTop="4">
        Check
      </Button>
    </Form>
  );
}

export function FieldsSection() {
  return (
    <GallerySection title="Fields: the email is refused, the class when it is not chosen, the last three are locked">
      <FormAlert title="Please fill all required fields" detail="School name is missing." />
      <Formik
        initialValues={START}
        initialTouched={{ email: true }}
        initialErrors={{ email: 'Please enter a valid email' }}
        validate={(values) => ({
          ...(values.email.endsWith('@gmail') && { email: 'Please enter a valid email' }),
          ...(!values.class && { class: 'Class is required' }),
        })}
        onSubmit={() => undefined}
      >
        <GalleryForm />
      </Formik>
    </GallerySection>
  );
}
