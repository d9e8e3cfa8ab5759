import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';

const PASSWORD = 'waymark-demo';
const READERS = 10;

/** People with a club and an active mentor: `{id, club, stages, email, mentor}`. */
const PEOPLE = `
  select p.user_id as id, p.club_id as club, u.email, m.email as mentor,
    (select array_agg(s.id order by s.position) from stages s where s.club_id = p.club_id) as stages
  from people p join users u on u.id = p.user_id join users m on m.id = p.mentor_id
  where p.audience = 'student' and p.club_id is not null
    and coalesce(u.status, 'active') <> 'inactive' and coalesce(m.status, 'active') <> 'inactive'
  order by u.email`;

/** Name → id of the operations of the web of a release. */
async function documentsIn(release, file) {
  const url = path.join(release, 'bff/dist/gen', file);
  const { trustedDocuments } = await import(url);
  return new Map(Object.entries(trustedDocuments).map(([id, { name }]) => [name, id]));
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Signed-in people of the demo data and the operations of their pages.
 * @param seed of the order of the reads; without it they come in turn
 * @returns `read()` and `save()`, which send the next of a kind, and `lost()`
 */
export async function openTraffic({ database, client, release }, seed = null) {
  const people = await database.query(PEOPLE);
  const own = await documentsIn(release, 'trustedDocuments.generated.js');
  // Pages of the release before; of an older one the next release keeps its own pages only.
  const before =
    release === root ? await documentsIn(release, 'releasedDocuments.generated.js') : own;
  const send = (name, variables, token, documents = own) =>
    client.send({ token, body: { documentId: documents.get(name) ?? own.get(name), variables } });

  const logIn = (email) => send('Login', { input: { email, password: PASSWORD } });
  const tokens = new Map();
  for (const email of [
    'admin@waymark.test',
    ...new Set(people.map(({ mentor }) => mentor)),
    ...people.slice(0, READERS).map(({ email }) => email),
  ]) {
    const { outcome, body } = await logIn(email);
    if (outcome !== 'good') throw new Error(`${email} can't log in: ${outcome}`);
    tokens.set(email, body.data.login.token);
  }
  const admin = tokens.get('admin@waymark.test');

  const next = { read: 0, save: 0 };
  const reads = [
    (n) => ['StudentDashboard', {}, tokens.get(people[n % READERS].email)],
    (n) => ['Students', { page: { number: 1 + (n % 3), size: 10 } }, admin],
    (n) => ['StudentDashboard', {}, tokens.get(people[(n + 3) % READERS].email)],
    (n) => [
      'MentorDashboard',
      { person: '', hasPerson: false },
      tokens.get(people[n % people.length].mentor),
    ],
    () => ['DashboardCounts', {}, admin],
  ];
  const random = seed === null ? null : randomOf(seed);
  /** Reads of pages of this release and of the one before. */
  const read = () => {
    const turn = next.read++;
    const n = random === null ? turn : Math.floor(random() * 10_000);
    const [name, variables, token] = reads[n % reads.length](Math.floor(n / reads.length));
    return send(name, variables, token, n % 2 === 0 ? own : before);
  };

  /** Texts of acknowledged saves. */
  const acknowledged = [];
  /** Saves a new feedback for the next stage in turn. */
  const save = async () => {
    const n = next.save++;
    const person = people[n % people.length];
    const stageId = person.stages[Math.floor(n / people.length) % person.stages.length];
    const feedback = `Save ${n}`;
    const input = {
      personId: person.id,
      clubId: person.club,
      stageId,
      status: 'IN_PROGRESS',
      feedback,
      idempotencyKey: randomUUID(),
    };
    const answer = await send('UpdateProgress', { input }, tokens.get(person.mentor));
    if (answer.outcome === 'good') acknowledged.push(feedback);
    return answer;
  };

  /** Acknowledged saves that are not in the history, or are there twice. */
  const lost = async () => {
    const rows = await database.query(
      `select after ->> 'feedback' as feedback, count(*)::integer as times
       from history where what = 'progress' and after ->> 'feedback' like 'Save %' group by 1`,
    );
    const times = new Map(rows.map((row) => [row.feedback, row.times]));
    return acknowledged.filter((feedback) => times.get(feedback) !== 1).length;
  };
  const mixed = () => (next.read % 6 === 5 && next.save * 6 < next.read ? save() : read());
  return {
    people,
    /** The dashboard of a student. */
    ownPage: { documentId: own.get('StudentDashboard'), variables: {} },
    tokens,
    admin,
    send,
    logIn,
    read,
    save,
    mixed,
    lost,
    saved: () => acknowledged.length,
  };
}
