import { firstName, numberWord } from '../../lib/journey/journeyTexts.ts';
import type { AudienceWords } from './list/audienceWords.ts';

/** "Good evening, Meera.", by the user's local time. */
export function greeting(name: string, hour: number): string {
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName(name)}.`;
}

/**
 * Sentence about the people with a pending update, split after its subject. Pending: no save for 14
 * days, or never.
 */
export function waiting(pending: number, words: AudienceWords): { who: string; rest: string } {
  if (pending === 0) return { who: '', rest: `No ${words.one} is waiting for a word from you.` };
  const [noun, verb] = pending === 1 ? [words.one, 'has'] : [words.many, 'have'];
  return {
    who: `${numberWord(pending)} ${noun}`,
    rest: ` ${verb} had no word from you for two weeks, or none yet.`,
  };
}
