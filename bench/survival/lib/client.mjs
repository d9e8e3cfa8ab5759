import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

const GIVE_UP_MS = 15_000;
const TICK_MS = 5;
const WARM_UP_S = 5;

/**
 * An HTTP client whose answers are data, failures too: `{at, ms, status, retryAfter, body, outcome}`.
 * `outcome` is `good`, the code of the first error, or how there was no answer.
 */
export function createClient(origin, connections = null) {
  const limits = { headersTimeout: GIVE_UP_MS, bodyTimeout: GIVE_UP_MS };
  const pool = new Pool(origin, { connections, ...limits });

  async function send({ method = 'POST', path = '/graphql', token, body }) {
    const at = performance.now();
    const since = () => performance.now() - at;
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    try {
      const {
        statusCode: status,
        headers: received,
        body: stream,
      } = await pool.request({
        method,
        path,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await stream.json();
      const retryAfter = received['retry-after'];
      return {
        at,
        ms: since(),
        status,
        retryAfter,
        body: answer,
        outcome: outcomeOf(status, answer),
      };
    } catch (error) {
      return { at, ms: since(), status: 0, outcome: `no answer: ${error.code ?? error.message}` };
    }
  }
  return { send, close: () => pool.destroy() };
}

function outcomeOf(status, answer) {
  const [error] = answer.errors ?? [];
  if (error) return error.extensions?.code ?? error.message;
  const refused = Object.values(answer.data ?? {}).flatMap((field) => field?.userErrors ?? []);
  if (refused.length > 0) return refused[0].code;
  return status === 200 ? 'good' : String(status);
}

/** Keeps `clients` busy for a while. @param send sends the next request */
export async function closedLoop({ clients, seconds, send }) {
  const answers = [];
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < end) answers.push(await send());
  };
  await Promise.all(Array.from({ length: clients }, one));
  return answers;
}

/** Warms up, then measures the good answers a second that busy clients get. */
export async function measurePeak(send, { clients = 32, seconds = 5 } = {}) {
  await closedLoop({ clients, seconds: WARM_UP_S, send });
  const answers = await closedLoop({ clients, seconds, send });
  return answers.filter(isGood).length / seconds;
}

/** Sends `rate` requests a second, whether or not they are answered. */
export async function openLoop({ rate, seconds, send, signal }) {
  const answers = [];
  const start = performance.now();
  for (let sent = 0; sent < rate * seconds && !signal?.aborted;) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1_000) * rate);
    for (; sent < due; sent += 1) answers.push(send());
    await sleep(TICK_MS);
  }
  return Promise.all(answers);
}

/** Number of answers by their outcome. */
export function outcomesOf(answers) {
  const counts = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

export const isGood = ({ outcome }) => outcome === 'good';

/** The value below which that share of the times is, in whole milliseconds. */
export function quantile(answers, share) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}
