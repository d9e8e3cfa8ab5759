import type { Passage } from './types.ts';

/** An invitation to register. */
interface SignUpCall extends Passage {
  audience: 'student' | 'educator';
  /** Label of its button. */
  action: string;
}

export const signUpCalls: readonly SignUpCall[] = [
  {
    audience: 'student',
    title: 'You are in class 9 to 12?',
    text: 'Register, fill the career form, and the team reads it within 24-48 hours.',
    action: 'Register as a student',
  },
  {
    audience: 'educator',
    title: 'You teach?',
    text: 'There is a path for you too: a counsellor, a club and stages made for educators.',
    action: 'Register as an educator',
  },
];
