import { otherReasons, reasonsForPeople } from '../domain/reasons.ts';
import { withValues } from '../domain/sentence.ts';

const texts: Readonly<Record<string, string>> = { ...reasonsForPeople, ...otherReasons };

/** What is wrong with the reasons of an error response: unknown ones, or not those of its messages. */
export function reasonProblem(body: object): string | null {
  const { errors = [] } = body as { errors?: object[] };
  const wrong = [body, ...errors].find((sentence) => !isOfItsReason(sentence));
  return wrong ? `reason, values and message do not match: ${JSON.stringify(wrong)}` : null;
}

function isOfItsReason(sentence: { reason?: string; message?: string; values?: object }): boolean {
  const { reason = '', message, values = {} } = sentence;
  const text = texts[reason];
  if (text === undefined) return false;
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return (
    names.toSorted().join() === Object.keys(values).toSorted().join() &&
    withValues(reason as 'TOO_LONG', values as Parameters<typeof withValues<'TOO_LONG'>>[1])
      .message === message
  );
}
