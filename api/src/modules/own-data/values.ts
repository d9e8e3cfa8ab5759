import { concernCategories, sessionStatuses } from '../../platform/database/counselling-tables.ts';
import type { PasswordLinkPurpose } from '../../platform/database/link-tables.ts';
import { deletionStatuses } from '../../platform/database/schema.ts';
import { accountStatuses, audiences, roles, stageStatuses } from '../../domain/words.ts';

type Values = Readonly<Record<string, readonly string[]>>;

/**
 * Closed sets of values by field, stored in lower case and capitalised for people. The pages in
 * other languages translate these by value.
 */
export const enumValues = {
  role: roles,
  audience: audiences,
  status: [...accountStatuses, ...stageStatuses, ...sessionStatuses, ...deletionStatuses],
  doneBy: roles,
  category: concernCategories,
  interestProfile: ['made', 'removed'],
} satisfies Values;

/** As `enumValues`, but written as stored. */
export const plainValues = {
  purpose: ['forgotten', 'first'] satisfies PasswordLinkPurpose[],
  // Reminders to persons, as in modules/reminders/due.ts.
  kind: ['session-reminder'],
} satisfies Values;
