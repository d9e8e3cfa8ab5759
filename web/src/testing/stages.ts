import type { PathStage } from '../ui/stage.ts';

/** Stages of a path in progress, for stories. */
export const FIVE_STAGES: PathStage[] = [
  { id: '1', name: 'Initial Counseling', status: 'COMPLETED', date: 'Sep 22, 2026' },
  { id: '2', name: 'Assessment', status: 'COMPLETED', date: 'Oct 20, 2026' },
  { id: '3', name: 'Document Review', status: 'IN_PROGRESS', date: 'Started Nov 4, 2026' },
  { id: '4', name: 'Career Planning', status: 'NOT_STARTED' },
  { id: '5', name: 'Final Guidance', status: 'NOT_STARTED' },
];
