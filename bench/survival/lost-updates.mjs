// Is every value that a client reads explained by acknowledged writes in order? 50 clients save and
// read the stages of 20 people, most saves with the version that was read, while apis are killed.
//
//   --seconds 600   --clients 50
import { randomInt, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { outcomesOf } from './lib/client.mjs';
import { createGoals } from './lib/goals.mjs';
import { anomaliesIn } from './lib/linearizable.mjs';
import { withStack } from './lib/stack.mjs';
import { openTraffic } from './lib/traffic.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    clients: { type: 'string', default: '50' },
  },
});
const seconds = Number(options.seconds);
const PEOPLE = 20;
const KILL_EVERY_MS = 10_000;
const RETRY_MS = 300;
/** A repeat with the same key is allowed for longer. */
const GIVE_UP_MS = 60_000;
/** Outcomes after which the save may or may not have been applied. */
const UNCLEAR = /^(no answer|UPSTREAM_|OVERLOADED|INTERNAL)/;

const STAGES = 'progress { stages { stage { id } feedback version } }';
const READ = `query Read($id: ID!) { student(id: $id) { ${STAGES} } }`;
const SAVE = `mutation Save($input: UpdateProgressInput!) {
  updateProgress(input: $input) { userErrors { code } } }`;

function createClients({ client, admin, people, tokens }) {
  const writes = [];
  const reads = [];
  const failures = [];
  const send = (query, variables, token) => client.send({ token, body: { query, variables } });

  /** The state of a stage, which is also recorded. */
  async function read({ person, stageId }) {
    const start = performance.now();
    const answer = await send(READ, { id: person.id }, admin);
    if (answer.outcome !== 'good') return failures.push(answer) && null;
    const end = performance.now();
    const stages = answer.body.data.student.progress.stages;
    const stage = stages.find((one) => one.stage.id === stageId);
    reads.push({ stage: stageId, person: person.id, value: stage.feedback, start, end });
    return stage;
  }

  async function save({ person, stageId }, base) {
    const write = {
      person: person.id,
      stage: stageId,
      value: `Save ${writes.length}`,
      base: base?.feedback,
    };
    writes.push(write);
    const input = {
      personId: person.id,
      clubId: person.club,
      stageId,
      status: 'IN_PROGRESS',
      feedback: write.value,
      idempotencyKey: randomUUID(),
      ...(base && { ifVersion: base.version }),
    };
    write.start = performance.now();
    do {
      const answer = await send(SAVE, { input }, tokens.get(person.mentor));
      write.outcome = answer.outcome;
      if (!UNCLEAR.test(answer.outcome)) break;
      failures.push(answer);
      await sleep(RETRY_MS);
    } while (performance.now() - write.start < GIVE_UP_MS);
    write.end = performance.now();
    write.isBased = base !== undefined;
  }

  async function run(end) {
    while (performance.now() < end) {
      const person = people[randomInt(people.length)];
      const place = { person, stageId: person.stages[randomInt(2)] };
      const kind = randomInt(10);
      if (kind === 0) await save(place);
      else {
        const stage = await read(place);
        if (stage === null) await sleep(RETRY_MS);
        else if (kind < 7) await save(place, stage);
      }
    }
  }
  return { writes, reads, failures, run };
}

const goals = createGoals();
await withStack({ apis: 2, bffs: 2, nginx: true, anyDocuments: true }, async (stack) => {
  const traffic = await openTraffic(stack);
  const people = traffic.people.slice(0, PEOPLE);
  const clients = createClients({ ...traffic, client: stack.client, people });
  const end = performance.now() + seconds * 1_000;
  const running = Array.from({ length: Number(options.clients) }, () => clients.run(end));
  let kills = 0;
  for (; performance.now() + KILL_EVERY_MS < end; kills += 1) {
    await sleep(KILL_EVERY_MS);
    const api = stack.apis[kills % 2];
    await stack.replaceApi(api, undefined, api.kill);
  }
  await Promise.all(running);

  const { writes, reads, failures } = clients;
  const history = await stack.database.query(
    `select person_id as person, after -> 'stage' ->> 'id' as stage, before ->> 'feedback' as before,
       after ->> 'feedback' as after
     from history where what = 'progress' and person_id = any($1) order by id`,
    [people.map(({ id }) => id)],
  );
  console.log(
    `${kills} kills, ${reads.length} reads; saves: ${JSON.stringify(outcomesOf(writes))}`,
  );
  console.log(`Answers that left it open: ${JSON.stringify(outcomesOf(failures))}`);
  const unclear = writes.filter(({ outcome }) => UNCLEAR.test(outcome)).length;
  goals.check('each save has an answer in the end', `${unclear} without`, unclear === 0);
  const conflicts = writes.filter(({ outcome }) => outcome === 'PRECONDITION_FAILED').length;
  goals.check('there were conflicts', conflicts, conflicts > 0);
  const anomalies = anomaliesIn({ writes, reads, history });
  for (const anomaly of anomalies.slice(0, 10)) console.log(`  ${anomaly}`);
  goals.check('0 anomalies', anomalies.length, anomalies.length === 0);
});
goals.finish();
