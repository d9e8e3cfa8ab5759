interface NoticeSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  text: readonly string[];
  list?: readonly string[];
}

/** Texts of the privacy notice. A change of its promises requires a new `noticeVersion`. */
export const privacy = {
  title: 'What we know about you, and why',
  lead: 'Waymark keeps what you and your mentor write, so that your path stays in one place. This page says what that is, who reads it and how long it stays. It is written for you, and for the people who look after you.',
  short: [
    {
      term: 'What we keep',
      text: 'Your account, your career form, your stages with the feedback, and where you are signed in.',
    },
    {
      term: 'Who reads it',
      text: 'You, your mentor as far as the work needs it, and the administrators. Other students and other mentors don’t.',
    },
    {
      term: 'Under 18',
      text: 'A parent or guardian agrees first. Their name, relation, contact and the day are kept with your form.',
    },
    {
      term: 'How long',
      text: 'As long as you have an account, or until your deletion is carried out.',
    },
    {
      term: 'What you can do',
      text: 'See and download everything, correct it, or ask for deletion, all under My data on your dashboard.',
    },
  ],
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      text: ['Only what you, your mentor or an administrator wrote, and what a login needs:'],
      list: [
        'Your account: name, email, phone and role; after a change of the email for a few days also the other one. Your password is kept in a form that nobody can read back.',
        'Your form: date of birth, school or work, marks, interests, hopes, address and contacts, as far as you answered. Only the fields marked as required have to be filled.',
        'Your path: your club, your mentor, your stages and the feedback, with who changed what and when.',
        'If you fill the interest profile: six numbers and the day. Your single answers are added up and not kept.',
        'Your sessions: where and when you signed in, so that you can end one that is not yours.',
        'Who opened or changed your record: which mentor or administrator, which part and when.',
        'For students under 18, the consent of a parent or guardian.',
      ],
    },
    {
      id: 'why',
      title: 'Why we keep it',
      text: [
        'To find a club and a mentor that fit you, to let your mentor prepare for your talks, and to reach your family if something happens.',
        'We do not sell it, show no advertising, and decide nothing about you by a program alone.',
      ],
    },
    {
      id: 'who',
      title: 'Who reads it',
      text: ['Each reader sees what the work needs, and no more:'],
      list: [
        'You see everything that is kept about you.',
        'Your mentor sees your name, email and phone, your class and school or your work, your interests and hopes, your stages, and the six numbers of your interest profile. Not your address, your birthday, your marks or your family’s contacts.',
        'Administrators see your record, because they put people, clubs and mentors together. Of your interest profile they see only that there is one.',
        'Other students, other mentors and visitors see nothing of it.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent of a guardian',
      text: [
        'Who is under 18 needs a parent or guardian who agrees before the career form is sent. We keep the guardian’s name, relation and contact, the day, and which version of this notice was agreed to.',
        'A guardian can take the consent back at any time by writing to us. From your 18th birthday on, you decide alone.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it stays',
      text: [
        'As long as your account exists. When a deletion is carried out, your details, your answers and the words about you are erased; only figures without names stay.',
        'Who opened your record is kept for 12 months. Who changed what, with the earlier words, is erased after three years in which nothing happened on your path.',
        'What you type but do not send stays on your own device until you send it or log out. Safety copies of the whole platform are replaced in turn, so that erased data leaves them, too.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: ['You do not have to give a reason for any of these:'],
      list: [
        'See and download everything that is kept about you.',
        'Remove the result of your interest profile.',
        'Correct it: by Update Profile, or by filling the form again.',
        'Ask for deletion, and take the request back until it is carried out.',
        'See where you are signed in, and sign out everywhere else.',
        'Ask us a question, alone or with your guardian.',
      ],
    },
  ] satisfies readonly NoticeSection[] as readonly NoticeSection[],
  contact: {
    id: 'contact',
    title: 'Whom to ask',
    text: 'Write or call; a person answers. Guardians can do so, too.',
  },
} as const;
