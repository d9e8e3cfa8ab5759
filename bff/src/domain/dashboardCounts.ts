/** The five figures of the admin dashboard. */
export interface DashboardCounts {
  students: number;
  educators: number;
  mentors: number;
  clubs: number;
  formSubmitted: number;
}
