import type { StageFeedback } from './feedback.ts';

/** In the order of the club's stages. */
export const ROBOTICS_FEEDBACK: readonly StageFeedback[] = [
  {
    going: [
      'A good first talk. You spoke about {work} for ten minutes and about marks for one, and that tells me something. We talk again with your parents present.',
      'You say engineering because everyone at home says it. Before we meet again, write down two things about {course} that you would miss if you did something else.',
      'We got as far as {interest} and what you like about it. Next time bring {work}, I would like to see it and not only hear of it.',
      'Your father had to leave the call early. I will ring him on Sunday; till then think about whether you would live away from {city}.',
      'You were quiet today, which is fine. Send me three photographs of things you have made or mended and we will start from those.',
    ],
    done: [
      'Clear about liking machines more than medicine. Your parents joined the call and heard it from you.',
      'You explained {work} so well that your mother asked you a question about it. That is how I know the interest is yours.',
      'We know now what you want to try: {course}, with {subject} as the subject you do not mind working at.',
      'You came with doubts about {course} and leave with better ones. Good work for a first talk.',
      'You asked what {worker} does all day. It is the right question, and we will find someone to answer it.',
      'Home expects a safe job, you want {course}. We found that these are less far apart than they seemed.',
      'You told me honestly that {subject} frightens you this year. Now we can plan for it instead of around it.',
    ],
    next: [
      'For the assessment, sleep well and do not practise.',
      'The test is in two sittings; take the first one on a Saturday morning.',
      'Keep a page for {interest} in your notebook, we will need it later.',
      'Before the assessment, ask one teacher what you are good at and write down the exact words.',
      '',
    ],
  },
  {
    going: [
      'First sitting done. You finished the mechanical part with time to spare; take the verbal part slowly next week.',
      'The interest test puts {interest} high and office work low. No surprise to either of us. Second sitting still to come.',
      'The connection in {city} broke twice, so we will repeat the last section. The rest counts.',
      'You skipped eleven questions because you were not sure. There are no minus marks here: in the second sitting, guess.',
      'Half the report is in. Don’t show it to your cousins yet, one number alone means little.',
    ],
    done: [
      'Strongest in {strength}, and {work} says the same. Verbal is the lower one, and it can be trained.',
      '{strength} in the top tenth of your age. We read the report line by line and you disagreed with one line, with reason.',
      'The report fits {course} well. It fits two other things as well, and I would like you to look at them before you close the door.',
      'Your speed is average and your accuracy is very high. For {exam} that means practice with a clock, not more chapters.',
      'Numbers better than you feared, {strength} as good as I hoped.',
      'You read your own report better than most adults do. The interest in people came as a surprise; keep it in mind.',
    ],
    next: [
      'For the document stage, find your {marksheet} and one certificate you are proud of.',
      'Now collect papers: {marksheet}, certificates, and a photograph of {work}.',
      'Talk the report over at home before our next call, page three first.',
      'Twenty minutes of reading in English each day until we meet. Anything you like, not the textbook.',
      '',
    ],
  },
  {
    going: [
      '{marksheet} seen. Waiting for the certificate; ask the school office again on Monday.',
      'The photograph of {work} is dark. Take it outside, with your hand in it for scale.',
      'Your name is spelled differently on the {marksheet} and the Aadhaar card. Start the correction now, it takes six weeks.',
      'Two of three papers are here. Leave out the participation certificates, choose the one that cost you effort.',
      'Good list. Now write one line under each paper: what you did, not what you won.',
    ],
    done: [
      'Your three papers are in order, and the line under {work} is the best of them.',
      'Everything is scanned and readable. The {marksheet} and the Aadhaar card now carry the same name.',
      'You cut eleven certificates down to three. Those three say more than the eleven did.',
      'The folder would make sense to a stranger now, which is all a folder must do.',
      'Your note on {work} names what failed the first time. Keep that sentence, interviewers love it.',
      'Complete. I also liked that you thanked the teacher who lent you the tools.',
    ],
    next: [
      'For Career Planning, name three colleges and write one line on why each.',
      'Now we plan: look up the fee and the last cut-off at {college}.',
      'Before we meet, speak with {worker} and note two questions for me.',
      'Keep one printed copy at school and one at home.',
      '',
    ],
  },
  {
    going: [
      'Your shortlist has five names and all of them are dreams. Keep {college}, and add two that would surely take you.',
      'You compared fees and forgot the hostel. Do the sum again with {college} and your own city.',
      '{exam} is on the list; now put its form date and its fee beside it. Dates first, chapters later.',
      'You are between {course} and something your friends chose. Spend one day with {worker} before we decide.',
      'The plan for {subject} is too heavy for a school week. Halve it and keep it.',
    ],
    done: [
      'Three colleges, one of them {college}, each with exam, date and fee. This is a plan and not a wish.',
      'You have a first choice and a fallback you would honestly take. Few people your age can say that.',
      'Your timetable for {exam} leaves Sunday free. Defend that Sunday.',
      'The talk with {worker} changed your order of colleges, and you could say why.',
      'The loan question is settled: your father and you have both seen the numbers for {college}.',
      'You looked up what students of {course} do in the first year and still want it. Good.',
    ],
    next: [
      'Bring one parent to the last session.',
      'For Final Guidance, write the plan on a single page. By hand is fine.',
      'Put the {exam} dates on the wall, not in the phone.',
      'One thing remains: say the plan aloud at dinner and tell me what they asked.',
      '',
    ],
  },
  {
    going: [
      'Your page is nearly there. The fallback is missing, and it is the part that will let you sleep.',
      'Your mother agrees and your grandfather has questions. Invite him on Saturday, I like questions.',
      'One more session. I would like you to present the plan and me to stay silent.',
      'Change “maybe {college}” to a yes or a no, then we are done.',
    ],
    done: [
      'You presented, your family asked, you answered. {course} it is, with {college} first.',
      'The plan fits on one page and hangs on your wall. I have nothing to add to it.',
      'From “I don’t know” to {course} in five stages. Write to me when the {exam} results are out, whatever they say.',
      'Your fallback is as well thought out as your first choice. That was your own work.',
      'Done, and done well. Those who come after you may ring you about {work}, if you allow it.',
      'We finished where we began, with {interest}. Keep time for it when the coaching starts.',
    ],
    next: [
      'My number stays the same.',
      'Come to the club on the last Saturday and tell the juniors.',
      '',
      '',
    ],
  },
];
