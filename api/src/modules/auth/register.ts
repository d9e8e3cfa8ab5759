import { normaliseEmail } from '../../domain/fields.ts';
import { succeed, tooMany, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { isDuplicate } from '../../plugins/database/failures.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { emailTaken } from './email-taken.ts';
import { RegisterBody, RegisterReply } from './schemas.ts';
import { userRecord } from './user-record.ts';
import { insertPerson, insertUser, type User } from './users.ts';

/** POST /api/auth/register */
export function registerRoute(app: App, deps: Dependencies): void {
  app.post(
    '/register',
    {
      schema: {
        summary: 'Register as a student or an educator',
        body: RegisterBody,
        response: { 201: RegisterReply, 400: ErrorBody, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const { limits } = deps;
      const wait = await limits.registration.wait(request.ip);
      if (wait !== null) return refuseWith(reply, tooMany(wait).failure);
      await limits.registration.count(request.ip);

      const registered = await register(deps, request.body);
      if (!registered.ok) return refuseWith(reply, registered.failure);
      const user = userRecord(registered.value);
      return reply.code(201).send({ message: 'Registration successful', user });
    },
  );
}

async function register(
  { db, passwords }: Dependencies,
  body: RegisterBody,
): Promise<Result<User>> {
  const user = {
    name: body.name.trim(),
    email: normaliseEmail(body.email),
    role: body.role,
    passwordHash: await passwords.inTurn(() => passwords.hash(body.password)),
  };
  try {
    const id = await db.transaction().execute(async (tx) => {
      const newId = await insertUser(tx, user);
      await insertPerson(tx, newId, body.role);
      return newId;
    });
    return succeed({ ...user, id, phone: null, status: null, formSubmitted: false });
  } catch (error) {
    if (isDuplicate(error)) return emailTaken();
    throw error;
  }
}
