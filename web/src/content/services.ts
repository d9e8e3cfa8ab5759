import { scenes } from './pictures/scenes.ts';
import { titles } from './titles.ts';
import type { Illustration, Passage } from './types.ts';

interface Service extends Passage, Illustration {
  /** Anchor of the service. */
  id: string;
}

/** The services, in the order in which a student uses them. */
export const services: {
  title: string;
  lead: string;
  items: readonly Service[];
} = {
  title: titles.services,
  lead: 'Nothing here is a package. Each service leads to the next, and you can stop at any waymark.',
  items: [
    {
      id: 'counselling',
      title: 'Career counselling, one to one',
      text: 'One mentor, who has read your marks, your city and your family’s questions before the first talk.',
      picture: scenes.counselling,
      alt: 'A mentor and a student talk across a small table.',
    },
    {
      id: 'assessment',
      title: 'Aptitude and interest assessment',
      text: 'What you are good at, and what you forget the time over. The result is read with you, line by line.',
      picture: scenes.assessment,
      alt: 'A student bends over a sheet of shapes with a pencil in her hand.',
    },
    {
      id: 'stream',
      title: 'Stream choice after class 10',
      text: 'Science, commerce or arts: which doors each one opens, and which it leaves open for later.',
      picture: scenes.stream,
      alt: 'A student stands where a road parts into three.',
    },
    {
      id: 'entrance',
      title: 'College and entrance planning',
      text: 'JEE, NEET, CUET, CLAT, NID: dates, documents and a plan that leaves room for school.',
      picture: scenes.entrance,
      alt: 'A wall calendar with marked days above a desk with books.',
    },
    {
      id: 'clubs',
      title: 'A club that pulls your way',
      text: 'Others with your interest, its own mentors, and counselling stages made for that field.',
      picture: scenes.clubs,
      alt: 'Four students around a table build a small windmill.',
    },
    {
      id: 'educators',
      title: 'Growth paths for educators',
      text: 'For teachers, heads of department and principals: a counsellor, and stages of your own.',
      picture: scenes.educators,
      alt: 'A teacher in a saree draws a rising path on a blackboard.',
    },
  ],
};
