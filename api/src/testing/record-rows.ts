import type { Audience } from '../domain/words.ts';
import type { RecordWorld } from './record-world.ts';

type World = RecordWorld;

/** Ids of a route with the caller. */
export interface Row {
  audience?: Audience;
  as: 'admin' | 'mentor' | 'person';
  /** Adds data that the route needs. */
  prepare?: (world: World) => Promise<void>;
  /** Ids that the caller may use. */
  own: (world: World) => string[];
  /** Ids of existing records that the caller may not use. */
  others: (world: World) => string[];
  /** Status for ids of others; 404 unless the caller may know that they exist. */
  refusal?: 200 | 400;
  /** Status for an unknown id. */
  missing?: 200 | 400;
  /** Other fields of the body. */
  body?: (world: World) => object;
}

export const ofPerson = (audience: Audience, body?: Row['body']): Row => ({
  audience,
  as: 'admin',
  own: ({ person, foreignPerson }) => [person.id, foreignPerson.id],
  others: ({ otherPerson, mentor, club, admin }) => [otherPerson.id, mentor.id, club.id, admin.id],
  ...(body && { body }),
});
export const ofMentor: Row = {
  as: 'admin',
  own: ({ mentor, foreignMentor }) => [mentor.id, foreignMentor.id],
  others: ({ person, club, admin }) => [person.id, club.id, admin.id],
};
export const ofClub: Row = {
  as: 'admin',
  own: ({ club, otherClub }) => [club.id, otherClub.id],
  others: ({ person, mentor }) => [person.id, mentor.id],
};
export const ofAccount: Row = {
  as: 'admin',
  own: ({ person, mentor }) => [person.id, mentor.id],
  others: ({ club, request }) => [club.id, request.id],
};
export const ofRequest: Row = {
  as: 'admin',
  own: ({ request, foreignRequest }) => [request.id, foreignRequest.id],
  others: ({ person, mentor }) => [person.id, mentor.id],
};
export const ofConcern: Row = {
  as: 'admin',
  own: ({ concern }) => [concern.id],
  others: ({ person, request }) => [person.id, request.id],
};
export const mentorsPerson: Row = {
  as: 'mentor',
  own: ({ person }) => [person.id],
  others: ({ foreignPerson, otherPerson, mentor }) => [foreignPerson.id, otherPerson.id, mentor.id],
};
export const mentorsStep: Row = {
  as: 'mentor',
  own: ({ step }) => [step.id],
  others: ({ foreignStep, person }) => [foreignStep.id, person.id],
};
export const done = { isDone: true };
export const assignedMentor = (audience: Audience): Row => ({
  audience,
  as: 'admin',
  own: ({ mentor }) => [mentor.id],
  others: ({ foreignMentor }) => [foreignMentor.id],
  refusal: 400,
});
export const assignedClub = (audience: Audience, as: Row['as'], body?: object): Row => ({
  audience,
  as,
  own: ({ club, foreignClub }) => [club.id, foreignClub.id],
  others: ({ otherClub }) => [otherClub.id],
  refusal: 400,
  ...(body && { body: () => body }),
});

/** A batch refuses the person of a wrong id and is 200. */
export const inBatch = (row: Row): Row => ({
  ...row,
  missing: 200,
  refusal: 200,
  body: ({ person }) => ({ people: [{ id: person.id }] }),
});
