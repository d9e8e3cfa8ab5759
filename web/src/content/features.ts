import { scenes } from './pictures/scenes.ts';
import { titles } from './titles.ts';
import type { Illustration, Passage } from './types.ts';

/** Features: three blurbs, and the tabs of "Why choose" with details. */
interface Feature {
  id: 'assessment' | 'mentors' | 'support';
  /** Label of the tab and title of the blurb. */
  title: string;
  /** Text of the blurb. */
  text: string;
  /** Content of the tab. */
  detail: Passage & { points: readonly string[] };
  illustration: Illustration;
}

export const features: {
  /** Heading above the tabs. */
  title: string;
  /** Heading above the blurbs. */
  promise: string;
  items: readonly Feature[];
} = {
  title: titles.features,
  promise: 'What goes with you',
  items: [
    {
      id: 'assessment',
      title: 'Personalized Assessment',
      text: 'Your marks, interests and plans in one form, read by a person before anybody gives advice.',
      detail: {
        title: 'Your answers, not your average',
        text: 'The career form asks what you like, what you are good at and what home hopes for. Your mentor reads it with you, and you can fill it again when things change.',
        points: [
          'Read by the team within 24-48 hours',
          'Interests count beside marks',
          'You see what your mentor sees',
        ],
      },
      illustration: {
        picture: scenes.assessment,
        alt: 'A student bends over a sheet of shapes with a pencil in her hand.',
      },
    },
    {
      id: 'mentors',
      title: 'Expert Mentors',
      text: 'Somebody from the field that you are curious about, who has sent students there before.',
      detail: {
        title: 'Someone who has walked it',
        text: 'Your mentor works in the field you are curious about, or has sent many students there. We match by club and interests, and you have one name, one number and one address to write to.',
        points: [
          'Matched by your club and interests',
          'Makes contact to schedule the first session',
          'Fewer than 50 students each',
        ],
      },
      illustration: {
        picture: scenes.counselling,
        alt: 'A mentor and a student talk across a small table.',
      },
    },
    {
      id: 'support',
      title: 'Ongoing Support',
      text: 'After each stage there is feedback in writing, and you always know what comes next.',
      detail: {
        title: 'Not one talk and goodbye',
        text: 'Your path has at least five stages. After each one your mentor writes down how it went and what comes next, and it stays on your dashboard where your family can read it with you.',
        points: [
          'Written feedback on every stage',
          'Your progress in one picture',
          'The same mentor from first to last',
        ],
      },
      illustration: {
        picture: scenes.support,
        alt: 'Two people walk a path from one waymark to the next.',
      },
    },
  ],
};
