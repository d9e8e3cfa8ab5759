import { counsellingWrites } from './counsellingWrites.ts';
import type { Write } from './write.ts';

const errors = 'userErrors { message }';
const account = 'name: "Waymark check", phone: "9876543210"';
const club = 'description: "Made by check-backend", clubFor: STUDENT';
const stages = ['One', 'Two', 'Three', 'Four', 'Five'];
const names = JSON.stringify(stages);
const namedStages = `[${stages.map((name) => `{ name: "${name}" }`).join(' ')}]`;

/** The optional calls for many people of one audience, made with the one that the check made. */
function batchesOf(audience: 'student' | 'educator'): Write[] {
  const path = `/api/admin/batches/${audience}s`;
  const people = `audience: ${audience.toUpperCase()}, personIds: [$${audience}Id]`;
  const results = `{ results { personId } ${errors} }`;
  const batch = (word: string, field: string) => ({
    call: `PUT ${path}/${word}`,
    as: 'admin' as const,
    field: `${field} ${results}`,
    loss: `changes of many ${audience}s in one call: they are made one by one`,
    isRequired: false,
  });
  return [
    batch('assign-mentor', `assignMentors(input: { ${people}, mentorId: null })`),
    batch('assign-club', `assignClubs(input: { ${people}, clubId: null })`),
    batch('status', `setStatuses(input: { ${people}, status: "active" })`),
    {
      call: `POST /api/admin/${audience}s/import`,
      as: 'admin',
      // A dry run stores nothing.
      field: `importPeople(input: { audience: ${audience.toUpperCase()}, fileHash: "${'0'.repeat(64)}",
        dryRun: true, rows: [{ line: 1, name: "Waymark check", email: $${audience}Email }] }) {
        rows { line } ${errors} }`,
      loss: `the import of ${audience}s`,
      isRequired: false,
    },
  ];
}

/** The writes of one audience: registration, form, and changes by an administrator. */
function writesOf(audience: 'student' | 'educator'): Write[] {
  const name = audience === 'student' ? 'Student' : 'Educator';
  const email = `$${audience}Email`;
  const id = `$${audience}Id`;
  const person = `personId: ${id}, audience: ${audience.toUpperCase()}`;
  const details =
    audience === 'student'
      ? // An adult, who needs no guardian's consent.
        'class: "10th", schoolName: "School", dateOfBirth: "2000-01-01"'
      : 'currentPosition: "Teacher", institution: "School"';
  const admin = `PUT /api/admin/${audience}s/{id}`;
  return [
    {
      call: 'POST /api/auth/register',
      as: null,
      field: `register(input: { name: "Waymark check", email: ${email}, password: $password,
        role: ${audience.toUpperCase()} }) { ${errors} }`,
      registers: `${audience}Email`,
      loss: 'registration',
    },
    {
      call: 'POST /api/auth/login',
      as: null,
      field: `login(input: { email: ${email}, password: $password }) { token user { id } ${errors} }`,
      keeps: { [audience]: 'token', [`${audience}Id`]: 'user.id' },
      loss: 'the login of a new account',
    },
    {
      call: `POST /api/${audience}/submit-form`,
      as: audience,
      field: `submit${name}Form(input: { fullName: "Waymark check", email: ${email},
        phone: "9876543210", ${details} }) { ${audience} { id } ${errors} }`,
      loss: `the form of ${audience}s`,
    },
    {
      call: `PUT /api/${audience}/profile`,
      as: audience,
      field: `updateMy${name}Profile(input: { ${account}, email: ${email}, ${details} }) {
        ${audience} { id } ${errors} }`,
      loss: `a ${audience}'s changes of their own data`,
    },
    {
      call: admin,
      as: 'admin',
      field: `update${name}(input: { id: ${id}, phone: "9876543211" }) { ${audience} { id } ${errors} }`,
      loss: `an administrator's changes of ${audience}s`,
    },
    {
      call: `${admin}/assign-club`,
      as: 'admin',
      field: `assignClub(input: { ${person}, clubId: ${audience === 'student' ? '$clubId' : 'null'} }) {
        person { id } ${errors} }`,
      loss: `the assignment of ${audience}s to clubs`,
    },
    {
      call: `${admin}/assign-mentor`,
      as: 'admin',
      field: `assignMentor(input: { ${person}, mentorId: ${audience === 'student' ? '$mentorId' : 'null'} }) {
        person { id } ${errors} }`,
      loss: `the assignment of mentors to ${audience}s`,
    },
  ];
}

/** Every documented write and the optional ones for many people, in an order in which the records that a write needs already exist. */
export const writes: Write[] = [
  {
    call: 'POST /api/admin/clubs',
    as: 'admin',
    field: `addClub(input: { name: $clubName, ${club}, stages: ${names} }) { club { id stages { id } } ${errors} }`,
    keeps: { clubId: 'club.id', stageId: 'club.stages.id' },
    loss: 'new clubs',
  },
  {
    call: 'PUT /api/admin/clubs/{id}',
    as: 'admin',
    field: `updateClub(input: { id: $clubId, name: $clubName, ${club}, stages: ${namedStages} }) { club { id stages { id } } ${errors} }`,
    keeps: { stageId: 'club.stages.id' },
    loss: 'changes of clubs',
  },
  {
    call: 'POST /api/admin/mentors',
    as: 'admin',
    field: `addMentor(input: { ${account}, email: $mentorEmail, password: $password, clubId: $clubId }) {
      mentor { id } ${errors} }`,
    keeps: { mentorId: 'mentor.id' },
    loss: 'new mentors',
  },
  {
    call: 'PUT /api/admin/mentors/{id}',
    as: 'admin',
    field: `updateMentor(input: { id: $mentorId, ${account}, email: $mentorEmail, clubId: $clubId }) {
      mentor { id } ${errors} }`,
    loss: 'changes of mentors',
  },
  ...writesOf('student'),
  ...writesOf('educator'),
  {
    call: 'POST /api/auth/login',
    as: null,
    field: `login(input: { email: $mentorEmail, password: $password }) { token ${errors} }`,
    keeps: { mentor: 'token' },
    loss: 'the login of a new mentor',
  },
  {
    call: 'PUT /api/mentor/progress',
    as: 'mentor',
    field: `updateProgress(input: { personId: $studentId, clubId: $clubId, stageId: $stageId,
      status: COMPLETED, feedback: "Made by check-backend" }) { person { id } ${errors} }`,
    loss: 'saving progress',
  },
  ...counsellingWrites,
  ...batchesOf('student'),
  ...batchesOf('educator'),
  {
    call: 'POST /api/admin/exports',
    as: 'admin',
    field: `recordExport(input: { list: STUDENTS, count: 0 }) { recorded ${errors} }`,
    loss: 'the audit of exports',
    isRequired: false,
  },
];

/** Removes what can be removed; runs even if earlier writes failed. */
export const removals: Write[] = [
  {
    call: 'DELETE /api/admin/mentors/{id}',
    as: 'admin',
    field: `removeMentor(input: { id: $mentorId }) { removedId ${errors} }`,
    loss: 'the removal of mentors',
  },
  {
    call: 'DELETE /api/admin/clubs/{id}',
    as: 'admin',
    field: `deleteClub(input: { id: $clubId }) { deletedId ${errors} }`,
    loss: 'the removal of clubs',
  },
];
