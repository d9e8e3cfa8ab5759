// A client in Node: one typed operation as each role of the demo data, with node-fetch.
// npx tsx examples/node-client/client.ts [http://127.0.0.1:4000/graphql]
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type GraphQLFormattedError } from 'graphql';
import fetch from 'node-fetch';
import {
  AdminOverviewDocument,
  EducatorPathDocument,
  LogInDocument,
  MentorPeopleDocument,
  StudentPathDocument,
} from './operations.generated.ts';

const url = process.argv[2] ?? 'http://127.0.0.1:4000/graphql';

/**
 * Sends an operation. A field whose data could not be read is null, with an error that has its path;
 * here, any error ends the program.
 */
async function send<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  token?: string,
): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Labels of the server's metrics.
      'apollographql-client-name': 'node-example',
      'apollographql-client-version': '1',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: print(document), variables }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = (await response.json()) as { data?: Data; errors?: GraphQLFormattedError[] };
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** Signs in to a demo account. An expected failure is a value: `userErrors`, without `errors`. */
async function logIn(role: string): Promise<string> {
  const input = { email: `${role}@waymark.test`, password: 'waymark-demo' };
  const { login } = await send(LogInDocument, { input });
  if (login?.token) return login.token;
  throw new Error(login?.userErrors.map(({ message }) => message).join(' '));
}

const { myStudentProfile } = await send(StudentPathDocument, {}, await logIn('student'));
const { myEducatorProfile } = await send(EducatorPathDocument, {}, await logIn('educator'));
for (const person of [myStudentProfile, myEducatorProfile]) {
  const { name, club, progress } = person ?? {};
  console.log(`${name}: ${progress?.currentStage} in the ${club?.name}, ${progress?.percent}%`);
}

const { mentorDashboard } = await send(MentorPeopleDocument, {}, await logIn('mentor'));
for (const { name, progress } of mentorDashboard?.people?.items ?? []) {
  console.log(`${name}: last save ${progress?.lastUpdated ?? 'never'}`);
}

const { overview } = await send(AdminOverviewDocument, {}, await logIn('admin'));
for (const { band, count } of overview?.bands ?? []) console.log(`${band}: ${count} students`);
