import { firstName, numberWord } from '../../lib/journey/words.ts';
import type { AudienceWords } from './audienceWords.ts';

/** "Good evening, Meera.", after the reader's own clock. */
export function greeting(name: string, hour: number): string {
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName(name)}.`;
}

/** Who waits for a word, in a sentence. Pending: no save for 14 days, or never. */
export function waiting(pending: number, words: AudienceWords): string {
  if (pending === 0) return `No ${words.one} is waiting for a word from you.`;
  const [noun, verb] = pending === 1 ? [words.one, 'has'] : [words.many, 'have'];
  return `${numberWord(pending)} ${noun} ${verb} waited two weeks or more for a word from you.`;
}
