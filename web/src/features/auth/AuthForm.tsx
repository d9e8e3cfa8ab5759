import { chakra } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFocusFirstError } from '../../ui/fields/useFocusFirstError.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface AuthFormProps {
  title: string;
  lead: string;
  /** The words on the button. */
  action: string;
  /** The way to the other form. */
  foot: ReactNode;
  children: ReactNode;
}

/** The column that login and registration share; one submission at a time. */
export function AuthForm({ title, lead, action, foot, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isSubmitting } = useFormikContext();
  useFocusFirstError(form);
  return (
    <chakra.div asChild display="grid" gap="5" width="100%" maxW="form">
      <Form ref={form} noValidate>
        <div>
          <chakra.h1 textStyle="page">{title}</chakra.h1>
          <chakra.p color="ink-soft">{lead}</chakra.p>
        </div>
        {children}
        <Button type="submit" tone="go" size="lg" block busy={isSubmitting}>
          {action}
        </Button>
        <chakra.p textStyle="small" color="ink-soft">
          {foot}
        </chakra.p>
        <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="small" color="brand">
          <Icon name="chevron-left" />
          <TextLink to="/?home">Return to Home</TextLink>
        </chakra.p>
      </Form>
    </chakra.div>
  );
}
