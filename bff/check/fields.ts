import {
  Kind,
  parse,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../src/backend/reading/isRecord.ts';

/** Values at a path of an answer; lists are flattened. */
export function valuesAt(data: unknown, path: string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, key) => values.flatMap((value) => (isRecord(value) ? [value[key]].flat() : [])),
    [data],
  );
}

/** Paths of the selected leaf fields below `at`, for example `club.name`. */
export function leavesBelow(operation: string, at: string): string[] {
  const document = parse(operation);
  const [definition] = document.definitions as OperationDefinitionNode[];
  let set: SelectionSetNode | undefined = definition?.selectionSet;
  for (const key of at.split('.'))
    set = fieldsOf(set).find((field) => field.name.value === key)?.selectionSet;
  return leaves(set);
}

function fieldsOf(set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).filter((one) => one.kind === Kind.FIELD);
}

function leaves(set: SelectionSetNode | undefined, before: string[] = []): string[] {
  return fieldsOf(set).flatMap((field) => {
    const path = [...before, field.name.value];
    return field.selectionSet ? leaves(field.selectionSet, path) : [path.join('.')];
  });
}
