import type { StageFeedback } from './feedback.ts';

/** In the order of the club's stages. */
export const SCIENCE_FEEDBACK: readonly StageFeedback[] = [
  {
    going: [
      'You asked more than I did. We had no time left for home and fees, so that is for next week.',
      'You like {subject} because of one teacher. Let us find out whether you would like it under any other.',
      'Good start. Please keep a list for seven days of everything that made you ask why.',
    ],
    done: [
      'Curious about a great deal, steady about {interest}. We follow the steady one first.',
      'You said {course} before I had finished my question, and then you could say why. Good.',
      'Your parents worry about income in {course}. They agreed to wait for facts, and so did you.',
      'You know what you don’t want, which is half of it. {work} showed me the other half.',
      'I liked {work} very much. It has a question in it, and most school projects have only an answer.',
    ],
    next: [
      'The assessment is on paper; bring two pencils and no guide book.',
      'Next come the tests, two mornings, nothing to learn for them.',
      'Till then read anything on {interest} that is not in the syllabus.',
      '',
    ],
  },
  {
    going: [
      'The reasoning part is done, memory and interests follow on Saturday. You hurry when the clock is visible, so I will hide it.',
      'Part one looks good. You asked whether one can fail: no, one can only be described.',
      'You were ill on the second day and it shows. We repeat that section, there is no hurry.',
    ],
    done: [
      'Strongest in {strength}. The test does not measure patience, and I have seen yours in {work}.',
      'High in {strength}, average in speed. {exam} rewards speed, so that is what we train.',
      'The report suggests medicine, research and teaching. You laughed at teaching; look at it again in a year.',
      'A clear report, and you found the one table that I would have shown you first.',
      'Your marks and your aptitude disagree about {subject}. I believe the aptitude; the marks will follow.',
    ],
    next: [
      'For the visit, write three questions that cannot be answered by yes or no.',
      'Now a day in the field: closed shoes, notebook, no phone till lunch.',
      'Show the second page at home, the first is only a summary.',
      '',
    ],
  },
  {
    going: [
      'I have written to a laboratory near {city} and wait for their date. Keep two Fridays free.',
      'You spent the morning with {worker}. Before the afternoon fades, write one page about it.',
      'The visit fell on a strike day. We have a new date, and your questions are still good.',
    ],
    done: [
      'You noticed that most of the day with {worker} was paperwork, and it did not put you off.',
      'Your page on the visit is honest: two dull hours and one that you would not give back. That is what work looks like.',
      'They told me you stayed to wash the glassware. They also said you may come again.',
      'You asked what {worker} earns, politely, and got an answer. Note it down, it belongs in the plan.',
      'After the visit you are less sure of {course} and more sure of {subject}. That is a result.',
    ],
    next: [
      'For the portfolio, choose one question small enough for four Sundays.',
      'Send a thank-you note to them this week, by post if you can.',
      'Now make something of it: {work} could grow into your project.',
      '',
    ],
  },
  {
    going: [
      'The question is too big. Cut it until you can answer it with what is in your kitchen and {city}.',
      'Good data, poor table. Give every column a unit and send it again.',
      'You have three weeks of readings. Go on for one more, even though you think you know the answer.',
      'The write-up begins with a page on Newton. Begin with what you saw.',
    ],
    done: [
      'Four pages, one graph, one honest paragraph on what went wrong. I would show this to any college.',
      'You built on {work} and went further than I had expected. The graph on page two is a real finding.',
      'Your teacher signed it and asked for a copy for the school library. Well earned.',
      'The result was “no difference”, and you did not hide it. That is the best thing in the portfolio.',
    ],
    next: [
      'Now the exams: write down which of them you would sit even if nobody made you.',
      'Present it once, to anyone. Your younger cousins will do.',
      'Keep the raw notebook, never only the clean copy.',
      '',
    ],
  },
  {
    going: [
      'You listed seven exams. Choose three; {exam} is one of them, I think, but convince me.',
      'The timetable has no school in it. Make it again with real homework on real days.',
      'Form dates for {exam} are not out yet. Prepare photograph and signature in the sizes they ask.',
    ],
    done: [
      '{exam} first, one state exam as well, and nothing else. Your evenings will thank you.',
      'Two hours a day, {subject} first because you like it least when tired. You chose that yourself.',
      'We worked through last year’s {exam} paper. Forty in a hundred without preparing is a good place to start.',
      'You decided against a coaching hostel and can defend it with numbers. I agree with you.',
    ],
    next: [
      'Last stage next: invite whoever will pay the fees.',
      'Write down now what you will do if {exam} goes badly. It makes it go better.',
      'A mock paper every second Sunday, and send me only the mistakes.',
      '',
    ],
  },
  {
    going: [
      'Your parents want medicine, you want {course}. We meet once more, all of us, with the figures on the table.',
      'Nearly there. {college} needs a fallback beside it that you would not be ashamed of.',
      'Please rewrite the plan in your own words. This version sounds like me.',
    ],
    done: [
      '{course}, {college} first, and a fallback that you like. Your mother said it aloud before you did.',
      'You know why, where and how, and what it costs. The rest is work, and you are used to that.',
      'The plan is yours. I only held the lamp while you read the map.',
      'You began with {interest} and end with {course}. It was a straight line after all.',
    ],
    next: [
      'Write when {exam} is over.',
      'Stay in the club, the juniors need someone who has done it.',
      '',
    ],
  },
];
