import type { FormDetails } from '../../domain/form-details.ts';

/** Answers of a request: numbers and lists may be texts. */
type Answers = { [K in keyof FormDetails]?: unknown };

const numbers = new Set(['age', 'tenthPercentage', 'twelfthPercentage']);

/** Merges answers into the details: missing fields are kept, blank or null clears. */
export function mergeDetails(details: FormDetails, answers: Answers): FormDetails {
  const merged: Record<string, unknown> = { ...details };
  for (const [key, answer] of Object.entries<unknown>(answers)) {
    if (answer === undefined) continue;
    const value = key === 'interests' ? readList(answer) : readAnswer(key, answer);
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = value;
  }
  return merged;
}

function readAnswer(key: string, answer: unknown): unknown {
  if (key === 'consent' && answer) return trimmed(answer);
  if (typeof answer !== 'string') return answer;
  const text = answer.trim();
  if (text === '') return null;
  return numbers.has(key) ? Number(text) : text;
}

/** Interests as a list, or as text with commas; empty items are dropped, of equal ones the first is kept. */
function readList(answer: unknown): string[] | null {
  const entries = typeof answer === 'string' ? answer.split(',') : ((answer ?? []) as string[]);
  const items = new Map<string, string>();
  for (const item of entries.map((entry) => entry.trim())) {
    const key = item.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
    if (item !== '' && !items.has(key)) items.set(key, item);
  }
  return items.size > 0 ? [...items.values()] : null;
}

/** Trims all texts of a record. */
function trimmed(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts as Record<string, string>).map(([key, text]) => [key, text.trim()]),
  );
}
