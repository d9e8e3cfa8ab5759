import { chakra } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFocusFirstError } from '../../ui/fields/useFocusFirstError.ts';
import { AuthColumn, type AuthColumnProps } from './AuthColumn.tsx';

interface AuthFormProps extends AuthColumnProps {
  /** Label of the submit button. */
  action: string;
}

/** Form beside the picture, with one submission at a time. */
export function AuthForm({ action, children, ...column }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting } = useFormikContext();
  useFocusFirstError(form);
  return (
    <chakra.div asChild width="100%" maxW="form">
      <Form ref={form} noValidate>
        <AuthColumn {...column}>
          {children}
          <Button type="submit" tone="go" size="lg" block busy={isSubmitting}>
            {action}
          </Button>
        </AuthColumn>
      </Form>
    </chakra.div>
  );
}
