import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { closedLoop, createClient, isGood, openLoop, outcomesOf, quantile } from './client.mjs';

const CALM_S = 10;
/** Others notice the flood as it is after its start. */
const RAMP_MS = 2_000;
/** Each tenth operation of the others is a login. */
const LOGIN_EVERY = 10;

/**
 * One student sends as much as `connections` connections can, in a process of its own, while others
 * work at the same address, some of whom log in.
 * @param others number of operations of others in a second
 */
export async function measureFlood({ origin, traffic }, { connections, others, seconds }) {
  const [student, ...schoolMates] = traffic.people.toReversed();
  const { body: answer } = await traffic.logIn(student.email);
  const { token } = answer.data.login;
  let sent = 0;
  const logins = [];
  const work = () => {
    sent += 1;
    if (sent % LOGIN_EVERY !== 0) return traffic.mixed();
    const login = traffic.logIn(schoolMates[(sent / LOGIN_EVERY) % schoolMates.length].email);
    logins.push(login);
    return login;
  };
  const calm = await openLoop({ rate: others, seconds: CALM_S, send: work });
  logins.length = 0;

  const flooding = fork(fileURLToPath(import.meta.url), [
    JSON.stringify({ origin, token, body: traffic.ownPage, connections, seconds }),
  ]);
  const ended = once(flooding, 'message');
  await sleep(RAMP_MS);
  const during = await openLoop({ rate: others, seconds: seconds - RAMP_MS / 1_000, send: work });
  const [flood] = await ended;
  return {
    calmMs: quantile(calm, 0.5),
    othersMs: quantile(during, 0.5),
    othersP95Ms: quantile(during, 0.95),
    loginsMs: quantile(await Promise.all(logins), 0.5),
    others: during.length,
    failed: outcomesOf(during.filter((one) => !isGood(one))),
    flood,
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin, token, body, connections, seconds } = JSON.parse(process.argv[2]);
  const { send, close } = createClient(origin, connections);
  const answers = await closedLoop({
    clients: connections,
    seconds,
    send: () => send({ token, body }),
  });
  process.send(outcomesOf(answers));
  await close();
  process.disconnect();
}
