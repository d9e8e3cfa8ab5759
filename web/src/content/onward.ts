/** What is said instead of an invitation to register to who is logged in, by how far they are. */
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
