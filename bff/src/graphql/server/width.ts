import {
  BREAK,
  GraphQLError,
  Kind,
  visit,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Selections of one set, those of its fragments and the same ones included. */
const MAX_WIDTH = 200;

/**
 * Bounds how many fields stand side by side, because a standard rule compares each with each other.
 * In a wider document nothing else is looked at.
 */
export const maxWidth: ValidationRule = (context) => ({
  Document(document): null | undefined {
    const wide: SelectionSetNode[] = [];
    visit(document, {
      SelectionSet(node) {
        if (widthOf(node, context) <= MAX_WIDTH) return undefined;
        wide.push(node);
        return BREAK;
      },
    });
    if (wide.length === 0) return undefined;
    const message = `More than ${MAX_WIDTH} fields are asked for side by side.`;
    context.reportError(new GraphQLError(message, { nodes: wide }));
    return null;
  },
});

/** The selections of a set, counted until they are too many. */
function widthOf(set: SelectionSetNode, context: ValidationContext): number {
  const seen = new Set<string>();
  let width = 0;

  function count({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (width > MAX_WIDTH) return;
      // Spreads and inline fragments count too: they are as much work as a field.
      width++;
      if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) spread(selection.name.value);
    }
  }

  function spread(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const fragment = context.getFragment(name);
    if (fragment) count(fragment.selectionSet);
  }

  count(set);
  return width;
}
