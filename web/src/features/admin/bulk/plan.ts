import type { PersonRowFragment } from '../row/PersonRow.generated.ts';

/** A person as read when the action began. */
export type BulkPerson = Pick<
  PersonRowFragment,
  '__typename' | 'id' | 'name' | 'email' | 'status' | 'version' | 'club' | 'mentor'
> & { consentMissing?: boolean | null };

/** One change to send. */
export interface Change {
  person: BulkPerson;
  /** Id of the mentor or club, null for none; or the status. */
  value: string | null;
  /** Expected version; null to overwrite any. */
  ifVersion: string | null;
}

/** A person whom the action leaves out, and why. */
export interface LeftOut {
  person: BulkPerson;
  reason: string;
}

/** What an action will do. */
export interface Plan {
  changes: Change[];
  leftOut: LeftOut[];
}

export const changeOf = (person: BulkPerson, value: string | null): Change => ({
  person,
  value,
  ifVersion: person.version,
});

/** Sets one value for everybody, except those whom one of the rules leaves out. */
export function planOf(
  people: readonly BulkPerson[],
  value: string | null,
  ...rules: ((person: BulkPerson, value: string | null) => string | null)[]
): Plan {
  const plan: Plan = { changes: [], leftOut: [] };
  for (const person of people) {
    const reason = rules.map((rule) => rule(person, value)).find((one) => one !== null);
    if (reason === undefined) plan.changes.push(changeOf(person, value));
    else plan.leftOut.push({ person, reason });
  }
  return plan;
}

/** Why a mentor can't be assigned to a person: the mentor is of another club than the person. */
export const otherClubOf =
  (mentor: { club: { id: string } | null } | null) =>
  ({ club }: BulkPerson): string | null =>
    club && mentor?.club && mentor.club.id !== club.id ? `Is in ${club.name}` : null;
