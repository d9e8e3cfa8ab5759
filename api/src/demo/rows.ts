import type { Insertable } from 'kysely';
import type { Role } from '../domain/words.ts';
import type {
  ClubsTable,
  MentorsTable,
  PeopleTable,
  StagesTable,
  UsersTable,
} from '../platform/database/schema.ts';
import type { DemoAccount, DemoData } from './records.ts';

/** A row per account. */
export function userRows(data: DemoData, passwordHash: string): Insertable<UsersTable>[] {
  const row = (role: Role, account: DemoAccount): Insertable<UsersTable> => ({
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    role,
    password_hash: passwordHash,
    status: account.status,
    created_at: account.createdAt,
  });
  return [
    row('admin', data.admin),
    ...data.mentors.map((mentor) => row('mentor', mentor)),
    ...data.people.map((person) => row(person.audience, person)),
  ];
}

export function clubRows({ clubs }: DemoData): Insertable<ClubsTable>[] {
  return clubs.map(({ id, name, description, audience, createdAt }) => ({
    id,
    name,
    description,
    audience,
    created_at: createdAt,
  }));
}

export function stageRows({ clubs }: DemoData): Insertable<StagesTable>[] {
  return clubs.flatMap((club) =>
    club.stages.map(({ id, name, description }, position) => ({
      id,
      club_id: club.id,
      position,
      name,
      description,
    })),
  );
}

export function mentorRows({ mentors }: DemoData): Insertable<MentorsTable>[] {
  return mentors.map(({ id, clubId, experience, specialization }) => ({
    user_id: id,
    club_id: clubId,
    experience,
    specialization,
  }));
}

export function personRows({ people }: DemoData): Insertable<PeopleTable>[] {
  return people.map((person) => ({
    user_id: person.id,
    audience: person.audience,
    club_id: person.clubId,
    mentor_id: person.mentorId,
    education: person.education,
    form_submitted: person.formSubmitted,
    form_submitted_at: person.formSubmittedAt,
    details: JSON.stringify(person.details),
  }));
}
