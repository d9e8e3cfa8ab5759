import { Flex, Grid } from '@chakra-ui/react';
import { Form, Formik } from 'formik';
import { useRef, type ReactNode } from 'react';
import { object } from 'yup';
import { anyCodeRule, appCodeRule } from '../../lib/codeRules.ts';
import type { Outcome } from '../../lib/mutation/outcome.ts';
import { currentPasswordRule } from '../../lib/password/currentPasswordRule.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { fieldErrorsOf } from '../../ui/fields/fieldErrors.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFocusFirstError } from '../../ui/fields/useFocusFirstError.ts';

const NO_VALUES = { currentPassword: '', code: '' };

/** Input of the mutations that take a password and a code. */
export type Verification = typeof NO_VALUES;

export const VERIFICATION_FIELDS = Object.keys(NO_VALUES);

const appSchema = object({ currentPassword: currentPasswordRule, code: appCodeRule });
const anyCodeSchema = object({ currentPassword: currentPasswordRule, code: anyCodeRule });

export interface VerificationFormProps {
  /** Label of the submit button. */
  action: string;
  tone?: 'go' | 'danger';
  /** Text below the code. */
  codeHint: string;
  /** Whether a recovery code is accepted as well. */
  takesRecoveryCode?: boolean;
  onSubmit: (verification: Verification) => Promise<Pick<Outcome, 'done' | 'fields'>>;
  onCancel: () => void;
}

/** Current password and code, which protect the second factor from a stolen session. */
export function VerificationForm({
  tone = 'go',
  takesRecoveryCode = false,
  ...props
}: VerificationFormProps) {
  const { action, codeHint, onSubmit, onCancel } = props;
  return (
    <Formik
      initialValues={NO_VALUES}
      validationSchema={takesRecoveryCode ? anyCodeSchema : appSchema}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        const { done, fields } = await onSubmit({ ...values, code: values.code.trim() });
        if (!done) form.setStatus(fieldErrorsOf(fields, values));
      }}
    >
      {({ isSubmitting }) => (
        <Fields>
          <PasswordField name="currentPassword" label="Current password" required />
          <TextField
            name="code"
            label="Code"
            hint={codeHint}
            autoComplete="one-time-code"
            inputMode={takesRecoveryCode ? 'text' : 'numeric'}
            maxLength={50}
            required
          />
          <Flex wrap="wrap" gap="3">
            <Button type="submit" tone={tone} busy={isSubmitting}>
              {action}
            </Button>
            <Button tone="outline" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
          </Flex>
        </Fields>
      )}
    </Formik>
  );
}

function Fields({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form);
  return (
    <Grid asChild gap="4" width="100%" maxW="form">
      <Form ref={form} noValidate>
        {children}
      </Form>
    </Grid>
  );
}
