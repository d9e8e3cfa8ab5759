import type { InterestArea } from '../schema.generated.ts';

interface AreaTexts {
  name: string;
  /** What people who lean this way often enjoy. */
  enjoys: string;
  /** To take to the mentor. */
  questions: readonly [string, string];
}

const areas: Record<InterestArea, AreaTexts> = {
  REALISTIC: {
    name: 'Practical',
    enjoys:
      'People who lean this way often enjoy working with their hands, with tools, plants, animals or machines, and like to see in the evening what they have made.',
    questions: [
      'What have you made or repaired that you are proud of?',
      'Where could you work with your hands for a day?',
    ],
  },
  INVESTIGATIVE: {
    name: 'Investigative',
    enjoys:
      'People who lean this way often enjoy finding out how things work, and keep asking until the answer holds.',
    questions: [
      'Which question have you followed for a long time, just because you wanted to know?',
      'Which subject lets you find things out, and how could you have more of that?',
    ],
  },
  ARTISTIC: {
    name: 'Creative',
    enjoys:
      'People who lean this way often enjoy making something that was not there before: a picture, a tune, a story, a scene.',
    questions: [
      'What do you make when nobody asks you to?',
      'Where could you show something of yours this year?',
    ],
  },
  SOCIAL: {
    name: 'Helping',
    enjoys:
      'People who lean this way often enjoy being with others: explaining, listening, and seeing that somebody feels better.',
    questions: [
      'When did somebody thank you for your time, and what had you done?',
      'Whom would you like to go along with for a day, to see how they help others?',
    ],
  },
  ENTERPRISING: {
    name: 'Enterprising',
    enjoys:
      'People who lean this way often enjoy convincing others, taking the lead and getting something started.',
    questions: [
      'What have you started or led, and what did you like about it?',
      'What would you like to get going at your school?',
    ],
  },
  CONVENTIONAL: {
    name: 'Organising',
    enjoys:
      'People who lean this way often enjoy order: plans, lists, and numbers that are right to the last one.',
    questions: [
      'What do others ask you to plan or to keep in order?',
      'Which piece of work would you like to plan from beginning to end?',
    ],
  },
};

/**
 * Texts of the interest profile. docs/interests.md says how the statements were made; a change of
 * one of them needs a new version, which the api has to know.
 */
export const interests = {
  version: 1,
  caution:
    'Thirty questions of our own about what you like. Nobody has tested how exact they are: take it as a start for a talk, not as advice.',
  readers: 'Your mentor will see the six numbers. Nobody else sees them.',
  differences: 'A difference of one or two means nothing.',
  answers: [
    { value: '0', label: 'Not for me' },
    { value: '1', label: 'Not sure' },
    { value: '2', label: 'I’d like that' },
  ],
  areas,
  unclear: {
    title: 'No clear leaning yet',
    text: 'No area stands out. That is common, and it can change with what you try.',
  },
  broad: {
    title: 'Your interests are broad',
    text: 'You like many kinds of things. Ask your mentor what they could have in common.',
  },
  /** In the order of the page: five a step, no two neighbours of one area. */
  statements: [
    { id: 'realistic-1', text: 'Repair a bench that shakes.' },
    { id: 'social-1', text: 'Explain a lesson to a classmate who finds it hard.' },
    { id: 'investigative-1', text: 'Find out why the moon seems to change its shape.' },
    { id: 'conventional-1', text: 'Keep a neat list of the books in your class.' },
    { id: 'artistic-1', text: 'Draw a scene from your imagination.' },

    { id: 'enterprising-1', text: 'Get your class to try your idea.' },
    { id: 'realistic-2', text: 'Carve a small toy from wood.' },
    { id: 'artistic-2', text: 'Write a short poem.' },
    { id: 'social-2', text: 'Listen to a friend who feels sad.' },
    { id: 'investigative-2', text: 'Watch ants closely to learn how they live.' },

    { id: 'conventional-2', text: 'Check a page of sums for mistakes.' },
    { id: 'enterprising-2', text: 'Lead a team at a school event.' },
    { id: 'realistic-3', text: 'Build a bridge from sticks that carries a stone.' },
    { id: 'investigative-3', text: 'Do an experiment to see if your guess is right.' },
    { id: 'social-3', text: 'Make a new student feel welcome in your class.' },

    { id: 'artistic-3', text: 'Create a tune of your own.' },
    { id: 'conventional-3', text: 'Make a timetable for the whole week.' },
    { id: 'enterprising-3', text: 'Speak on behalf of your class.' },
    { id: 'realistic-4', text: 'Fix a bicycle chain that has come off.' },
    { id: 'social-4', text: 'Help two friends make peace after a quarrel.' },

    { id: 'investigative-4', text: 'Work on a hard puzzle until you solve it.' },
    { id: 'artistic-4', text: 'Act a part in a school play.' },
    { id: 'conventional-4', text: 'Write down every rupee spent on a class trip.' },
    { id: 'enterprising-4', text: 'Start a group at school for something you like.' },
    { id: 'realistic-5', text: 'Plant young trees along a path.' },

    { id: 'social-5', text: 'Teach a game to younger children.' },
    { id: 'artistic-5', text: 'Design a poster in your own style.' },
    { id: 'conventional-5', text: 'Sort old school papers by date.' },
    { id: 'investigative-5', text: 'Read about how the human body works.' },
    { id: 'enterprising-5', text: 'Get people to come to a school event.' },
  ],
} as const;
