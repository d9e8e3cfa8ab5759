/* global document, requestAnimationFrame, addEventListener */
// On a page that was made ahead: its code comes once the page is on the screen.

// What is sent before that waits (src/app/typedEarly.ts).
addEventListener('submit', (event) => {
  event.preventDefault();
  event.target.dataset.asked = '';
});

// And so does what is pressed (src/ui/earlyUse.ts); of several the last.
addEventListener('click', ({ target }) => {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  target.closest('button, input[type=radio]')?.setAttribute('data-pressed', '');
});

const [entry, ...others] = document.querySelector('meta[name=scripts]').content.split(' ');

/** Each part in a step of its own, so that the page answers meanwhile. */
async function begin() {
  for (const href of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  for (const href of [...others, entry]) {
    await import(href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

// By the second frame the first one has been drawn.
requestAnimationFrame(() => requestAnimationFrame(begin));
