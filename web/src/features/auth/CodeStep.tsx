import { t } from '@lingui/core/macro';
import { Flex } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { appCodeRule, recoveryCodeRule } from '../../lib/codeRules.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { statusOf } from './formStatus.ts';
import { useLogin } from './useLogin.ts';

const app = () =>
  ({
    lead: t`Your authenticator app shows a code of six digits for Waymark. It changes every 30 seconds.`,
    field: { label: t`Code`, inputMode: 'numeric', autoComplete: 'one-time-code' },
    schema: object({ code: appCodeRule }),
    other: t`Use a recovery code`,
  }) as const;

const recovery = () =>
  ({
    lead: t`Enter one of the recovery codes that you kept when you turned on two-step login. Each works once.`,
    field: { label: t`Recovery code`, inputMode: 'text', autoComplete: 'off' },
    schema: object({ code: recoveryCodeRule }),
    other: t`Use the authenticator app`,
  }) as const;

interface CodeStepProps {
  /** Email and password of the first step, sent again with the code. */
  email: string;
  password: string;
  onBack: () => void;
}

/** Second step of a login: the code of the authenticator app, or a recovery code. */
export function CodeStep({ email, password, onBack }: CodeStepProps) {
  const login = useLogin();
  const [isRecovery, setRecovery] = useState(false);
  const { lead, field, schema, other } = isRecovery ? recovery() : app();
  return (
    <Formik
      key={field.label}
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        form.setStatus(statusOf(await login(email, password, values.code.trim()), values));
      }}
    >
      <AuthForm
        title={t`Two-step login`}
        lead={lead}
        action={t`Login`}
        back={null}
        footer={
          <Flex as="span" wrap="wrap" justify="space-between" gap="2">
            <Button tone="plain" size="sm" onClick={onBack}>
              {t`Back`}
            </Button>
            <Button
              tone="plain"
              size="sm"
              onClick={() => {
                setRecovery(!isRecovery);
              }}
            >
              {other}
            </Button>
          </Flex>
        }
      >
        <TextField name="code" {...field} maxLength={50} autoFocus required />
      </AuthForm>
    </Formik>
  );
}
