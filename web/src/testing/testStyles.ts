import createCache, { type StylisElement } from '@emotion/cache';

/** What decides whether a test finds, sees and clicks an element, and what tests read. */
const SEEN =
  /^(?:display|visibility|content-visibility|opacity|pointer-events|user-select|flex-direction|flex-wrap)$/;

const isSeen = (element: StylisElement): boolean => {
  if (element.type === 'decl') return SEEN.test(String(element.props));
  // At-rules without a block, and their parts, have no children.
  if (!Array.isArray(element.children)) return false;
  element.children = element.children.filter(isSeen);
  return element.children.length > 0;
};

/** A Stylis plugin: drops all other declarations, with the rules that they leave empty. */
function dropUnseen(element: StylisElement): void {
  if (element.root || isSeen(element)) return;
  // Emotion inserts a rule without declarations too, unless it has no value.
  Object.assign(element, { type: '', value: '', children: '' });
}

/**
 * Styles of tests. For each element that a query by role or a click considers, jsdom compares the
 * element and its ancestors with each rule, so the rules that decide nothing are left out.
 */
export const testStyles = createCache({ key: 'css', stylisPlugins: [dropUnseen] });
