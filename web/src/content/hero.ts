/** Hero section of the landing page. */
export const hero = {
  headline: 'Shape Your Future with Expert Career Guidance',
  lead: 'For students of classes 9 to 12 and the people who teach them. Five waymarks from the first talk to a plan you believe in.',
} as const;
