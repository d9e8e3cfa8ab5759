/**
 * Puts `words` in the place of `{name}` in a text, with a capital letter where a sentence begins.
 * A name without a word is a mistake in the content and throws.
 */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string, offset: number) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for {${name}} in "${text}"`);
    const startsSentence = offset === 0 || /[.!?] $/.test(text.slice(0, offset));
    return startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** An interest as it stands inside a sentence. */
export function insideSentence(interest: string): string {
  const isProperName = /^(Carnatic|Hindustani|Instagram)/.test(interest);
  return isProperName ? interest : interest.charAt(0).toLowerCase() + interest.slice(1);
}
