import type { StageFeedback } from './feedback.ts';

/** In the order of the club's stages. */
export const COMMERCE_FEEDBACK: readonly StageFeedback[] = [
  {
    going: [
      'You know more about money than you think: you have watched your family handle it. Next time we put that in words.',
      'We talked about {interest} and hardly about careers, and that was useful. Second half next week.',
      'You took commerce because science was full. Let us see whether it can become a choice.',
    ],
    done: [
      'You want {course}, and for a reason of your own. I will hold you to the reason.',
      'Good talk. Your father asked about salary three times and you answered him once, well.',
      'You explained {work} without looking at the paper. That is where we begin.',
      'You came for a list of jobs and leave with a question about yourself. The list follows.',
    ],
    next: [
      'The assessment takes ninety minutes; eat before it.',
      'Till the test, note what you spend, to the rupee, for one week.',
      'Next are two short tests, one of them without a pen.',
      '',
    ],
  },
  {
    going: [
      'Numerical part done, verbal part on Thursday. You checked every sum twice; once is enough here.',
      'The interest test is still open on your side. Twenty minutes, and don’t ask your friends.',
      'Half done. You are faster in your own language than in English, so we will note both.',
    ],
    done: [
      'Strongest in {strength}, and lower in speed than you believed. Both matter for {exam}.',
      'The report fits {course}. It also says you like to argue, which I could have told you.',
      '{strength} well above your age group. {subject} can be more than a school subject for you.',
      'You expected worse. Please read the second page again on a day when you doubt yourself.',
    ],
    next: [
      'Now subjects: find out what your school really offers next year.',
      'Ask two seniors which subject they regret, and why.',
      'Bring the report to the next session, with your own pencil marks.',
      '',
    ],
  },
  {
    going: [
      'With maths or without: do the first chapter of both books before you decide.',
      'Your school has no {subject} teacher this year. I am asking what else they can offer.',
      'You want to drop maths. {college} asks for it, so look that up before you sign anything.',
    ],
    done: [
      'Maths stays. You are not fond of it, and {college} will not open without it.',
      'You chose {subject} against your friends’ choice and slept well after it. Good sign.',
      'The subjects are settled and the school form is signed. Nothing that you want is closed by it.',
      'You made a table of what each subject keeps open. I have borrowed it for the club.',
    ],
    next: [
      'For the shadowing, think of a place where you would like to stand behind the counter.',
      'Next come two days with {worker}; wear something plain.',
      'Tell your class teacher before the holidays, not after.',
      '',
    ],
  },
  {
    going: [
      'Day one with {worker} is over. You wrote what they did; on day two write why.',
      'We have a place for you in {city} from Monday. Be there ten minutes early, and leave the phone in the bag.',
      'The firm has asked to move your second day. Use the time to write up the first.',
    ],
    done: [
      'Two days with {worker}, four pages of notes, and a question nobody there could answer. Splendid.',
      'You saw an angry customer and how he was calmed. You will remember that longer than a chapter.',
      'They let you tally the day’s cash, and it matched. They would have you back in the summer.',
      'You found the work slower than in films and liked it anyway.',
    ],
    next: [
      'Write to thank them, three lines, this week.',
      'Now papers: {marksheet}, certificates, and half a page about these two days.',
      'Put what you learned beside {work}; the two belong together.',
      '',
    ],
  },
  {
    going: [
      '{marksheet} received. The statement tells me about your city; tell me about yourself.',
      'Income certificate is pending at the taluka office. Go on a weekday morning, with a photocopy of everything.',
      'A good statement at twice the length it needs. Cut every sentence that another student could have written.',
    ],
    done: [
      'All papers are in, names and dates agree. The statement sounds like you.',
      'Two hundred words, and I could see the shop. Leave it as it is.',
      '{work} is in the folder with a line on what it changed. That is what a reader wants.',
      'Complete, scanned, and copied for the scholarship as well.',
    ],
    next: [
      'For the planning stage, look up the fees of {college} and of one college near home.',
      'Find out the form dates for {exam}.',
      'Ask at home what a year may cost. It is a fair question.',
      '',
    ],
  },
  {
    going: [
      '{exam} and a degree side by side can be done. Ask {worker} how the mornings felt.',
      'Your cost sheet forgets books and travel. Add them, then compare {college} again.',
      'You have plan A three times. I need a plan B.',
      'The scholarship closes before {exam}. Please reverse the order in your calendar.',
    ],
    done: [
      '{college} first, one nearer home second, {exam} for both. The sums add up, I checked.',
      'You found a scholarship that I did not know of. It is now in the club’s list, under your name.',
      'Your plan has dates, costs and a reason for each. An accountant would sign it.',
      'After the talk with {worker} you put the professional course before the famous name. Well argued.',
    ],
    next: [
      'Last stage: present it at home, with me listening.',
      'Print the calendar and give one copy to your mother.',
      'Write the fallback in the same ink as the plan.',
      '',
    ],
  },
  {
    going: [
      'Your uncle had another idea for you. Hear him out, then show him the sheet.',
      'One number is still open: the hostel at {college}. Ring them, don’t write.',
      'I would like to hear you say the plan without the paper. Saturday?',
    ],
    done: [
      '{course} with open eyes. Your family asked hard questions and you had the sheet ready.',
      'You have finished all seven stages without missing a date. That habit is worth more than any rank.',
      'Plan, fallback and budget on one page. Well done, and good luck with {exam}.',
      'When we began you asked me what to do. Today you told me. That is the whole idea.',
    ],
    next: [
      'Send me your first balance sheet.',
      'Come back and speak to the 10th class in June.',
      '',
    ],
  },
];
