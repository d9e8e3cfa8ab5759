export type ClubKey = 'robotics' | 'science' | 'commerce' | 'leadership' | 'research';

/** A club and its counselling stages in order. */
export type ClubContent = {
  key: ClubKey;
  name: string;
  description: string;
  audience: 'student' | 'educator';
  stages: readonly { name: string; description: string }[];
};

export const CLUBS: readonly ClubContent[] = [
  {
    key: 'robotics',
    name: 'Robotics Club',
    description:
      'Technology careers for students who build things: machines, electronics, software and the design that holds them together.',
    audience: 'student',
    stages: [
      {
        name: 'Initial Counseling',
        description:
          'A first talk about what you build, what you like at school and what home expects.',
      },
      {
        name: 'Assessment',
        description: 'Aptitude and interest tests in two sittings, read together line by line.',
      },
      {
        name: 'Document Review',
        description:
          'Marksheet, certificates and project photographs: three papers that tell your story.',
      },
      {
        name: 'Career Planning',
        description: 'A shortlist of courses and colleges, with the exams, dates and fees of each.',
      },
      {
        name: 'Final Guidance',
        description: 'One plan and one fallback, agreed with your family and written on a page.',
      },
    ],
  },
  {
    key: 'science',
    name: 'Young Scientists',
    description:
      'Science careers beyond the two that everyone names: research, medicine, environment, space, food and data.',
    audience: 'student',
    stages: [
      {
        name: 'Initial Counseling',
        description: 'What makes you curious, which classes you look forward to, and why.',
      },
      {
        name: 'Aptitude Assessment',
        description: 'Reasoning, numbers, memory and interest tests, and what they do not say.',
      },
      {
        name: 'Lab and Field Visit',
        description:
          'A day with people who do the work: a laboratory, a hospital, a field station.',
      },
      {
        name: 'Project Portfolio',
        description: 'One question of your own, investigated, written up and shown to someone.',
      },
      {
        name: 'Entrance Planning',
        description: 'Which exams matter, which do not, and a timetable that fits school.',
      },
      {
        name: 'Final Guidance',
        description: 'Course, college and fallback, settled with your family.',
      },
    ],
  },
  {
    key: 'commerce',
    name: 'Commerce Circle',
    description:
      'Careers in accounts, law, economics, banking and enterprise, for students who like how money and markets work.',
    audience: 'student',
    stages: [
      {
        name: 'Initial Counseling',
        description: 'What you know about work and money so far, and what you would like to know.',
      },
      {
        name: 'Assessment',
        description: 'Numerical, verbal and interest tests, read together.',
      },
      {
        name: 'Stream and Subjects',
        description: 'With or without maths, economics or law: what each choice keeps open.',
      },
      {
        name: 'Business Shadowing',
        description: 'Two days beside someone who runs a shop, an office or a firm.',
      },
      {
        name: 'Document Review',
        description: 'Marksheets, certificates and a short statement in your own words.',
      },
      {
        name: 'Career Planning',
        description: 'Professional courses and colleges, with exams, costs and scholarships.',
      },
      {
        name: 'Final Guidance',
        description: 'One plan and one fallback, agreed with your family.',
      },
    ],
  },
  {
    key: 'leadership',
    name: 'Classroom Leadership',
    description:
      'For teachers, heads of department and principals who want to lead: lessons, teams and schools.',
    audience: 'educator',
    stages: [
      {
        name: 'Initial Consultation',
        description: 'Where you are in your career and what you would change about your week.',
      },
      {
        name: 'Teaching Observation',
        description: 'Two lessons observed and talked through, strengths first.',
      },
      {
        name: 'Growth Plan',
        description: 'Three goals for the year, each with a date and a sign that it was reached.',
      },
      {
        name: 'Leadership Project',
        description: 'One change in your school that you lead, with colleagues, from start to end.',
      },
      {
        name: 'Review and Next Step',
        description: 'What the project changed, and the post or course that follows.',
      },
    ],
  },
  {
    key: 'research',
    name: 'Research and Publishing',
    description:
      'For lecturers, professors and scholars: from a question to a published paper, a grant and a next post.',
    audience: 'educator',
    stages: [
      {
        name: 'Profile Review',
        description: 'Publications, teaching load and the hours that are really yours.',
      },
      {
        name: 'Research Question',
        description: 'One question, small enough to answer with the means you have.',
      },
      {
        name: 'Literature and Method',
        description: 'What is known, what is not, and how you will find out.',
      },
      {
        name: 'Draft and Peer Reading',
        description: 'A full draft, read by two colleagues who owe you nothing.',
      },
      {
        name: 'Submission',
        description: 'A journal that fits, its rules kept, the reviewers answered.',
      },
      {
        name: 'Career Roadmap',
        description: 'Promotion, fellowships and grants for the next three years.',
      },
    ],
  },
];
