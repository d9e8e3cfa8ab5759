import type { ApolloServerPlugin } from '@apollo/server';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Context } from '../context.ts';
import type { UserError } from '../../domain/userError.ts';

/**
 * Has the user errors of each mutation name fields that its input has: backends name others too,
 * and go deeper than the input does.
 */
export const inputPaths: ApolloServerPlugin<Context> = {
  serverWillStart({ schema }) {
    for (const { type, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const input = args.find(({ name }) => name === 'input')?.type;
      const userErrors = isObjectType(type) ? type.getFields()['userErrors'] : undefined;
      if (input === undefined || userErrors === undefined) continue;
      userErrors.resolve = (payload: { userErrors: UserError[] }) =>
        payload.userErrors.map((error) => ({
          ...error,
          field: error.field && inputPath(error.field, input),
        }));
    }
    return Promise.resolve();
  },
};

/**
 * The path in the input that is meant; null where it has none of the kind. What lies in a group of
 * fields (`formDetails`) may be named without it, and with it where the input has no such group.
 */
function inputPath(path: string[], input: GraphQLInputType): string[] | null {
  const direct = beginning(path, input);
  if (direct.length > 0) return direct;
  for (const { name, type } of fieldsOf(input)) {
    const inGroup = fieldsOf(type).length > 0 ? beginning(path, type) : [];
    if (inGroup.length > 0) return [name, ...inGroup];
  }
  const [first, ...rest] = path;
  return first === 'formDetails' ? inputPath(rest, input) : null;
}

/** The path as far as there is such a field, or such a place in a list. */
function beginning([first, ...rest]: string[], given: GraphQLInputType): string[] {
  if (first === undefined) return [];
  const type = getNullableType(given);
  if (isListType(type)) {
    return /^\d+$/.test(first) ? [first, ...beginning(rest, type.ofType)] : [];
  }
  const field = fieldsOf(type).find(({ name }) => name === first);
  return field ? [first, ...beginning(rest, field.type)] : [];
}

function fieldsOf(given: GraphQLInputType): GraphQLInputField[] {
  const type = getNullableType(given);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
