import { randomBytes } from 'node:crypto';
import type { Ask } from './ask.ts';
import { valuesAt } from './fields.ts';
import { judge, skipped, type Row } from './row.ts';
import type { Write } from './write.ts';
import { removals, writes } from './writes.ts';

/** Ids, tokens and emails of the records that the check makes, by name. */
type Records = Record<string, string>;

/** Rows of the writes, and the accounts that no documented call can remove. */
interface CheckedWrites {
  rows: Row[];
  remaining: string[];
}

/** Makes every documented write, on records of its own, with an administrator's token. */
export async function checkWrites(ask: Ask, adminToken: string): Promise<CheckedWrites> {
  const mark = randomBytes(4).toString('hex');
  const records: Records = {
    admin: adminToken,
    password: randomBytes(12).toString('base64url'),
    clubName: `Waymark check ${mark}`,
    studentEmail: `student-${mark}@waymark-check.example`,
    educatorEmail: `educator-${mark}@waymark-check.example`,
    mentorEmail: `mentor-${mark}@waymark-check.example`,
  };
  const rows: Row[] = [];
  const remaining: string[] = [];
  for (const write of [...writes, ...removals]) {
    const row = await make(ask, write, records);
    rows.push(row);
    const email = write.registers && records[write.registers];
    if (email !== undefined && row.result === 'ok') remaining.push(email);
  }
  return { rows, remaining };
}

async function make(ask: Ask, write: Write, records: Records): Promise<Row> {
  const { call, as, field, keeps = {}, loss, isRequired = true } = write;
  const used = [...new Set([...field.matchAll(/\$(\w+)/g)].map(([, name = '']) => name))];
  const operation = operationOf(field, used);
  const judged = { call, role: as, operation, at: 'result', loss, isWrite: true, isRequired };
  const lacking = [...used, ...(as === null ? [] : [as])].find((name) => !(name in records));
  if (lacking !== undefined) return skipped(judged, `An earlier call gave no ${lacking}.`);

  const variables = Object.fromEntries(used.map((name) => [name, records[name]]));
  const { answer, made } = await ask(operation, as === null ? undefined : records[as], variables);
  for (const [name, path] of Object.entries(keeps)) {
    const [value] = valuesAt(answer.data, ['result', ...path.split('.')]);
    if (typeof value === 'string') records[name] = value;
  }
  return judge(judged, answer, made);
}

function operationOf(field: string, used: string[]): string {
  const declared = used.map((name) => `$${name}: ${name.endsWith('Id') ? 'ID!' : 'String!'}`);
  const head = declared.length === 0 ? '' : ` (${declared.join(', ')})`;
  return `mutation${head} { result: ${field} }`;
}
