import { toast } from '../../ui/toast.ts';
import { isUnauthenticated } from '../errors.ts';
import { answerOf, failureOf, messageElsewhere, type Outcome } from './outcome.ts';
import type { PayloadOf } from './payloadOf.ts';

interface Message {
  title: string;
  detail?: string;
}

/** Toasts for the outcome of a mutation. */
export interface Toasts {
  /** A toast replaces the previous one with the same key. */
  key: string;
  /** Missing if the caller shows the success itself. */
  success?: Message | undefined;
  /** `detail` is shown if the server gave no reason, or always with `always`. */
  failure: Required<Message> & { always?: boolean };
  /** Input fields that show their own errors. */
  fields?: readonly string[];
  /** Codes of user errors without a toast, because the screen handles them. */
  handled?: readonly string[];
  /** Errors without a toast, because the screen handles them. */
  handles?: (error: unknown) => boolean;
}

/** The used part of the result of `useMutation`. */
type Mutation<Data, Variables> = readonly [
  (options: {
    variables: Variables;
    errorPolicy: 'all';
  }) => Promise<{ data?: Data | null | undefined; error?: Error | undefined }>,
  { loading: boolean },
];

/**
 * Runs a mutation with one root field. `run` resolves to the outcome and never rejects. It shows a
 * toast, except for an expired session, which redirects to login.
 */
export function useOutcome<Data, Variables>([mutate, { loading }]: Mutation<Data, Variables>) {
  const run = async (
    variables: Variables,
    { key, success, failure, fields = [], handled = [], handles = () => false }: Toasts,
  ): Promise<Outcome<PayloadOf<Data>>> => {
    const outcome = await mutate({ variables, errorPolicy: 'all' }).then(
      ({ data, error }) =>
        answerOf(Object.values(data ?? {})[0] as PayloadOf<Data> | undefined, error),
      failureOf,
    );
    if (outcome.done) {
      if (success) toast.success(success.title, success.detail, { key });
    } else if (
      !isUnauthenticated(outcome.error) &&
      !handles(outcome.error) &&
      !outcome.userErrors.some(({ code }) => handled.includes(code ?? ''))
    ) {
      const message = messageElsewhere(outcome, fields, failure.detail);
      toast.failure(failure.title, failure.always ? failure.detail : message, { key });
    }
    return outcome;
  };
  return { run, busy: loading };
}
