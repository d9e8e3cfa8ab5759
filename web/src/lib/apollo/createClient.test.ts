import { ApolloLink, type ApolloCache } from '@apollo/client';
import { parse } from 'graphql';
import { beforeEach, expect, it } from 'vitest';
import { createClient } from './createClient.ts';

const visitor = { token: () => null, end: () => undefined, setSessionEnd: () => undefined };
let cache: ApolloCache;

beforeEach(() => {
  ({ cache } = createClient(visitor, ApolloLink.empty()));
});

const query = (fields: string) => parse(`query { ${fields} }`);

it('an object without an id keeps the fields of earlier answers', () => {
  const ofDetails = (field: string) => query(`myStudentProfile { id formDetails { ${field} } }`);
  const write = (field: string, value: string) => {
    const formDetails = { __typename: 'StudentFormDetails', [field]: value };
    const myStudentProfile = { __typename: 'Student', id: 's1', formDetails };
    cache.writeQuery({ query: ofDetails(field), data: { myStudentProfile } });
  };
  write('class', '9th');
  write('schoolName', 'Hill View');

  expect(cache.readQuery({ query: ofDetails('class') })).toMatchObject({
    myStudentProfile: { formDetails: { class: '9th' } },
  });
});

it('figures of the mentor are one object, whose lists are replaced', () => {
  const bands = (...counts: number[]) => ({
    __typename: 'MentorStats',
    bands: counts.map((count) => ({ __typename: 'BandCount', count })),
  });
  const ofDashboard = query('mentorDashboard { stats { bands { count } } }');
  const mentorDashboard = { __typename: 'MentorDashboard', stats: bands(1, 2) };
  cache.writeQuery({ query: ofDashboard, data: { mentorDashboard } });
  // As in the payload of a save.
  const fragment = parse('fragment Saved on MentorStats { bands { count } }');
  cache.writeFragment({ id: 'MentorStats:{}', fragment, data: bands(3) });

  expect(cache.readQuery({ query: ofDashboard })).toMatchObject({
    mentorDashboard: { stats: { bands: [{ count: 3 }] } },
  });
});

it.each(['AuditActor', 'HistoryActor', 'WaitingPerson'])('each entry has its own %s', (actor) => {
  const ofEntries = query('entries { id by { id name } }');
  const entry = (id: string, name: string) => ({
    __typename: 'Entry',
    id,
    by: { __typename: actor, id: 'a1', name },
  });
  const entries = [entry('e1', 'Asha Rao'), entry('e2', 'Asha Iyer')];
  cache.writeQuery({ query: ofEntries, data: { entries } });

  expect(cache.readQuery({ query: ofEntries })).toEqual({ entries });
});
