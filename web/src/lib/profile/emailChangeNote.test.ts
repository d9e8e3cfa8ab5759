import { expect, it } from 'vitest';
import { emailChangeNote } from './emailChangeNote.ts';

const BEFORE = 'asha@example.org';
const SENT = 'asha@new.example';

it.each([
  ['the answer has no record', SENT, null, undefined],
  [
    'the same email was sent',
    ' ASHA@example.org',
    { email: BEFORE, pendingEmail: SENT },
    undefined,
  ],
  ['neither email is the sent one', SENT, { email: BEFORE, pendingEmail: null }, undefined],
  [
    'it waits for a confirmation',
    SENT,
    { email: BEFORE, pendingEmail: SENT },
    /^A link was sent to asha@new\.example\./,
  ],
  [
    'it changed',
    'Asha@New.example ',
    { email: SENT, pendingEmail: null },
    /^Your other devices were signed out\./,
  ],
])('the note on a change of the email: %s', (_, sent, saved, note) => {
  const found = emailChangeNote(BEFORE, sent, saved);
  if (note === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(note);
});
