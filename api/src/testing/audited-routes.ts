/** Lists: one entry, that of the person when they are narrowed to one. */
export const listRoutes = [
  'GET /api/admin/students',
  'GET /api/admin/educators',
  'GET /api/admin/student-progress',
  'GET /api/admin/educator-progress',
  'GET /api/admin/form-submissions',
  'GET /api/mentor/students',
];

/** Lists of several people, whose row is tested with them; changes by their own tests. */
export const otherLists = [
  'PUT /api/admin/batches/students/assign-mentor',
  'PUT /api/admin/batches/students/assign-club',
  'PUT /api/admin/batches/students/status',
  'PUT /api/admin/batches/educators/assign-mentor',
  'PUT /api/admin/batches/educators/assign-club',
  'PUT /api/admin/batches/educators/status',
  'POST /api/admin/exports',
  'PUT /api/admin/mentors/{id}/reassign',
  'POST /api/admin/students/import',
  'POST /api/admin/educators/import',
  'GET /api/admin/deletion-requests',
  'GET /api/admin/overview',
];

const figures = 'figures';
const ofMentors = 'accounts of mentors alone';
const ofAdministrators = 'accounts of administrators alone';
const ofClubs = 'clubs';

/** Routes without an entry, with the reason: what they show instead of students and educators. */
export const unaudited: Record<string, string> = {
  'GET /api/admin/student-progress/summary': figures,
  'GET /api/admin/educator-progress/summary': figures,
  'GET /api/admin/dashboard/counts': figures,
  'GET /api/admin/given-up-mails': figures,
  'PUT /api/admin/given-up-mails/{kind}/send-again': figures,
  'GET /api/admin/mentors': ofMentors,
  'GET /api/admin/mentors/{id}': ofMentors,
  'POST /api/admin/mentors': ofMentors,
  'PUT /api/admin/mentors/{id}': ofMentors,
  'DELETE /api/admin/mentors/{id}': ofMentors,
  'GET /api/admin/administrators': ofAdministrators,
  'POST /api/admin/administrators': ofAdministrators,
  'POST /api/admin/administrators/{id}/remove': ofAdministrators,
  'DELETE /api/admin/accounts/{id}/second-factor': 'no record',
  'GET /api/admin/clubs': ofClubs,
  'GET /api/admin/clubs/{id}': ofClubs,
  'POST /api/admin/clubs': ofClubs,
  'PUT /api/admin/clubs/{id}': ofClubs,
  'DELETE /api/admin/clubs/{id}': ofClubs,
  'GET /api/admin/concerns': 'neither text nor name',
  'GET /api/mentor/profile': 'the own account',
  'GET /api/mentor/clubs/{clubId}/stages': ofClubs,
  'GET /api/mentor/dashboard/stats': 'names of own people, whose list the same page reads',
};
