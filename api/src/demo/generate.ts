import { ADMIN, EDUCATOR, STUDENT } from './accounts.ts';
import { createAnanya } from './ananya.ts';
import { eveningBefore } from './calendar.ts';
import { createEducators } from './educators.ts';
import { demoId } from './ids.ts';
import type { DemoAccount, DemoData } from './records.ts';
import { createShalini } from './shalini.ts';
import { createStudents } from './students.ts';
import { createWorld } from './world.ts';

/** Generates the demo data for a time; equal for equal times. */
export function generateDemoData(now: Date): DemoData {
  const world = createWorld(now, [ADMIN.name, STUDENT.name, EDUCATOR.name]);
  const admin: DemoAccount = {
    ...ADMIN,
    id: demoId(`admin/${ADMIN.email}`),
    status: 'active',
    createdAt: eveningBefore(world.random, now, 430),
  };
  return {
    admin,
    clubs: Object.values(world.clubs),
    mentors: Object.values(world.mentors),
    people: [
      createAnanya(world),
      ...createStudents(world),
      createShalini(world),
      ...createEducators(world),
    ],
  };
}
