import type { Language } from '../../../domain/words.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { MailTexts } from './mail-texts.ts';
import { mr } from './mr.ts';

/** The mails that exist in each language. Other mails are in English only. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, hi, mr };
