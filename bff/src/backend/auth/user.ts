import type { Feature, Role, User } from '../../domain/account.ts';
import { hasKeyDetail } from '../entities/detailReader.ts';
import { knownRole } from '../entities/role.ts';
import { ifReadable } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';

const FEATURES: readonly Feature[] = ['BATCHES', 'IMPORT', 'SESSIONS', 'CONCERNS', 'EXPORT_AUDIT'];

/** The account of a session. The email is the id of an account without one. */
export class RecordedUser implements User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role | null;
  readonly formSubmitted: User['formSubmitted'];
  private readonly record: RecordReader;

  /** @param formSubmitted value from another call */
  constructor(record: RecordReader, formSubmitted?: User['formSubmitted']) {
    this.role = knownRole(record);
    this.email = record.requiredText('email');
    this.id = record.optionalId() ?? this.email.trim().toLowerCase();
    this.name = record.requiredText('name');
    this.formSubmitted = formSubmitted ?? readFormSubmitted(record);
    this.record = record;
  }

  get phone(): string | null {
    return this.record.text('phone');
  }

  get mailUpdates(): boolean | null {
    return this.record.flag('mailUpdates');
  }

  get secondFactor(): boolean | null {
    return this.record.flag('secondFactor');
  }

  get secondFactorDue(): boolean {
    return this.record.flag('secondFactorDue') ?? false;
  }

  get features(): Feature[] {
    // A field of this name with another shape is ignored.
    const words = new Set(ifReadable(() => this.record.words('features')));
    return FEATURES.filter((feature) => words.has(feature));
  }
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
