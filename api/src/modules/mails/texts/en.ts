import { sessionLine, type MailTexts } from './mail-texts.ts';

const entered = {
  registration: 'This address was used to register at Waymark.',
  change: 'This address was given as the new email of another Waymark account.',
};

export const en: MailTexts = {
  greeting: 'Hello,',
  closing: 'Warm wishes,',
  tag: 'en-GB',
  confirmEmail: (url) => ({
    subject: 'Confirm your email for Waymark',
    paragraphs: [
      'This address was used to register at Waymark. Confirm it within 24 hours of the registration, and choose the password of your account.',
      { label: 'Confirm your email', url },
      'If you did not register, ignore this mail: no account is made.',
    ],
  }),
  newEmail: (url) => ({
    subject: 'Confirm your new email for Waymark',
    paragraphs: [
      'This address was given as the new email of a Waymark account. Confirm it within 24 hours.',
      { label: 'Confirm your new email', url },
      'If the account is not yours, ignore this mail: the account keeps its present email.',
    ],
  }),
  accountExists: (where, { login, password }) => ({
    subject: 'You have a Waymark account already',
    paragraphs: [
      `${entered[where]} It has an account already, which is unchanged.`,
      'If it was you, log in, or choose a new password if you do not know yours.',
      { label: 'Log in', url: login },
      { label: 'Choose a new password', url: password },
      'If it was not you, you need not do anything.',
    ],
  }),
  firstPassword: (url) => ({
    subject: 'Choose your password for Waymark',
    paragraphs: [
      'You have an account at Waymark, with this address as your email. Choose your password within the next 14 days.',
      { label: 'Choose your password', url },
      'The link works once. If you have a password already, it works until then.',
    ],
  }),
  newPassword: (url, warnings) => ({
    subject: 'Set a new password for Waymark',
    paragraphs: [
      'A new password was requested for your Waymark account. Choose one within the next 30 minutes.',
      { label: 'Choose a new password', url },
      ...warnings,
      'If you did not request it, ignore this mail: your password stays as it is.',
    ],
  }),
  feedback: {
    subject: 'New feedback on Waymark',
    paragraphs: ['You have new feedback on Waymark.'],
  },
  mentor: {
    subject: 'Your new mentor on Waymark',
    paragraphs: ['You have a new mentor on Waymark.'],
  },
  sessions: (day, sessions, timeZone) => {
    const [noun, count] =
      sessions.length === 1
        ? ['session', 'a session']
        : ['sessions', `${sessions.length} sessions`];
    return {
      subject: `Your ${noun} on ${day}`,
      paragraphs: [
        `You have ${count} on ${day}:`,
        ...sessions.map(sessionLine),
        `Times are those of ${timeZone}.`,
      ],
    };
  },
  openDashboard: 'Open your dashboard',
  turnOff: 'Turn these mails off',
  oneAnHour: 'You receive at most one such mail an hour.',
  oneADay: 'You receive one such mail for a day.',
};
