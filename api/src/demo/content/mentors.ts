import type { ClubKey } from './clubs.ts';

/** A mentor. `club` null: without a club; `status` null: counts as active. */
export type MentorContent = {
  name: string;
  email: string;
  phone: string;
  club: ClubKey | null;
  specialization: string | null;
  experience: string | null;
  status: 'active' | 'inactive' | null;
};

export const MENTORS = {
  meera: {
    name: 'Meera Kulkarni',
    email: 'mentor@waymark.test',
    phone: '98900 27514',
    club: 'robotics',
    specialization: 'Engineering and design careers',
    experience: '14 years, nine of them as a design engineer',
    status: 'active',
  },
  sandeep: {
    name: 'Sandeep Bhat',
    email: 'sandeep.bhat@waymark.test',
    phone: '98450 61182',
    club: 'robotics',
    specialization: 'Mechatronics',
    experience: '6 years',
    status: 'active',
  },
  fatima: {
    name: 'Fatima Ansari',
    email: 'fatima.ansari@waymark.test',
    phone: '97652 30947',
    club: 'robotics',
    specialization: 'Computer science',
    experience: '8 years',
    status: 'inactive',
  },
  farhan: {
    name: 'Farhan Siddiqui',
    email: 'farhan.siddiqui@waymark.test',
    phone: '98392 55016',
    club: 'science',
    specialization: 'Science careers',
    experience: '11 years in school laboratories',
    status: null,
  },
  kavita: {
    name: 'Kavita Iyer',
    email: 'kavita.iyer@waymark.test',
    phone: '98402 71365',
    club: 'commerce',
    specialization: 'Commerce and law',
    experience: '17 years, chartered accountant',
    status: 'active',
  },
  thomas: {
    name: 'Thomas Kurian',
    email: 'thomas.kurian@waymark.test',
    phone: '94470 18826',
    club: null,
    specialization: null,
    experience: null,
    status: 'active',
  },
  rukmini: {
    name: 'Rukmini Subramaniam',
    email: 'rukmini.subramaniam@waymark.test',
    phone: '94431 90274',
    club: 'leadership',
    specialization: 'School leadership',
    experience: '24 years, former principal',
    status: 'active',
  },
  arindam: {
    name: 'Arindam Chatterjee',
    email: 'arindam.chatterjee@waymark.test',
    phone: '98310 44752',
    club: 'research',
    specialization: 'Academic writing and research method',
    experience: '19 years',
    status: 'active',
  },
} satisfies Record<string, MentorContent>;

export type MentorKey = keyof typeof MENTORS;
