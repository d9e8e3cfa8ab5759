import { isRecord } from '../reading/isRecord.ts';
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
  'properties',
];

/** Where they list entries, and otherwise have words or another list. */
const MIXED = ['detail', 'message', 'error', 'data', '_embedded'];

/** What an entry calls its field for certain, and what may also be something else. */
const NAMES = ['field', 'path', 'param', 'property', 'propertyPath', 'loc', 'instancePath'];
const OTHER_NAMES = ['fieldName', 'attribute', 'name', 'key'];

/** What a field is called beside a sentence, where `path` is that of the call. */
const BESIDE = ['field', 'fieldName', 'param', 'property'];

/** What stands between a field and its messages, or between two fields, in Zod's trees. */
const BETWEEN = ['_errors', 'errors', 'properties', 'items'];

const MAX_FIELDS = 50;
const MAX_DEPTH = 4;

/** The fields that a refusal names, however it lists them; empty where it names none. */
export function refusedFields(body: unknown, call: Refused): RefusedField[] {
  const found = Array.isArray(body) ? ofList(body, call) : listed(body, call);
  return found.slice(0, MAX_FIELDS);
}

/** @param isList true of what stands where messages by field are to be expected */
function listed(body: unknown, call: Refused, depth = 0, isList = false): RefusedField[] {
  if (!isRecord(body) || depth > MAX_DEPTH) return [];
  const said = uncapitalised(body);
  for (const key of [...LISTS, ...MIXED]) {
    const list = said[key];
    const found = Array.isArray(list)
      ? ofList(list, call)
      : listed(list, call, depth + 1, LISTS.includes(key));
    if (found.length > 0) return found;
  }
  if (isList && wordsIn(body).length === 0) return messagesByField(body, call);
  const bare = bareFields(body, call);
  const told = bare.length > 0 ? bare : ofSentence(said, call);
  return isList && told.length === 0 ? messagesByField(body, call) : told;
}

/** The one field beside what is said, or in it: `{message: "…", field: "email"}`, `body/email must …`. */
function ofSentence(said: Record<string, unknown>, call: Refused): RefusedField[] {
  const words = wordsIn(said);
  const spoken = words.find((sentence) => sentence.startsWith('body/'))?.split(' ')[0];
  const field = fieldPath(BESIDE.map((key) => said[key]).find(isText) ?? spoken, call.sent);
  return field !== null && isSent(field, call.sent) ? refused(field, words, call) : [];
}

function ofList(list: unknown[], call: Refused, depth = 0): RefusedField[] {
  if (depth > MAX_DEPTH) return [];
  return list.slice(0, MAX_FIELDS).flatMap((entry) => ofEntry(entry, call, depth));
}

function ofEntry(entry: unknown, call: Refused, depth: number): RefusedField[] {
  if (typeof entry === 'string') return refused(fieldSpokenOf(entry, call.sent), [entry], call);
  if (!isRecord(entry)) return [];
  const words = wordsIn(entry);
  const { constraints, children, property } = entry;
  if (isRecord(constraints)) words.push(...Object.values(constraints).filter(isText));
  if (words.length > 0) {
    const field = fieldOf(entry, call.sent) ?? fieldSpokenOf(words[0] ?? '', call.sent);
    return refused(field, words, call);
  }
  if (!Array.isArray(children)) return messagesByField(entry, call);
  const within = children
    .filter(isRecord)
    .map((child) => ({ ...child, property: [property, child['property']].flat() }));
  return ofList(within, call, depth + 1);
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
  within: string[] = [],
  depth = 0,
): RefusedField[] {
  if (depth > MAX_DEPTH) return [];
  return Object.entries(record)
    .slice(0, MAX_FIELDS)
    .flatMap(([key, said]) => {
      const path = BETWEEN.includes(key) ? within : [...within, key];
      if (isRecord(said) && wordsIn(said).length === 0) {
        return messagesByField(said, call, path, depth + 1);
      }
      const field = fieldPath(path, call.sent);
      const each: unknown[] = Array.isArray(said) ? said : [said];
      return each.flatMap((one) => refused(field, wordsIn(one), call));
    });
}

/**
 * Messages by field that stand in no list: `{email: ["…"]}`. A single text is one only where
 * nothing else speaks and the field was sent.
 */
function bareFields(body: Record<string, unknown>, call: Refused): RefusedField[] {
  if ('id' in body || '_id' in body) return [];
  const isAlone = wordsIn(body).length === 0;
  const fields = Object.entries(body).filter(([key, said]) => {
    if (MIXED.includes(key)) return false;
    if (Array.isArray(said)) return said.every(isText);
    return isAlone && isSent(fieldPath(key, call.sent) ?? '', call.sent);
  });
  return messagesByField(Object.fromEntries(fields), call);
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
