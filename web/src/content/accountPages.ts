import { t } from '@lingui/core/macro';

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
  '/login': () => ({
    words: t`Your path is where you left it.`,
    more: t`Five waymarks, one mentor, at your pace.`,
    title: t`Login`,
    lead: t`For students, educators, mentors and administrators.`,
  }),
  '/register': () => ({
    words: t`Every path begins with a first step.`,
    more: t`An account first, then the form that finds your mentor.`,
    title: t`Register`,
    lead: t`Mentors and administrators get their account from us.`,
  }),
  '/forgot-password': () => ({
    words: t`Lost the way? It happens.`,
    more: t`A link by mail leads you back to yours.`,
    title: t`Forgot password`,
    lead: t`Tell us your email, and we send you a link to choose one.`,
  }),
  '/reset-password': () => ({
    words: t`A new password, the same path.`,
    more: t`Your stages and your mentor are where you left them.`,
    title: t`New password`,
    lead: t`You will be logged out wherever you are logged in now.`,
  }),
  '/set-password': () => ({
    words: t`Your place on the path.`,
    more: t`A password only you know keeps it yours.`,
    title: t`Choose your password`,
    lead: t`For your account at Waymark. A password that somebody gave you stops working.`,
  }),
  '/confirm-email': () => ({
    words: t`Just one step more.`,
    more: t`Then the form that finds your mentor.`,
    title: t`Confirm your email`,
    lead: t`Choose the password for your account. Then you are logged in.`,
  }),
  '/confirm-email-change': () => ({
    words: t`A new address, the same path.`,
    more: t`Your stages and your mentor are where you left them.`,
    title: t`Confirm your new email`,
    lead: t`Your account gets this address, and your other devices are signed out.`,
  }),
  '/undo-email-change': () => ({
    words: t`Your path stays yours.`,
    more: t`Nobody moves your account away without you.`,
    title: t`Restore your email`,
    lead: t`Your account gets this address back, and everyone is signed out. Next, you set a new password.`,
  }),
  '/change-password': () => ({
    words: t`Your path stays yours.`,
    more: t`A password only you know keeps it so.`,
    title: t`Change password`,
    lead: t`You stay logged in here. Everywhere else you are logged out.`,
  }),
} satisfies Record<string, () => AccountPage>;
