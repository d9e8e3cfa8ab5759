import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { capitalised, isDay, shortDate, shortMoment } from '../../lib/format.ts';
import { currentLanguage, textOf } from '../../lib/i18n/catalogs.ts';
import { isolated } from '../../lib/i18n/formats.ts';
import { optionText } from '../../lib/i18n/options.ts';
import { deviceText } from '../../lib/session/deviceText.ts';
import type { DetailsItem } from '../../ui/DetailsList.tsx';
import { ACCESSES, LABELS, MISSING, PARTS, SECTIONS, VALUES } from './recordWords.ts';
import type { OwnData } from './useMyData.ts';

export type Section = OwnData['sections'][number];
type Row = Section['entries'][number]['rows'][number];

const wordIn = <Word,>(words: Partial<Record<string, Word>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Title of a section, or label of a row: without one of the web's, the server's, in English. */
function labelled(words: typeof LABELS, name: string, given: string) {
  if (currentLanguage() === 'en') return { text: given };
  const message = wordIn(words, name);
  return message ? { text: textOf(message) } : { text: given, lang: 'en' };
}

export const sectionTitle = ({ name, title }: Section) => labelled(SECTIONS, name, title);

/** A row of the record for a list, in the language of the page. On English pages as the server writes it. */
export function recordItem(row: Row, entry: readonly Row[]): DetailsItem {
  const { text: term, lang } = labelled(LABELS, fieldOf(row), row.label);
  return { term, lang, value: valueOf(row, entry) };
}

const CHANGE = /^change\./;
const fieldOf = ({ name }: Row) => name.replace(CHANGE, '');

function valueOf(row: Row, entry: readonly Row[]): ReactNode {
  const { name, value, kind } = row;
  if (value === null) return null;
  if (kind === 'DATE') return shortDate(value);
  if (kind === 'MOMENT') return shortMoment(value);
  if (currentLanguage() === 'en') return value;
  const text = sentence(row, entry) ?? changeText(row) ?? storedText(fieldOf(row), rawOf(row));
  if (text !== undefined) return <span>{text}</span>;
  return isClosed(name) ? <span lang="en">{value}</span> : value;
}

/** Fields whose values are the server's words, not those of a user. */
const isClosed = (name: string) =>
  name === 'access' || name === 'category' || Object.hasOwn(VALUES, name);

const rawOf = ({ json }: Row) => JSON.parse(json) as unknown;

/** Text of a row that the server makes of others, which only the file displays. */
function sentence({ name, value }: Row, entry: readonly Row[]): string | undefined {
  const of = (other: string) => entry.find((row) => row.name === other)?.value ?? '';
  if (name === 'device') return deviceText(value ?? '');
  const role = of('role').toLowerCase();
  if (name === 'changedBy') {
    const roleName = storedText('role', role);
    return roleName && of('by') && `${isolated(of('by'))} (${roleName})`;
  }
  const access = wordIn(ACCESSES, `${role} ${of('action')}`);
  const part = wordIn(PARTS, of('part'));
  return name === 'access' && access && part ? `${textOf(access)}: ${textOf(part)}` : undefined;
}

const isChange = (raw: unknown): raw is { before: unknown; after: unknown } =>
  typeof raw === 'object' && raw !== null && 'before' in raw && 'after' in raw;

/** The values before and after a change; the one value if the row only names what was changed. */
function changeText(row: Row): string | undefined {
  const raw = rawOf(row);
  if (!CHANGE.test(row.name) || !isChange(raw)) return undefined;
  const field = fieldOf(row);
  const sides = [raw.before, raw.after].map((side) => sideText(field, side));
  const [shown] = [raw.after, raw.before].filter((side) => !isMissing(side));
  return asWritten(field, shown) === row.value ? sideText(field, shown) : sides.join(' → ');
}

const isMissing = (raw: unknown) => raw === null || asWritten('', raw) === '';

function sideText(field: string, raw: unknown): string {
  if (!isMissing(raw)) return storedText(field, raw) ?? isolated(asWritten(field, raw));
  const message = wordIn(MISSING, field);
  return message ? textOf(message) : t`Not given`;
}

function asWritten(field: string, raw: unknown): string {
  const text = Array.isArray(raw) ? raw.join(', ') : String(raw).trim();
  return field.endsWith('Percentage') ? `${text}%` : text;
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Fields of the forms and stages, whose values are in a list or the user's words. */
const OPTIONS =
  /^(class|gender|academicStream|currentPosition|experience|qualifications|stage|.*stage\.name)$/;

/** Text of a stored value; undefined for what a user wrote. */
function storedText(field: string, raw: unknown): string | undefined {
  if (typeof raw === 'boolean') return raw ? t`Yes` : t`No`;
  if (typeof raw !== 'string') return undefined;
  if (isDay(raw)) return shortDate(raw);
  if (MOMENT.test(raw)) return shortMoment(raw);
  const message = wordIn(
    wordIn(VALUES, field.replace(/^session\./, '')) ?? {},
    raw.trim().toLowerCase(),
  );
  if (message) return textOf(message);
  const option = capitalised(raw.trim());
  const label = OPTIONS.test(field) ? optionText(option) : option;
  return label === option ? undefined : label;
}
