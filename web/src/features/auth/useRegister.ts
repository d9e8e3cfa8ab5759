import type { FormikErrors } from 'formik';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/errors.ts';
import type { RegisterInput } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { useRegisterMutation } from './Register.generated.ts';

const OUTCOME = { key: 'registration' };

/** Creates the account and goes to login; resolves to the fields that the server refused. */
export function useRegister() {
  const [register] = useRegisterMutation();
  const navigate = useNavigate();
  return async (input: RegisterInput): Promise<FormikErrors<RegisterInput>> => {
    try {
      const { data } = await register({ variables: { input } });
      const problems = data?.register?.userErrors;
      if (problems?.length === 0) {
        toast.success('Registration Successful', undefined, OUTCOME);
        await navigate('/login');
        return {};
      }
      toast.failure(
        'Registration Failed',
        problems?.[0]?.message ?? 'Registration failed',
        OUTCOME,
      );
      return Object.fromEntries(
        (problems ?? []).flatMap(({ field, message }) =>
          field?.[0] === undefined ? [] : [[field[0], message]],
        ),
      );
    } catch (error) {
      toast.failure('Registration Failed', messageOf(error), OUTCOME);
      return {};
    }
  };
}
