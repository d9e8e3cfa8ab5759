import {
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A selection set or field, with its parent type. */
export interface Asked<Node> {
  type: GraphQLCompositeType;
  node: Node;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}

/**
 * The fields of several selection sets by response key, with fragments inlined whatever their type
 * condition. Fields that are always skipped are left out.
 */
export function fieldsByKey(
  schema: GraphQLSchema,
  fragments: Fragments,
  sets: readonly Asked<SelectionSetNode>[],
): Map<string, Asked<FieldNode>[]> {
  const fields = new Map<string, Asked<FieldNode>[]>();
  const seen = new Set<string>();

  function collect({ type, node: { selections } }: Asked<SelectionSetNode>): void {
    for (const selection of selections) {
      if (isLeftOut(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        fields.set(key, [...(fields.get(key) ?? []), { type, node: selection }]);
        continue;
      }
      const fragment = fragmentOf(selection);
      if (fragment === undefined) continue;
      const condition = schema.getType(fragment.typeCondition?.name.value ?? type.name);
      if (isCompositeType(condition)) collect({ type: condition, node: fragment.selectionSet });
    }
  }

  /** Undefined for a fragment that was inlined before. */
  function fragmentOf(selection: Exclude<SelectionNode, FieldNode>) {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection;
    const { value } = selection.name;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return fragments.get(value);
  }

  sets.forEach(collect);
  return fields;
}

/** True for `@skip(if: true)` and `@include(if: false)`; variables are ignored. */
function isLeftOut({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name, arguments: [condition] = [] }) => {
    if (condition?.value.kind !== Kind.BOOLEAN) return false;
    const leavesOut = { skip: true, include: false }[name.value];
    return condition.value.value === leavesOut;
  });
}

/** The selection set of a field, if it has one. */
export function setsOf({ type: parent, node }: Asked<FieldNode>): Asked<SelectionSetNode>[] {
  const type = typeOf(parent, node.name.value);
  const named = type && getNamedType(type);
  return isCompositeType(named) && node.selectionSet
    ? [{ type: named, node: node.selectionSet }]
    : [];
}

/** Undefined for meta fields such as `__typename`. */
export function typeOf(
  parent: Asked<FieldNode>['type'],
  name: string,
): GraphQLOutputType | undefined {
  return isUnionType(parent) ? undefined : parent.getFields()[name]?.type;
}
