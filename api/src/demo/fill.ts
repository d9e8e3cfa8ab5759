/**
 * Replaces `{name}` in a text, capitalised at the start of a sentence.
 * @throws Error for an unknown name
 */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, name: string, offset: number) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No word for {${name}} in "${text}"`);
    const startsSentence = offset === 0 || /[.!?] $/.test(text.slice(0, offset));
    return startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** An interest within a sentence. */
export function insideSentence(interest: string): string {
  const isProperName = /^(Carnatic|Hindustani|Instagram)/.test(interest);
  return isProperName ? interest : interest.charAt(0).toLowerCase() + interest.slice(1);
}
