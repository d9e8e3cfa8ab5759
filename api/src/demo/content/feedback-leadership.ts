import type { StageFeedback } from './feedback.ts';

/** In the order of the club's stages. */
export const LEADERSHIP_FEEDBACK: readonly StageFeedback[] = [
  {
    going: [
      'You have spent years fixing other people’s timetables. We still have to speak about yours.',
      'A frank first talk about {institution}. Next time I would like to hear what you would keep.',
      'You said “nothing can change here” twice. Please bring one small thing that did change.',
    ],
    done: [
      'You want to lead and still teach {subject}. Both are possible, and we will plan for both.',
      'You described your week in periods lost. We know now which ones to win back.',
      'Clear picture: respected as a teacher of {subject}, unsure about giving colleagues direction. That can be learned.',
      'You would change the staff meeting first. I like it that you began with something so small.',
    ],
    next: [
      'Choose two lessons for the observation, one of them difficult.',
      'For the observation, tell the class beforehand why I am there.',
      '',
    ],
  },
  {
    going: [
      'First lesson seen. You waited three seconds after each question, which is rare. Second lesson on Thursday.',
      'The class laughed with you, not at you. Let us look at the last ten minutes, where the back row left us.',
      'The recording from {institution} has no sound. Send the other one, please.',
    ],
    done: [
      'Two lessons in {subject}, two kinds of class, the same calm. Your questions are better than your slides.',
      'You talk for six minutes in ten. You guessed eight, so you already know where to work.',
      'The weaker group got your best explanation. Not every teacher does that.',
      'You changed the plan in the middle of the lesson because one child’s answer deserved it. Keep doing that.',
    ],
    next: [
      'For the plan, think of three goals that someone else could check.',
      'Let a colleague sit in your class once before we meet.',
      '',
    ],
  },
  {
    going: [
      'Two of the three goals can be measured. “Be more confident” can’t, so what would we see?',
      'A good plan for a year with no examinations in it. Put the board dates in and look again.',
      'Your goal on {research} is the one you speak about with warmth. Move it to the top.',
    ],
    done: [
      'Three goals, three dates, and a sign for each. Your head has seen the plan and agrees.',
      'You struck out the fourth goal yourself. Three is a plan, four is a wish.',
      'The goal on {research} has a first step for this very week. That is how plans survive.',
    ],
    next: [
      'For the project, find two colleagues who would say no to you when needed.',
      'Put the first date in the staff diary, in ink.',
      '',
    ],
  },
  {
    going: [
      'Six colleagues came to the first meeting, four to the second. Ask the two why; don’t guess.',
      'The peer visits have begun at {institution}. Write down what you hear in the corridor, it is your data.',
      'The principal moved your slot. Hold the meeting anyway, even if it is for fifteen minutes.',
      'You are doing the work of the whole team. Hand over one thing by Friday and let it be imperfect.',
    ],
    done: [
      'Nine teachers now visit each other’s lessons, and three of them did not speak in June. That is leadership.',
      'The project met two of its three aims, and your report says so without excuses.',
      'The new {subject} workbook is in use in four sections, and others wrote half of it. Exactly right.',
    ],
    next: [
      'For the review, ask the team what you should stop doing.',
      'Collect three numbers and one story from the project.',
      '',
    ],
  },
  {
    going: [
      'The post you found asks for two more years. Let us read the notice together before you rule yourself out.',
      'Your summary is modest to the point of being wrong. Write it again as if it were a colleague’s.',
    ],
    done: [
      'You know what the project changed and what it did not. You are ready to apply, and to be refused once or twice.',
      'The next step is a course in school leadership, at weekends, with {institution} paying half. You asked for that, well done.',
      'A year ago you waited to be asked. You have now asked others. I have nothing more to teach you here.',
    ],
    next: ['Let me read the application before it goes.', 'Come and speak to the next group.', ''],
  },
];
