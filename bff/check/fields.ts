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

/** Path to the record, or to the list of records: the first field with several selected ones. */
export function recordPath(operation: string): string {
  const path: string[] = [];
  let fields = fieldsOf(rootOf(operation));
  for (let [only] = fields; fields.length === 1 && only?.selectionSet; [only] = fields) {
    path.push(only.name.value);
    fields = fieldsOf(only.selectionSet);
  }
  return path.join('.');
}

/** Paths of the selected leaf fields below `at`, for example `club.name`. */
export function leavesBelow(operation: string, at: string): string[] {
  let set = rootOf(operation);
  for (const key of at.split('.'))
    set = fieldsOf(set).find((field) => field.name.value === key)?.selectionSet;
  return leaves(set);
}

function rootOf(operation: string): SelectionSetNode | undefined {
  const [definition] = parse(operation).definitions as OperationDefinitionNode[];
  return definition?.selectionSet;
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
