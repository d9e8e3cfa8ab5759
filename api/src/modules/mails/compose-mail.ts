import type { Role } from '../../domain/words.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';

/** A paragraph of text, or a link. */
type Paragraph = string | { label: string; url: string };

/** A mail as plain text and as HTML, from the same paragraphs. */
export function composeMail(to: string, subject: string, paragraphs: Paragraph[]): Mail {
  const all = ['Hello,', ...paragraphs];
  const text = all.map((one) => (typeof one === 'string' ? one : `${one.label}:\n${one.url}`));
  const html = all.map((one) =>
    typeof one === 'string'
      ? escapeHtml(one)
      : `<a href="${escapeHtml(one.url)}">${escapeHtml(one.label)}</a>`,
  );
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n\nWarm wishes,\nWaymark\n`,
    html: `<p>${[...html, 'Warm wishes,<br>Waymark'].join('</p>\n<p>')}</p>\n`,
  };
}

/** A mail that its recipient may turn off, with links to the dashboard and to the switch. */
export function composeOptionalMail(
  { email, role }: { email: string; role: Role },
  webUrl: string,
  { subject, paragraphs, limit }: { subject: string; paragraphs: string[]; limit: string },
): Mail {
  const unsubscribeUrl = `${webUrl}/my-data`;
  const mail = composeMail(email, subject, [
    ...paragraphs,
    { label: 'Open your dashboard', url: `${webUrl}/${role}` },
    limit,
    { label: 'Turn these mails off', url: unsubscribeUrl },
  ]);
  return { ...mail, unsubscribeUrl };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
