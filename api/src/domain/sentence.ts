import { otherReasons, reasonsForPeople } from './reasons.ts';

const reasons = { ...reasonsForPeople, ...otherReasons };
type Reasons = typeof reasons;

/** Names a sentence in all languages. */
type Reason = keyof Reasons;

/** Names of the values in a sentence: `{limit}`. */
type ValueName<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueName<Rest>
  : never;

/** Reasons whose sentence has no values. */
export type PlainReason = {
  [R in Reason]: [ValueName<Reasons[R]>] extends [never] ? R : never;
}[Reason];

/** An English sentence, with its reason and the values in it. */
export interface Sentence {
  message: string;
  reason: Reason;
  values?: Readonly<Record<string, string | number>>;
}

/** The sentence of a reason that has values. */
export function withValues<R extends Exclude<Reason, PlainReason>>(
  reason: R,
  values: Readonly<Record<ValueName<Reasons[R]>, string | number>>,
): Sentence {
  const texts: Readonly<Record<string, string | number>> = values;
  const message = reasons[reason].replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'seconds' ? waitWords(Number(texts[name])) : String(texts[name]),
  );
  return { message, reason, values };
}

/** A sentence, or the reason of one without values. */
export type Text = PlainReason | Sentence;

export function sentenceOf(text: Text): Sentence {
  return typeof text === 'string' ? { message: reasons[text], reason: text } : text;
}

/** `45 seconds`, `2 minutes`; minutes are rounded up. */
function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
