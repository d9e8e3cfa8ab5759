import { Type } from 'typebox';
import { asciiDigits } from '../../domain/digits.ts';
import { normaliseEmail } from '../../domain/email.ts';
import { birthdayField, Email, formName, Name, newName } from '../../domain/fields.ts';
import type { FormDetails } from '../../domain/form-details.ts';
import { cleanName, visibleLength } from '../../domain/names.ts';
import type { Audience } from '../../domain/words.ts';
import { createRecordCheck } from '../../platform/http/validation.ts';
import { mergeDetails } from '../people/details.ts';
import { account, optional, required } from '../people/form-fields.ts';
import type { Row, RowError } from './schemas.ts';

/** A person to make. */
export interface NewPerson {
  name: string;
  /** Normalised. */
  email: string;
  phone: string | null;
  details: FormDetails;
}

/** A row whose cells have been read. */
export interface ReadRow {
  line: number;
  /** Values as they are stored; those of invalid cells are not used. */
  person: NewPerson;
  /** Name of the club, and name or email of the mentor. */
  club: string | undefined;
  mentor: string | undefined;
  errors: RowError[];
}

const common = {
  name: Name,
  email: Email,
  phone: Type.Optional(account.phone),
  club: Type.Optional(Type.String()),
  mentor: Type.Optional(Type.String()),
  dateOfBirth: Type.Optional(
    birthdayField(
      'Date of birth must be a day, as 2010-03-14 or 14/03/2010',
      'Date of birth must be in the past, and not before 1900',
    ),
  ),
};

/** The rules of the forms, for the cells that are not blank. */
const checks = {
  student: createRecordCheck(
    Type.Object({
      ...common,
      class: Type.Optional(required.student.class),
      school: Type.Optional(newName(formName('School name'))),
      guardianContact: optional.student.parentContact,
    }),
  ),
  educator: createRecordCheck(
    Type.Object({
      ...common,
      position: Type.Optional(required.educator.currentPosition),
      institution: Type.Optional(newName(formName('Institution'))),
    }),
  ),
};

/** Reads and checks the cells of a row, without club and mentor. */
export function readRow(audience: Audience, { line, ...row }: Row): ReadRow {
  const cells: Partial<Record<keyof typeof row, string>> = Object.fromEntries(
    Object.entries(row).flatMap(([field, typed]) => {
      const text = readCell(typed ?? '');
      return text === '' ? [] : [[field, field === 'dateOfBirth' ? readDate(text) : text]];
    }),
  );
  const { name = '', email = '', phone, club, mentor, ...answers } = cells;
  const { school, position, guardianContact, ...others } = answers;
  const details = { schoolName: school, currentPosition: position, parentContact: guardianContact };
  return {
    line,
    club,
    mentor,
    person: {
      name: cleanName(name),
      email: normaliseEmail(email),
      phone: phone === undefined ? null : asciiDigits(phone),
      details: mergeDetails({}, { ...details, ...others }),
    },
    errors: checks[audience](cells).map((error) => ({ ...error, code: 'VALIDATION' })),
  };
}

/** A formula that was escaped, as in the exports of the web. */
const escapedFormula = /^'(?=[=+\-@＝＋－＠])/u;

/** Without spaces around it and the apostrophe of an escaped formula; '' without a visible character. */
function readCell(typed: string): string {
  const text = typed.trim().replace(escapedFormula, '').trim();
  return visibleLength(text) === 0 ? '' : text;
}

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/** A day first, as YYYY-MM-DD; another text as typed. */
function readDate(text: string): string {
  const digits = asciiDigits(text);
  const [, day = '', , month = '', year = ''] = dayFirst.exec(digits) ?? [];
  return year === '' ? digits : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
