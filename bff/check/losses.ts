const CLUB = 'the club of a person or mentor';
const MENTOR = 'the mentor of a person';
const STAGES = 'the stages, and with them the path of progress';

/**
 * What the product loses when no record has a field, or the field cannot be read; by the names of
 * the schema and of the REST calls.
 */
const losses: Record<string, string> = {
  phone: 'phone numbers',
  status: 'the account status: everyone counts as active',
  formSubmitted: 'who has submitted the form',
  createdAt: 'the day of registration',
  submittedAt: 'the day of submission',
  education: 'education',
  club: CLUB,
  assignedClub: CLUB,
  clubName: 'the club in the tracker',
  mentor: MENTOR,
  assignedMentor: MENTOR,
  mentorName: 'the mentor in the tracker',
  formDetails: 'the answers of the form',
  specialization: 'the specialization of mentors',
  experience: 'the experience of mentors',
  studentsCount: 'how many people a mentor has, unless the list of people shows it',
  description: 'descriptions',
  clubFor: 'the audience of a club',
  stages: STAGES,
  stageProgress: STAGES,
  percent: 'the percentage of progress',
  currentStage: 'the current stage',
  feedback: 'the feedback of mentors',
  lastUpdated: 'when progress was last saved',
  date: 'when a stage was saved',
  nextSession: 'next sessions with the mentor',
  agreedSteps: 'agreed steps',
  answer: 'answers to feedback',
  interestProfile: 'interest profiles of students',
  unreadAnswers: 'the number of answers that are not read yet',
  todaySessions: "the mentor's sessions of today",
  missedSessions: "the mentor's missed sessions",
  heldSessions: 'the number of held sessions',
  role: 'the role: the account cannot reach any dashboard',
};

/** The losses of fields given by their paths (`club.name`, `[0].stages[1].name`), each once. */
export function lossesOf(paths: string[]): string[] {
  const words = paths.flatMap((path) => {
    const parts = path.split(/[.[]/).filter((part) => Object.hasOwn(losses, part));
    // The status of a stage is lost with the stages; it is not that of the account.
    const key = parts.at(-1) === 'status' ? parts[0] : parts.at(-1);
    return key === undefined ? [] : [losses[key] ?? ''];
  });
  return [...new Set(words)];
}
