/**
 * A GraphQL code generator plugin: writes one React hook per operation below the typed documents of
 * the same file. `query Students` becomes `useStudentsQuery`, `mutation AssignMentor` becomes
 * `useAssignMentorMutation`. The official React plugin targets Apollo Client 3; its output does not
 * type-check with version 4. These hooks only call `useQuery` and `useMutation` with the typed
 * document. Options are required for a query with required variables; a mutation takes its
 * variables in the call only.
 */

/** `assignMentor` → `AssignMentor`, as the operation types are named. */
const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether the operation has required variables. */
const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
  );

const queryHook = (name, operation) => {
  const types = `${name}Query, ${name}QueryVariables`;
  const optional = needsVariables(operation) ? '' : '?';
  const options = `Omit<Apollo.useQuery.Options<${types}>, 'returnPartialData'>`;
  return `/** Reads \`${name}\`; pass \`skipToken\` to wait. */
export function use${name}Query(options${optional}: Apollo.SkipToken | ${options}) {
  return Apollo.useQuery(${name}Document, options${optional ? ' ?? {}' : ''});
}`;
};

const mutationHook = (name) => {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `/** Runs \`${name}\`; its variables are given where it is called. */
export function use${name}Mutation(
  options?: Omit<Apollo.useMutation.Options<${types}>, 'variables'>,
): Apollo.useMutation.ResultTuple<${types}> {
  return Apollo.useMutation(${name}Document, options);
}`;
};

const hookOf = (operation) => {
  if (!operation.name)
    throw new Error('Every operation needs a name: its hook is called after it.');
  const name = pascal(operation.name.value);
  if (operation.operation === 'query') return queryHook(name, operation);
  if (operation.operation === 'mutation') return mutationHook(name);
  throw new Error(`${name}: there are hooks for queries and mutations only.`);
};

/** The entry point that the code generator calls once per generated file. */
export const plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(({ kind }) => kind === 'OperationDefinition'),
  );
  if (operations.length === 0) return '';
  return {
    prepend: ["import * as Apollo from '@apollo/client/react';"],
    content: operations.map(hookOf).join('\n\n'),
  };
};
