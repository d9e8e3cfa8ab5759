/** Texts of the report of a concern. `danger` names whom to call at once: adapt it to your country. */
export const concern = {
  title: 'Report a concern',
  lead: 'Something troubles you, or you worry about somebody else? Write it here.',
  /** @param guide "mentor" or "counsellor" */
  readers: (guide: string) => `To administrators only, never to your ${guide}`,
  danger: {
    text: 'Are you or somebody else in danger now? Do not wait for an answer here. Call at once:',
    numbers: [
      { name: 'Childline, day and night, free', number: '1098' },
      { name: 'Emergency', number: '112' },
    ],
  },
  sent: {
    title: 'Your report is sent',
    detail: 'Only administrators can read it. One of them takes it up; nobody else learns of it.',
  },
  categories: {
    MENTOR: 'My mentor',
    BULLYING: 'Bullying',
    SAFETY: 'Safety',
    WELLBEING: 'How I feel',
    OTHER: 'Something else',
  },
  /** Before a person asks for deletion. */
  afterDeletion:
    'A concern that you reported stays, without your name, so that it can still be followed up.',
} as const;
