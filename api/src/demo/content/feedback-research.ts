import type { StageFeedback } from './feedback.ts';

/** In the order of the club's stages. */
export const RESEARCH_FEEDBACK: readonly StageFeedback[] = [
  {
    going: [
      'Publications seen, teaching load still to come. Count the evaluation days as well, they are half your spring.',
      'Your list mixes talks and papers. Separate them before we judge anything.',
      'You have more unfinished drafts than published papers. Send me the titles only, for now.',
    ],
    done: [
      'Eighteen hours of teaching, four that are yours. It is little, and people have done good work on {research} in less.',
      'A steady record in {subject}. What is missing is one paper that is only yours.',
      'You teach what you research, which saves you a year. Few at {institution} can say so.',
      'We agreed to let two old drafts go. That was harder than writing them.',
    ],
    next: [
      'For the question, write five on {research} and cross out four.',
      'Guard Wednesday afternoon, and tell your head that you do.',
      '',
    ],
  },
  {
    going: [
      'The question on {research} is a programme for ten people. What could you alone know by March?',
      'Better. Now say it so that a colleague from another department would care.',
      'You have a method in search of a question. Begin with what puzzles you in class.',
    ],
    done: [
      'One sentence, one population, one comparison. Your question can be answered, and I want to know the answer.',
      'You narrowed {research} to what can be seen from {city}. It became more interesting, not less.',
      'The question survived three colleagues. We keep it.',
    ],
    next: [
      'Twenty papers, one line on each, before we speak of method.',
      'Write the question on a card and keep it in sight.',
      '',
    ],
  },
  {
    going: [
      'Thirty papers and no disagreement among them? Look for the ones that contradict each other.',
      'The ethics form is with the committee. Prepare the questionnaire, but don’t send it yet.',
      'The sample is too convenient: all from {institution}. Ask one more college.',
    ],
    done: [
      'The gap is real, you checked it in two languages. The method is plain, which suits me.',
      'The committee approved it with one remark, and the remark improved it.',
      'You dropped the model you could not defend. The study is smaller and stronger.',
    ],
    next: [
      'Now write, badly at first, four hundred words a day.',
      'Choose your two readers before you begin the draft.',
      '',
    ],
  },
  {
    going: [
      'Method and results are readable. The introduction still greets every author you ever met.',
      'One reader has answered, the other needs a reminder. Be shameless.',
      'Table 2 is the paper. Build the text around it.',
    ],
    done: [
      'Both readers misunderstood the same paragraph, so it was the paragraph. It is clear now.',
      'A full draft on {research}, eleven pages, and the conclusion claims no more than the data.',
      'You took the hard comment and left the easy praise aside. The draft is ready to travel.',
    ],
    next: [
      'For the submission, three journals in order, with their word limits.',
      'Rest it for one week, then read it aloud.',
      '',
    ],
  },
  {
    going: [
      'The first journal charges for pages and is in no index. Please withdraw it, we have a better one.',
      'Submitted on Tuesday. Start the next piece, waiting is not work.',
      'Major revision is good news. Answer every point, and thank them once, not five times.',
    ],
    done: [
      'Accepted with minor changes. Send the notice to your head before anyone asks for it.',
      'Refused by the first, taken by the second within eight weeks. That is a normal career.',
      'The reply to the reviewers was a model of patience. I should like to use it in class.',
    ],
    next: [
      'For the roadmap, find the promotion rules in force, not last year’s.',
      'Put the paper and its data where others can read them.',
      '',
    ],
  },
  {
    going: [
      'The roadmap has three grants in one year. Choose the one whose panel knows {subject}.',
      'You have left out the refresher course that the rules ask for. Add it before May.',
    ],
    done: [
      'Three years, two papers, one grant, and time to teach. I believe in this plan.',
      'You know the rules for promotion better than your office does. Apply in the first window.',
      'A scholar with a plan on {research} and a free Wednesday. We are done, and I am glad.',
    ],
    next: ['Send me the offprint.', 'Become a reader for the next in the club.', ''],
  },
];
