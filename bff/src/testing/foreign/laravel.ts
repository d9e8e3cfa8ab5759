import { Answer, type Answers } from '../upstream.ts';

const club = { id: 3, name: 'Teaching', clubFor: 'educator' };
const people = [
  {
    id: 11,
    name: 'Meera Iyer',
    email: 'meera@example.org',
    currentStage: 'Planning',
    progress: '40%',
    assignedClub: club,
    lastUpdated: '2026-03-05 10:00:00',
  },
  { id: 12, name: 'Dev Nair', email: 'dev@example.org', progress: 'lots', assignedClub: [] },
];

/** Recorded from a Laravel server: numeric ids, `data` with `meta`, dates without a time zone. */
export const laravel: Answers = {
  'POST /api/auth/login': {
    access_token: 't',
    token_type: 'Bearer',
    user: { id: 7, name: 'Mentor', email: 'mentor@example.org', roles: [{ name: 'mentor' }] },
  },
  'GET /api/auth/me': {
    data: { id: 7, name: 'Mentor', email: 'mentor@example.org', roles: [{ name: 'mentor' }] },
  },
  'GET /api/mentor/profile': {
    data: { id: 7, name: 'Mentor', email: 'mentor@example.org', phone: null, assignedClub: club },
  },
  'GET /api/mentor/students': { data: people, meta: { total: 2, per_page: 15 } },
  'GET /api/mentor/clubs/3/stages': { data: [{ id: 1, name: 'Planning', description: null }] },
  'GET /api/mentor/dashboard/stats': new Answer(404, {
    message: 'The route api/mentor/dashboard/stats could not be found.',
  }),
};
