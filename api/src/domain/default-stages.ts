/** Stages of a new club, unless the request contains stages. */
export const defaultStages = [
  'Initial Counseling',
  'Assessment',
  'Document Review',
  'Career Planning',
  'Final Guidance',
];
