import { ApolloLink, type DocumentNode } from '@apollo/client';
import { gql } from 'graphql-tag';
import { OperationTypeNode } from 'graphql';
import { of, Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createClient } from './createClient.ts';

const CLUBS = gql`
  query Clubs {
    clubs(clubFor: STUDENT) {
      id
      name
    }
  }
`;
const COUNTS = gql`
  query Counts {
    dashboardCounts {
      students
    }
  }
`;
const ASSIGN = gql`
  mutation Assign {
    assignClub(input: { personId: "p1", audience: STUDENT, clubId: "c1" }) {
      person {
        id
        club {
          id
          name
        }
      }
    }
  }
`;

const clubs = { clubs: [{ __typename: 'Club', id: 'c1', name: 'Robotics' }] };
const counts = { dashboardCounts: { __typename: 'DashboardCounts', students: 1 } };
const assigned = {
  assignClub: {
    __typename: 'AssignClubPayload',
    person: {
      __typename: 'Student',
      id: 'p1',
      club: { __typename: 'Club', id: 'c1', name: 'Robotics' },
    },
  },
};
const refused = { assignClub: { __typename: 'AssignClubPayload', person: null } };
const answer = (data: Record<string, unknown>) => (sent: Subject<ApolloLink.Result>) => {
  sent.next({ data });
  sent.complete();
};
const timeout = (sent: Subject<ApolloLink.Result>) => {
  sent.error(new DOMException('The operation timed out.', 'TimeoutError'));
};
const serverTimeout = (sent: Subject<ApolloLink.Result>) => {
  sent.next({ data: { assignClub: null }, errors: [{ message: 'Timeout' }] });
  sent.complete();
};

it.each<[string, DocumentNode, Record<string, unknown>, typeof timeout, number]>([
  ['once more after a mutation wrote one of its types', CLUBS, clubs, answer(assigned), 2],
  ['once after a mutation wrote other types', COUNTS, counts, answer(assigned), 1],
  ['once after a mutation with user errors', CLUBS, clubs, answer(refused), 1],
  ['once more after a mutation without an answer', COUNTS, counts, timeout, 2],
  ['once more after a mutation that timed out at the server', COUNTS, counts, serverTimeout, 2],
])('sends a query %s', async (_case, query, data, finish, times) => {
  const first = {
    query: new Subject<ApolloLink.Result>(),
    mutation: new Subject<ApolloLink.Result>(),
  };
  const sent: OperationTypeNode[] = [];
  const transport = new ApolloLink(({ operationType }) => {
    sent.push(operationType);
    if (operationType === OperationTypeNode.MUTATION) return first.mutation;
    return sent.indexOf(OperationTypeNode.QUERY) === sent.length - 1 ? first.query : of({ data });
  });
  const client = createClient(
    { token: () => null, end: () => undefined, setSessionEnd: () => undefined },
    transport,
  );
  const result = client.query({ query });
  const mutation = client.mutate({ mutation: ASSIGN }).catch(() => undefined);
  await vi.waitFor(() => {
    expect(sent).toEqual(['query', 'mutation']);
  });

  finish(first.mutation);
  await mutation;
  answer(data)(first.query);

  await result;
  expect(sent.filter((type) => type === OperationTypeNode.QUERY)).toHaveLength(times);
});
