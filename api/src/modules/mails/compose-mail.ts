import type { Language, Role } from '../../domain/words.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import { pageUrl } from './page-url.ts';
import type { MailText } from './texts/mail-texts.ts';
import { mailTexts } from './texts/texts.ts';

/** A mail as plain text and as HTML, from the same paragraphs. */
export function composeMail(
  to: string,
  { subject, paragraphs }: MailText,
  language: Language = 'en',
): Mail {
  const { greeting, closing } = mailTexts[language];
  const all = [greeting, ...paragraphs];
  const text = all.map((one) => (typeof one === 'string' ? one : `${one.label}:\n${one.url}`));
  const html = all.map((one) =>
    typeof one === 'string'
      ? escapeHtml(one)
      : `<a href="${escapeHtml(one.url)}">${escapeHtml(one.label)}</a>`,
  );
  return {
    to,
    subject,
    language,
    text: `${text.join('\n\n')}\n\n${closing}\nWaymark\n`,
    html: `<div lang="${language}">\n<p>${[...html, `${closing}<br>Waymark`].join('</p>\n<p>')}</p>\n</div>\n`,
  };
}

/** A mail that its recipient may turn off, with links to the dashboard and to the switch. */
export function composeOptionalMail(
  { email, role }: { email: string; role: Role },
  webUrl: string,
  { subject, paragraphs, limit }: MailText & { limit: string },
  language: Language = 'en',
): Mail {
  const { openDashboard, turnOff } = mailTexts[language];
  const unsubscribeUrl = pageUrl(webUrl, language, '/my-data');
  const links = [
    { label: openDashboard, url: pageUrl(webUrl, language, `/${role}`) },
    limit,
    { label: turnOff, url: unsubscribeUrl },
  ];
  const mail = composeMail(email, { subject, paragraphs: [...paragraphs, ...links] }, language);
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
