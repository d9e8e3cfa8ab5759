import { isDeepStrictEqual } from 'node:util';
import { asciiDigits } from '@waymark/node-kit/digits';
import { cleanName, isSameName } from '../../domain/names.ts';
import type { FormDetails, GuardianConsent } from '../../domain/form-details.ts';
import type { Language } from '../../domain/words.ts';

/** Answers of a request: numbers and lists may be texts. */
export type Answers = { [K in keyof FormDetails]?: unknown };

const numbers = new Set(['age', 'tenthPercentage', 'twelfthPercentage']);
const phones = new Set(['emergencyContact', 'parentContact']);
const names = new Set(['schoolName', 'institution']);

/** Merges answers into the details: missing fields are kept, blank or null clears. */
export function mergeDetails(details: FormDetails, answers: Answers): FormDetails {
  const merged: Record<string, unknown> = { ...details };
  for (const [key, answer] of Object.entries<unknown>(answers)) {
    if (answer === undefined) continue;
    const value = key === 'interests' ? readList(answer) : readAnswer(key, answer, merged[key]);
    if (value === null) Reflect.deleteProperty(merged, key);
    else merged[key] = value;
  }
  return merged;
}

function readAnswer(key: string, answer: unknown, stored: unknown): unknown {
  if (key === 'consent' && answer) return readConsent(answer as SentConsent, stored);
  if (typeof answer !== 'string') return answer;
  const text = answer.trim();
  if (text === '') return null;
  if (numbers.has(key)) return Number(asciiDigits(text));
  if (phones.has(key)) return asciiDigits(text);
  return names.has(key) ? readName(text, stored) : text;
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

function readName(text: string, stored: unknown): string {
  return typeof stored === 'string' && isSameName(stored, text) ? stored : cleanName(text);
}

/** A consent in a request. */
type SentConsent = Omit<GuardianConsent, 'language'> & { language?: Language | null };

function readConsent(sent: SentConsent, stored: unknown): GuardianConsent {
  const { language: formerLanguage, ...former } = (stored ?? {}) as Partial<GuardianConsent>;
  const consent = {
    guardianName: readName(sent.guardianName, former.guardianName),
    relation: sent.relation.trim(),
    // An email keeps its characters.
    contact: sent.contact.includes('@') ? sent.contact.trim() : asciiDigits(sent.contact.trim()),
    givenOn: sent.givenOn.trim(),
    noticeVersion: sent.noticeVersion.trim(),
  };
  const language = sent.language ?? (isDeepStrictEqual(consent, former) ? formerLanguage : 'en');
  return { ...consent, ...(language && { language }) };
}
