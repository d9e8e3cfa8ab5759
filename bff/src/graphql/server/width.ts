import {
  BREAK,
  GraphQLError,
  Kind,
  visit,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Selections of one set, with those of its fragments and repeated ones. */
const MAX_WIDTH = 200;

/** Selections of one field in a set, with those of its fragments, under any alias. */
const MAX_REPETITIONS = 20;

/**
 * Limits the width of a selection set, because OverlappingFieldsCanBeMerged compares fields
 * pairwise, and the repetitions of a field in it. Beyond a limit a document is not validated any
 * further.
 */
export const maxWidth: ValidationRule = (context) => ({
  Document(document): null | undefined {
    let error: GraphQLError | undefined;
    visit(document, {
      SelectionSet(node) {
        const excess = excessOf(node, context);
        if (excess === null) return undefined;
        error = new GraphQLError(excess, { nodes: [node] });
        return BREAK;
      },
    });
    if (error === undefined) return undefined;
    context.reportError(error);
    return null;
  },
});

/** Message for a set beyond a limit; null within both. Selections are counted up to the limit. */
function excessOf(set: SelectionSetNode, context: ValidationContext): string | null {
  const seen = new Set<string>();
  const repetitions = new Map<string, number>();
  let width = 0;

  function count({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (width > MAX_WIDTH) return;
      // Spreads and inline fragments cost as much as a field.
      width++;
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        repetitions.set(name, (repetitions.get(name) ?? 0) + 1);
      }
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
  if (width > MAX_WIDTH) return `More than ${MAX_WIDTH} fields are asked for side by side.`;
  for (const [name, times] of repetitions) {
    if (times > MAX_REPETITIONS) return `${name} is asked for more than ${MAX_REPETITIONS} times.`;
  }
  return null;
}
