import { sql, type RawBuilder } from 'kysely';
import type { FormDetails } from '../../domain/form-details.ts';
import type { Audience } from '../../domain/words.ts';

/** With one of these filled a form counts as submitted, whatever its flag says. */
const keyDetails: Record<Audience, readonly (keyof FormDetails)[]> = {
  student: ['class', 'schoolName', 'tenthPercentage', 'futureAspirations'],
  educator: ['currentPosition', 'institution', 'experience', 'qualifications'],
};

/** Whether a person's form counts as submitted. */
export function isFormSubmitted(audience: Audience, flag: boolean, details: FormDetails): boolean {
  return flag || keyDetails[audience].some((key) => (details[key] ?? '') !== '');
}

/** The same rule as a condition on a row of people, to count or filter by. */
export function formSubmittedIn(audience: Audience): RawBuilder<boolean> {
  const filled = keyDetails[audience].map(
    (key) => sql`coalesce(people.details ->> ${sql.lit(key)}, '') <> ''`,
  );
  return sql`(people.audience = ${sql.lit(audience)}
    and (people.form_submitted or ${sql.join(filled, sql` or `)}))`;
}
