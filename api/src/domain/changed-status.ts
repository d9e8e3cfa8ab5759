import { Type } from 'typebox';
import { Nullable } from './schemas.ts';
import { accountStatuses, inAnyCase } from './words.ts';

/** The status of an account, where the administrator changes it. */
export const ChangedStatus = Nullable(
  Type.String({ pattern: `^(${accountStatuses.map(inAnyCase).join('|')})$` }),
  {
    description:
      'active, pending or inactive in any case; inactive ends all sessions of the account; null leaves it as it is',
    'x-messages': { invalid: 'Status must be active, pending or inactive' },
  },
);
