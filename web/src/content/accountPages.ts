/** Texts of an account page. */
export interface AccountPage {
  /** Headline beside the picture. */
  words: string;
  /** Text below the headline; hidden on a phone. */
  more: string;
  /** Heading of the form. */
  title: string;
  lead: string;
}

export const accountPages = {
  '/login': {
    words: 'Your path is where you left it.',
    more: 'Five waymarks, one mentor, at your pace.',
    title: 'Login',
    lead: 'For students, educators, mentors and administrators.',
  },
  '/register': {
    words: 'Every path begins with a first step.',
    more: 'An account first, then the form that finds your mentor.',
    title: 'Register',
    lead: 'Mentors and administrators get their account from us.',
  },
  '/forgot-password': {
    words: 'Lost the way? It happens.',
    more: 'A link by mail leads you back to yours.',
    title: 'Forgot password',
    lead: 'Tell us your email, and we send you a link to choose one.',
  },
  '/reset-password': {
    words: 'A new password, the same path.',
    more: 'Your stages and your mentor are where you left them.',
    title: 'New password',
    lead: 'You will be logged out wherever you are logged in now.',
  },
  '/set-password': {
    words: 'Your place on the path.',
    more: 'A password only you know keeps it yours.',
    title: 'Choose your password',
    lead: 'For your account at Waymark. A password that somebody gave you stops working.',
  },
  '/confirm-email': {
    words: 'Just one step more.',
    more: 'Then the form that finds your mentor.',
    title: 'Confirm your email',
    lead: 'Choose the password for your account. Then you are logged in.',
  },
  '/confirm-email-change': {
    words: 'A new address, the same path.',
    more: 'Your stages and your mentor are where you left them.',
    title: 'Confirm your new email',
    lead: 'Your account gets this address, and your other devices are signed out.',
  },
  '/undo-email-change': {
    words: 'Your path stays yours.',
    more: 'Nobody moves your account away without you.',
    title: 'Restore your email',
    lead: 'Your account gets this address back, and everyone is signed out. Next, you set a new password.',
  },
  '/change-password': {
    words: 'Your path stays yours.',
    more: 'A password only you know keeps it so.',
    title: 'Change password',
    lead: 'You stay logged in here. Everywhere else you are logged out.',
  },
} satisfies Record<string, AccountPage>;
