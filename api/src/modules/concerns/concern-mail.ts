import { composeMail } from '../mails/compose-mail.ts';
import type { MakeMail } from '../mails/sender.ts';

/** Tells the mailbox of the settings that a concern was reported; without its content. */
export const concernMail: MakeMail = ({ webUrl }, { address }) =>
  Promise.resolve(
    address === null
      ? null
      : composeMail(address, {
          subject: 'A concern was reported in Waymark',
          paragraphs: [
            'A person has reported a concern. Administrators can read it in Waymark.',
            { label: 'Open Waymark', url: `${webUrl}/admin` },
          ],
        }),
  );
