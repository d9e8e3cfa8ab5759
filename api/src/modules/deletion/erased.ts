/** Data that is deleted with a person, by kind and table (ADR 26). */
export const removed = [
  {
    kind: 'account',
    table: 'users',
    fields: [
      'id',
      'name',
      'email',
      'phone',
      'role',
      'password hash',
      'status',
      'language',
      'createdAt',
    ],
  },
  {
    kind: 'profile',
    table: 'people',
    fields: ['audience', 'club', 'mentor', 'education', 'formSubmitted', 'formSubmittedAt'],
  },
  { kind: 'form answers', table: 'people', fields: ['all formDetails', 'consent'] },
  {
    kind: 'progress',
    table: 'progress',
    fields: ['status', 'feedback', 'savedAt', 'completedAt', 'savedBy'],
  },
  { kind: 'history', table: 'history', fields: ['at', 'by', 'what', 'before', 'after'] },
  {
    kind: 'audit entries',
    table: 'audit',
    fields: ['at', 'by', 'action', 'what', 'request ids', 'address hash'],
  },
  {
    kind: 'search copy',
    table: 'roster',
    fields: ['name', 'email', 'class', 'place', 'position', 'status', 'percent', 'stage', 'dates'],
  },
  {
    kind: 'sessions',
    table: 'sessions',
    fields: ['token hash', 'userAgent', 'createdAt', 'lastUsedAt', 'expiresAt'],
  },
  {
    kind: 'links for a new password',
    table: 'password_resets',
    fields: ['purpose', 'token hash', 'earlier hash', 'expiresAt'],
  },
  { kind: 'login addresses', table: 'known_addresses', fields: ['address hash', 'lastLoginAt'] },
  {
    kind: 'former emails',
    table: 'email_changes',
    fields: ['old email', 'token hash', 'earlier hash', 'confirmed', 'expiresAt'],
  },
  {
    kind: 'new email to be confirmed',
    table: 'pending_emails',
    fields: ['email', 'confirmed', 'session hash', 'token hash', 'earlier hash', 'expiresAt'],
  },
  {
    kind: 'registrations with the email',
    table: 'registrations',
    fields: [
      'email',
      'name',
      'role',
      'language',
      'password hash',
      'token hash',
      'earlier hash',
      'expiresAt',
    ],
  },
  {
    kind: 'mails that wait to be sent',
    table: 'mail_outbox',
    fields: [
      'kind',
      'address',
      'about',
      'dueAt',
      'attempts',
      'claimedUntil',
      'createdAt',
      'givenUpAt',
      'givenUpCode',
      'unansweredAttempt',
    ],
  },
  {
    kind: 'sessions with the mentor',
    table: 'counselling_sessions',
    fields: ['at', 'place', 'status', 'sequence', 'daySetAt'],
  },
  {
    kind: 'agreed steps',
    table: 'agreed_steps',
    fields: ['text', 'dueOn', 'doneAt', 'doneBy', 'createdAt'],
  },
  {
    kind: 'answers to feedback',
    table: 'answers',
    fields: ['stage', 'text', 'at', 'readAt', 'isClosed'],
  },
  {
    kind: 'interest profile',
    table: 'interest_profiles',
    fields: ['version', 'completedAt', 'scores of the six areas'],
  },
  { kind: 'writer of concerns', table: 'concerns', fields: ['writer'] },
  { kind: 'import', table: 'import_rows', fields: ['file hash', 'audience', 'line', 'at'] },
  { kind: 'reminders', table: 'sent_reminders', fields: ['kind', 'day'] },
  { kind: 'mail preference', table: 'update_mails', fields: ['wanted', 'lastSentAt'] },
  {
    kind: 'copies of answers',
    table: 'idempotency_keys',
    fields: ['key', 'status', 'body', 'createdAt'],
  },
  {
    kind: 'requests for deletion',
    table: 'deletion_requests',
    fields: ['person', 'reason', 'all earlier requests'],
  },
] as const;

/** Fields of the deletion request that are kept. They do not identify the person. */
export const kept = ['id', 'status', 'askedAt', 'decidedAt', 'decidedBy'] as const;
