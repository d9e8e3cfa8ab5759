import type { Role } from '../domain/words.ts';
import { MENTORS } from './content/mentors.ts';

/** Password of all demo accounts. */
export const DEMO_PASSWORD = 'waymark-demo';

export const ADMIN = { name: 'Prakash Joshi', email: 'admin@waymark.test', phone: '98220 10457' };
export const STUDENT = {
  name: 'Ananya Deshpande',
  email: 'student@waymark.test',
  phone: '98220 41736',
};
export const EDUCATOR = {
  name: 'Shalini Menon',
  email: 'educator@waymark.test',
  phone: '94471 63308',
};

/** One demo account per role. */
export const DEMO_ACCOUNTS: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: ADMIN.email, password: DEMO_PASSWORD },
  { role: 'mentor', email: MENTORS.meera.email, password: DEMO_PASSWORD },
  { role: 'student', email: STUDENT.email, password: DEMO_PASSWORD },
  { role: 'educator', email: EDUCATOR.email, password: DEMO_PASSWORD },
];
