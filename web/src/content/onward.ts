/** Texts that replace the invitation to register for a signed-in user, by their state. */
export const onward = {
  applicant: {
    title: 'Your first waymark is a form',
    text: 'Ten minutes about your school, your interests and what you hope for. The team reads it within 24-48 hours.',
  },
  member: {
    title: 'Your path goes on',
    text: 'Feedback, stages and the next step are where you left them.',
  },
} as const;
