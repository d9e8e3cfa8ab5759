import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord, userRecord } from '../../testing/records.ts';
import { Answer } from '../../testing/upstream.ts';

const never = (body: unknown) => new Answer(200, body, { delay: Infinity });

test('once the time of an operation is over no write goes out', async () => {
  const bff = await startBff(
    {
      'PUT /api/admin/students/student1': never(studentRecord(1)),
      'PUT /api/admin/students/student2': studentRecord(2),
    },
    { limits: { operationBudget: 200 } },
  );
  const rename = (id: string) =>
    `${id}: updateStudent(input: { id: "${id}", name: "Asha" }) { userErrors { message } }`;

  const { errors } = await bff.ask(`mutation { ${rename('student1')} ${rename('student2')} }`);

  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
    [['student1'], 'UPSTREAM_TIMEOUT'],
    [['student2'], 'UPSTREAM_TIMEOUT'],
  ]);
  expect(bff.callsMade()).toEqual(['PUT /api/admin/students/student1']);
});

test('what an operation left no time for says nothing about the server', async () => {
  const bff = await startBff(
    { 'GET /api/auth/me': never(userRecord()) },
    { limits: { operationBudget: 20 } },
  );
  for (let n = 0; n < 12; n++) await bff.ask('{ me { id } }');

  const { body } = await bff.app.inject('/metrics');

  expect(body).toContain(
    'upstream_call_duration_seconds_count{call="GET /api/auth/me",status="expired"} 12',
  );
  expect(body).toContain('upstream_breaker_state{call="GET /api/auth/me"} 0');
});
