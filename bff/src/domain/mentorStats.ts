/** The four figures of the mentor dashboard. */
export interface MentorStats {
  totalStudents: number;
  activeStudents: number;
  completedSessions: number;
  pendingUpdates: number;
}
