import { features, type User } from '../../domain/account.ts';
import { hasKeyDetail } from '../entities/detailReader.ts';
import { knownRole } from '../entities/role.ts';
import { ifReadable, orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { languageTag } from './languageTag.ts';

/**
 * The account of a session. The email is the id of an account without one.
 * @param formSubmitted value from another call
 */
export function readUser(record: RecordReader, formSubmitted?: User['formSubmitted']): User {
  const email = record.requiredText('email');
  // Fields of these names with another shape are ignored.
  const words = new Set(ifReadable(() => record.words('features')));
  return {
    id: record.optionalId() ?? email.trim().toLowerCase(),
    name: record.requiredText('name'),
    email,
    role: knownRole(record),
    formSubmitted: formSubmitted ?? readFormSubmitted(record),
    phone: orError(() => record.text('phone')),
    mailUpdates: orError(() => record.flag('mailUpdates')),
    language: languageTag(ifReadable(() => record.text('language'))),
    secondFactor: orError(() => record.flag('secondFactor')),
    secondFactorDue: orError(() => record.flag('secondFactorDue') ?? false),
    features: features.filter((feature) => words.has(feature)),
  };
}

/** The flag, or, where the backend sends none, whether the form's key fields are filled. */
export function readFormSubmitted(record: RecordReader): boolean {
  return record.flag('formSubmitted') ?? hasFilledForm(record);
}

/** True when the record has the flag or the form, or belongs to an account without a form. */
export function includesForm(record: RecordReader): boolean {
  const role = knownRole(record);
  const hasForm = role === 'student' || role === 'educator';
  const isIncluded = record.has('formSubmitted') || record.has('formDetails');
  return !hasForm || isIncluded || hasFilledForm(record);
}

function hasFilledForm(record: RecordReader): boolean {
  const role = knownRole(record);
  return (role === 'student' || role === 'educator') && hasKeyDetail(record, role);
}
