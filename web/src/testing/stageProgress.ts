/** Progress of person `u1` in a stage, in the shape of the schema; not started by default. */
export const stageProgress = (id: string, name: string, more: object = {}) => ({
  id: `u1~${id}`,
  status: 'NOT_STARTED',
  feedback: null,
  date: null,
  answer: null,
  stage: { id, name, description: null },
  ...more,
});
