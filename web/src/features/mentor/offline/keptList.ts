import type { KeptPersonFragment } from './KeptPerson.generated.ts';

/** A person in the list of a mentor that is stored for a start without a network. */
export interface KeptPerson {
  id: string;
  name: string;
  /** Class or position; null if unknown. */
  place: string | null;
  /** Null before the first stage. */
  stage: string | null;
  percent: number | null;
  /** Time of the last save, else of the registration; null at 100 percent. */
  waitingSince: string | null;
  /** Null without a planned session. */
  nextSession: { at: string; place: string | null } | null;
}

export interface KeptList {
  /** Time of the response, in milliseconds since 1970. */
  at: number;
  people: KeptPerson[];
}

/** The stored fields of a person. */
export function keptPerson(person: KeptPersonFragment): KeptPerson {
  const { id, name, createdAt, progress } = person;
  const nextSession = person.status === 'inactive' ? null : person.nextSession;
  const place =
    person.__typename === 'Student'
      ? person.formDetails?.class
      : person.formDetails?.currentPosition;
  const percent = progress?.percent ?? null;
  return {
    id,
    name,
    place: place ?? null,
    stage: progress?.currentStage ?? null,
    percent,
    waitingSince: percent === 100 ? null : (progress?.lastUpdated ?? createdAt),
    nextSession: nextSession && { at: nextSession.at, place: nextSession.place },
  };
}

/** Type guard for the stored value, which an older release may have written. */
export function isKeptList(value: unknown): value is KeptList {
  if (typeof value !== 'object' || value === null) return false;
  const { at, people } = value as Record<string, unknown>;
  return typeof at === 'number' && Array.isArray(people);
}
