/**
 * Replaces each text node, as a browser's translator does. React then fails to insert or remove an
 * element beside one, and changes of the text are lost, unless it is the only child of its element.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // Each text once: an element outside of the screen stays for the next tests.
  const isNew = (text: Text) => text.data.trim() !== '' && !text.parentElement?.closest('font');
  for (const text of texts.filter(isNew)) {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    const font = document.createElement('font' as string);
    font.append(words);
    text.replaceWith(before, font, after);
  }
}
