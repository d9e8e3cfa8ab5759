import { Type } from 'typebox';
import { messages } from './messages.ts';
import { Nullable } from './schemas.ts';
import { accountStatuses, inAnyCase } from './words.ts';

const description =
  'active, pending or inactive, case-insensitive; inactive ends all sessions of the account';
const words = messages({ invalid: 'STATUS_INVALID' });

/** The account status that an administrator sets. */
export const NewStatus = Type.String({
  pattern: `^(${accountStatuses.map(inAnyCase).join('|')})$`,
  description,
  ...words,
});

/** The account status in a change of a record. */
export const ChangedStatus = Nullable(NewStatus, {
  description: `${description}; null changes nothing`,
  ...words,
});
