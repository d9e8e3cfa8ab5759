import { toast } from '../../ui/toast.ts';
import { isUnauthenticated } from '../errors.ts';
import { failureOf, messageElsewhere, outcomeOf, type Outcome, type UserError } from './outcome.ts';

interface Message {
  title: string;
  detail?: string;
}

/** What the toasts say about the outcome of a mutation. */
export interface Toasts {
  /** The next toast with this key replaces the last. */
  key: string;
  /** Absent where the caller shows it itself. */
  success?: Message | undefined;
  /** The detail is for failures without a reason of the server, or for all of them. */
  failure: Required<Message> & { always?: boolean };
  /** Input fields that show their own messages. */
  fields?: readonly string[];
  /** Codes of user errors that the screen shows itself, without a toast. */
  handled?: readonly string[];
  /** Failed calls that the screen shows itself, without a toast. */
  handles?: (error: unknown) => boolean;
}

/** What `useMutation` returns, as far as it is used. */
type Mutation<Data, Variables> = readonly [
  (options: { variables: Variables }) => Promise<{ data?: Data | null | undefined }>,
  { loading: boolean },
];

type PayloadOf<Data> = Extract<NonNullable<Data[keyof Data]>, { userErrors: UserError[] }>;

/**
 * Runs a mutation with one root field. `run` resolves to the outcome and never rejects; it shows a
 * toast, except for an expired session, which leads to login.
 */
export function useOutcome<Data, Variables>([mutate, { loading }]: Mutation<Data, Variables>) {
  const run = async (
    variables: Variables,
    { key, success, failure, fields = [], handled = [], handles = () => false }: Toasts,
  ): Promise<Outcome<PayloadOf<Data>>> => {
    const outcome = await mutate({ variables }).then(
      ({ data }) => outcomeOf(Object.values(data ?? {})[0] as PayloadOf<Data> | undefined),
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
