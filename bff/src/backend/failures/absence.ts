import type { Call } from '../http/call.ts';
import type { Failure } from './failure.ts';
import { messagesIn } from './serverMessage.ts';

/** Nouns of a record of any kind. */
const GENERAL = ['record', 'result', 'data'];

/** Nouns of the other records of the product. */
const OTHERS =
  'student educator teacher mentor counsellor club stage user account person people member profile form submission administrator';

/** A sentence with one of these words is about the call, not about records. */
const ABOUT_ROUTE = /\/|\b(route|endpoint|url|uri|path|handler|controller|api)s?\b/;

/** Words after which a noun phrase has ended. */
const END_OF_PHRASE =
  /\b(with|for|of|in|on|by|to|from|at|has|have|had|is|are|was|were|do|does|did|could|can|cannot|be|been|found|match|matches|exist|exists)\b/;

/** `no progress`, `zero results`, `none of the records`, `could not find data`: the phrase follows. */
const BEFORE_NOUN = /\b(?:no|zero|none of(?: the| your)?|(?:not|n't|cannot) find(?: any)?)\b(.*)/;
/** `record not found`, `progress does not exist`, `students: none`: the phrase precedes. */
const AFTER_NOUN =
  /(.*?)(?:\bnone\b|(?:\bnot|n't|\bcannot)(?: yet)?(?: be| been)? (?:found|exist)\b)/;

/** Whether a failure only says that there are no records of the kind that the call requests. */
export function isAbsence({ nouns }: Pick<Call, 'nouns'>, failure: Failure): boolean {
  return nouns !== undefined && failure.status === 404 && deniesRecords(failure, nouns);
}

/**
 * Whether a message says that there are no records of the requested kind, as some backends answer
 * 404 in place of an empty list. False where it denies another record, or a route.
 *
 * @param nouns of the requested kind: `students`, `formSubmissions`
 */
export function deniesRecords(failure: Pick<Failure, 'body' | 'text'>, nouns: readonly string[]) {
  const asked = new Set(['progress', ...nouns].flatMap(wordsOf));
  const denied = messagesIn(failure)
    .flatMap(sentencesOf)
    .map((sentence) => denial(sentence, asked));
  return denied.includes('asked') && !denied.includes('other');
}

function sentencesOf(message: string): string[] {
  // A page of HTML is not from the backend. Class names are several words: `StudentProgress`.
  if (message.includes('<')) return [];
  const text = message.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');
  // Laravel: No query results for model [App\Models\Student].
  const model = /for model \[(?:.*\\)?([\w ]+)\]/.exec(text)?.[1];
  return (model === undefined ? text : `no ${model}`).toLowerCase().split(/[.,!?;\n]+/);
}

/** Which kind of record a sentence denies; null for none. */
function denial(sentence: string, asked: ReadonlySet<string>): 'asked' | 'other' | null {
  if (ABOUT_ROUTE.test(sentence)) return 'other';
  const phrase = BEFORE_NOUN.exec(sentence)?.[1] ?? AFTER_NOUN.exec(sentence)?.[1];
  if (phrase === undefined) return null;
  const [subject = ''] = phrase.trim().split(END_OF_PHRASE);
  const nouns = wordsOf(subject).filter(
    (word) => asked.has(word) || general.has(word) || others.has(word),
  );
  // `student record` is a student, `student progress` and `progress record` are progress.
  const noun = nouns.findLast((word) => !general.has(word)) ?? nouns.at(-1);
  if (noun === undefined) return null;
  return asked.has(noun) || general.has(noun) ? 'asked' : 'other';
}

/** The words in lower case and singular. */
function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));
}

const general = new Set(GENERAL);
const others = new Set(wordsOf(OTHERS));
