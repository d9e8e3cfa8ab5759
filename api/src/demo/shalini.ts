import { EDUCATOR } from './accounts.ts';
import { ageOn, eveningBefore, schoolYear } from './calendar.ts';
import { demoId } from './ids.ts';
import type { DemoPerson } from './records.ts';
import { handwrittenSaves } from './handwritten-save.ts';
import type { HandwrittenSave } from './handwritten-save.ts';
import type { World } from './world.ts';

/** Two stages completed and the third in progress. */
const SAVES: readonly HandwrittenSave[] = [
  [
    0,
    'completed',
    88,
    'You want to lead the science staff and keep two periods of physics. Both fit, if you give up the timetable committee.',
  ],
  [
    1,
    'in progress',
    71,
    'First lesson seen, optics with 11 B. You waited three seconds after each question, which is rare.',
  ],
  [
    1,
    'completed',
    53,
    'Two lessons, two kinds of class, the same calm. The demonstration with the comb and the laser deserves a wider public.',
  ],
  [
    2,
    'in progress',
    8,
    'Two goals of three can be measured. For the third, tell me what a visitor would see in the staff room in March that is not there today.',
  ],
];

/** The educator of the demo account, a head of department. */
export function createShalini(world: World): DemoPerson {
  const { now, random, clubs, mentors } = world;
  const year = schoolYear(now);
  const dateOfBirth = `${year - 42}-08-19`;
  return {
    ...EDUCATOR,
    id: demoId(`person/${EDUCATOR.email}`),
    audience: 'educator',
    status: 'active',
    createdAt: eveningBefore(random, now, 102),
    clubId: clubs.leadership.id,
    mentorId: mentors.rukmini.id,
    education: null,
    formSubmitted: true,
    formSubmittedAt: eveningBefore(random, now, 99),
    details: {
      dateOfBirth,
      age: ageOn(now, dateOfBirth),
      gender: 'Female',
      address: 'T.C. 12/418, Kesavadasapuram Road, Pattom',
      city: 'Thiruvananthapuram',
      state: 'Kerala',
      emergencyContact: '94460 27715',
      preferredLanguage: 'Malayalam',
      currentPosition: 'Head of Department',
      institution: 'Kendriya Vidyalaya, Pattom',
      experience: '16-20 years',
      qualifications: "Master's Degree",
      specialization: 'Physics, optics',
      researchInterests: 'low-cost optics experiments for schools',
      publications: `A laser and a comb: diffraction for class 12, School Science Quarterly, ${year - 1}`,
      certifications: 'CTET, paper II\nNISHTHA modules completed',
      interests: ['Stargazing', 'Carnatic music', 'Kitchen gardening'],
      achievements: 'Regional science exhibition, best guide teacher, two years in a row',
    },
    saves: handwrittenSaves(world, clubs.leadership, mentors.rukmini, SAVES),
  };
}
