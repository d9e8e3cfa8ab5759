/**
 * Replaces each text node, as a browser's translator does. React then fails to insert or remove an
 * element beside one, and changes of the text are lost, unless it is the only child of its element.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    const font = document.createElement('font' as string);
    font.append(words);
    text.replaceWith(before, font, after);
  }
}
