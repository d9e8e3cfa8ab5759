import { Type } from 'typebox';
import { Nullable } from './schemas.ts';
import { accountStatuses, inAnyCase } from './words.ts';

/** The account status in a change by the administrator. */
export const ChangedStatus = Nullable(
  Type.String({ pattern: `^(${accountStatuses.map(inAnyCase).join('|')})$` }),
  {
    description:
      'active, pending or inactive, case-insensitive; inactive ends all sessions of the account; null changes nothing',
    'x-messages': { invalid: 'Status must be active, pending or inactive' },
  },
);
