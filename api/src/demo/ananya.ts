import { STUDENT } from './accounts.ts';
import { ageOn, eveningBefore, indianDay, schoolYear } from './calendar.ts';
import { demoId } from './ids.ts';
import type { DemoPerson } from './records.ts';
import { handwrittenSaves } from './handwritten-save.ts';
import type { HandwrittenSave } from './handwritten-save.ts';
import type { World } from './world.ts';

/** Two stages completed and the third in progress. */
const SAVES: readonly HandwrittenSave[] = [
  [
    0,
    'in progress',
    66,
    'You spoke about the line follower for ten minutes and about marks for one. We talk again with your parents.',
  ],
  [
    0,
    'completed',
    60,
    'Clear about liking machines more than medicine. Your parents joined the call.',
  ],
  [1, 'completed', 32, 'Spatial reasoning in the 94th percentile, verbal in the 71st.'],
  [2, 'in progress', 17, 'Marksheet seen. Waiting for the robotics certificate.'],
  [
    2,
    'in progress',
    3,
    'Your aptitude report is strongest in spatial reasoning, and the line follower you built says the same. Before Saturday, name three colleges in Pune and write one line on why each.',
  ],
];

/** The student of the demo account, in class 11, with Meera as mentor. */
export function createAnanya(world: World): DemoPerson {
  const { now, random, clubs, mentors } = world;
  const year = schoolYear(now);
  const dateOfBirth = `${year - 16}-03-14`;
  return {
    ...STUDENT,
    id: demoId(`person/${STUDENT.email}`),
    audience: 'student',
    status: 'active',
    createdAt: eveningBefore(random, now, 69),
    clubId: clubs.robotics.id,
    mentorId: mentors.meera.id,
    education: 'Class 11th',
    formSubmitted: true,
    formSubmittedAt: eveningBefore(random, now, 67),
    details: {
      dateOfBirth,
      age: ageOn(now, dateOfBirth),
      gender: 'Female',
      address: '14 Prabhat Road, Lane 6',
      city: 'Pune',
      state: 'Maharashtra',
      emergencyContact: '94230 66120',
      parentContact: '94220 18853',
      preferredLanguage: 'Marathi',
      class: '11th',
      schoolName: 'Jnana Prabodhini Prashala',
      academicStream: 'science',
      tenthPercentage: 91.4,
      interests: ['Robotics', 'Sketching', 'Trekking'],
      futureAspirations:
        'To design machines that help people on farms, and to study mechanical engineering close to home first.',
      consent: {
        guardianName: 'Vaishali Deshpande',
        relation: 'Mother',
        contact: '94220 18853',
        givenOn: indianDay(now, 67),
        noticeVersion: '3',
      },
      achievements: `Second place, Pune district science exhibition, ${year - 1}`,
    },
    saves: handwrittenSaves(world, clubs.robotics, mentors.meera, SAVES),
  };
}
