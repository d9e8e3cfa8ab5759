import type { Changed, WriteResult } from '../../backend/port.ts';
import type { Educator, Person, Student } from '../../domain/person.ts';
import type { UserError } from '../../domain/userError.ts';

export interface PersonPayload {
  person: Changed<Person>;
  userErrors: UserError[];
}

export interface StudentPayload {
  student: Changed<Student>;
  userErrors: UserError[];
}

export interface EducatorPayload {
  educator: Changed<Educator>;
  userErrors: UserError[];
}

export function personPayload({ entity, userErrors }: WriteResult<Person>): PersonPayload {
  return { person: entity, userErrors };
}

export function studentPayload({ entity, userErrors }: WriteResult<Student>): StudentPayload {
  return { student: entity, userErrors };
}

export function educatorPayload({ entity, userErrors }: WriteResult<Educator>): EducatorPayload {
  return { educator: entity, userErrors };
}
