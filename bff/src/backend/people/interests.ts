import type { RestClient, WriteMethod, WriteOptions } from '../http/client.ts';
import type { PeopleCalls } from '../port.ts';
import { missingValue } from '../writes/userErrors.ts';
import { writeIfSupported } from '../writes/optionalWrite.ts';
import { notSent, writeResult } from '../writes/writeResult.ts';
import { personIn } from './writes.ts';

/** The calls that change the own interest profile. */
export function createInterestCalls(
  rest: RestClient,
  { own }: Pick<PeopleCalls, 'own'>,
): Pick<PeopleCalls, 'saveInterests' | 'removeInterests'> {
  async function change(method: WriteMethod, options: WriteOptions) {
    const written = await writeIfSupported(rest, method, '/api/student/interest-profile', options);
    return writeResult(written, {
      noun: 'student',
      id: null,
      inReply: (reply) => personIn(reply, 'student', 'student'),
      read: () => own('student'),
    });
  }
  return {
    async saveInterests({ version, answers: given, idempotencyKey }) {
      const answers = new Map(given.map(({ statement, value }) => [statement, value]));
      if (answers.size < given.length) {
        return notSent('student', missingValue('answers', 'Each statement has one answer.'));
      }
      const body = { version, answers: Object.fromEntries(answers) };
      return change('PUT', { body, idempotencyKey });
    },
    removeInterests: (idempotencyKey) => change('DELETE', { idempotencyKey }),
  };
}
