import type { Mail } from '../../platform/mail/send-mail.ts';

/** A paragraph of text, or a link. Not escaped: without text that people typed. */
type Paragraph = string | { label: string; url: string };

/** A mail as plain text and as HTML, from the same paragraphs. */
export function composeMail(to: string, subject: string, paragraphs: Paragraph[]): Mail {
  const all = ['Hello,', ...paragraphs];
  const text = all.map((one) => (typeof one === 'string' ? one : `${one.label}:\n${one.url}`));
  const html = all.map((one) =>
    typeof one === 'string' ? one : `<a href="${one.url}">${one.label}</a>`,
  );
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n\nWarm wishes,\nWaymark\n`,
    html: `<p>${[...html, 'Warm wishes,<br>Waymark'].join('</p>\n<p>')}</p>\n`,
  };
}
