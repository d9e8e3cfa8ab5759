import { isRecord } from '../answers/isRecord.ts';
import { fieldPath, fieldSpokenOf } from './fieldPath.ts';
import { fitForPeople } from './fitForPeople.ts';
import { uncapitalised, wordsIn } from './serverWords.ts';

/** One thing that a server refused. */
export interface RefusedField {
  /** In the spelling of the call's body, with dots; null where no field is meant. */
  field: string | null;
  message: string;
}

/** The call that was refused. */
export interface Refused {
  /** The body that was sent, whose fields are meant. */
  sent: object;
  authorization: string | undefined;
}

/** Where frameworks list what they refused: entries, or messages by field. */
const LISTS = [
  'errors',
  'fieldErrors',
  'field_errors',
  'violations',
  'validationErrors',
  'validation_errors',
  'invalid-params',
  'invalidParams',
  'issues',
  'problems',
  'modelState',
  'details',
];

/** Where they list entries, and otherwise have words or another list. */
const MIXED = ['detail', 'message', 'error', 'data', '_embedded'];

/** What an entry calls its field for certain, and what may also be something else. */
const NAMES = ['field', 'path', 'param', 'property', 'propertyPath', 'loc', 'instancePath'];
const OTHER_NAMES = ['fieldName', 'attribute', 'name', 'key'];

/** What a field is called beside a sentence, where `path` is that of the call. */
const BESIDE = ['field', 'fieldName', 'param', 'property'];

const MAX_FIELDS = 50;
const MAX_DEPTH = 4;

/** The fields that a refusal names, however it lists them; empty where it names none. */
export function refusedFields(body: unknown, call: Refused): RefusedField[] {
  const found = Array.isArray(body) ? ofList(body, call) : listed(body, call, 0);
  return found.slice(0, MAX_FIELDS);
}

function listed(body: unknown, call: Refused, depth: number): RefusedField[] {
  if (!isRecord(body) || depth > MAX_DEPTH) return [];
  const said = uncapitalised(body);
  for (const key of [...LISTS, ...MIXED]) {
    const list = said[key];
    const found = Array.isArray(list) ? ofList(list, call) : listed(list, call, depth + 1);
    if (found.length > 0) return found;
    if (!isRecord(list) || !LISTS.includes(key)) continue;
    const byField = messagesByField(list, call, []);
    if (byField.length > 0) return byField;
  }
  const bare = bareFields(body, call);
  return bare.length > 0 ? bare : ofSentence(said, call);
}

/** The one field that stands beside what is said: `{message: "…", field: "email"}`. */
function ofSentence(said: Record<string, unknown>, call: Refused): RefusedField[] {
  const field = fieldPath(BESIDE.map((key) => said[key]).find(isText), call.sent);
  return field !== null && isSent(field, call.sent) ? refused(field, wordsIn(said), call) : [];
}

function ofList(list: unknown[], call: Refused): RefusedField[] {
  return list.slice(0, MAX_FIELDS).flatMap((entry) => ofEntry(entry, call));
}

function ofEntry(entry: unknown, call: Refused): RefusedField[] {
  if (typeof entry === 'string') return refused(fieldSpokenOf(entry, call.sent), [entry], call);
  if (!isRecord(entry)) return [];
  const words = wordsIn(entry);
  const { constraints } = entry;
  if (isRecord(constraints)) words.push(...Object.values(constraints).filter(isText));
  const field = fieldOf(entry, call.sent) ?? fieldSpokenOf(words[0] ?? '', call.sent);
  return words.length === 0 ? messagesByField(entry, call, []) : refused(field, words, call);
}

function fieldOf(entry: Record<string, unknown>, sent: object): string | null {
  const { source } = entry;
  const pointer = isRecord(source) ? source['pointer'] : null;
  for (const given of [...NAMES.map((key) => entry[key]), pointer]) {
    const field = fieldPath(given, sent);
    if (field !== null) return field;
  }
  const others = OTHER_NAMES.map((key) => fieldPath(entry[key], sent));
  return others.find((field) => field !== null && isSent(field, sent)) ?? null;
}

/** `{email: ["…"]}`, `{email: "…"}`, `{email: {message: "…"}}`, and all of them nested. */
function messagesByField(
  record: Record<string, unknown>,
  call: Refused,
  within: string[],
): RefusedField[] {
  if (within.length > MAX_DEPTH) return [];
  return Object.entries(record)
    .slice(0, MAX_FIELDS)
    .flatMap(([key, said]) => {
      const path = [...within, key];
      const field = fieldPath(path, call.sent);
      if (isText(said)) return refused(field, [said], call);
      if (Array.isArray(said)) {
        return said.flatMap((one: unknown) => refused(field, wordsIn(one), call));
      }
      if (!isRecord(said)) return [];
      const words = wordsIn(said);
      return words.length > 0 ? refused(field, words, call) : messagesByField(said, call, path);
    });
}

/**
 * Messages by field that stand in no list: `{email: ["…"]}`. A single text is one only where
 * nothing else speaks and the field was sent.
 */
function bareFields(body: unknown, call: Refused): RefusedField[] {
  if (!isRecord(body) || 'id' in body || '_id' in body) return [];
  const isAlone = wordsIn(body).length === 0;
  const fields = Object.entries(body).filter(([key, said]) => {
    if (MIXED.includes(key)) return false;
    if (Array.isArray(said)) return said.every(isText);
    return isAlone && isSent(fieldPath(key, call.sent) ?? '', call.sent);
  });
  return messagesByField(Object.fromEntries(fields), call, []);
}

/** The first of the words that may be shown; a field whose words may not is still named. */
function refused(field: string | null, words: string[], call: Refused): RefusedField[] {
  if (words.length === 0) return [];
  const shown = words.map((said) => fitForPeople(said, call.authorization));
  const message = shown.find((said) => said !== null) ?? null;
  if (message === null && field === null) return [];
  return [{ field, message: message ?? 'This is not accepted.' }];
}

function isSent(field: string, sent: object): boolean {
  return Object.hasOwn(sent, field.split('.')[0] ?? '');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
