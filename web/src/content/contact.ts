import { titles } from './titles.ts';

/** Texts of the contact section and the contact dialog. The dialog's form is not sent. */
export const contact = {
  title: titles.contact,
  text: 'Write to us or call. Tell us the class, the city and the question; that is enough.',
  action: 'Contact Us',
  dialog: {
    title: 'Contact Us',
    description: 'This form is not connected yet: submitting clears it and sends nothing.',
    reach: 'To reach us today, write an email or call.',
    labels: { name: 'Name', email: 'Email', message: 'Message' },
    submit: 'Submit',
    cleared: 'The form is empty again. Nothing was sent.',
    prepared: 'Send it as an email',
    subject: 'A question to Waymark',
    unsaved: 'Your message is lost if you close the form.',
  },
} as const;
