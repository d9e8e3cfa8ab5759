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

/** Message for a field that the backend refused without words. */
const NOT_ACCEPTED = 'This is not accepted.';

/**
 * Maps the field paths of user errors to the mutation's input: backends use other names and deeper
 * paths. An error at a field has a message; one without a field may have an empty one.
 */
export const inputPaths: ApolloServerPlugin<Context> = {
  serverWillStart({ schema }) {
    for (const { type, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const input = args.find(({ name }) => name === 'input')?.type;
      const userErrors = isObjectType(type) ? type.getFields()['userErrors'] : undefined;
      if (userErrors === undefined) continue;
      userErrors.resolve = (payload: { userErrors: UserError[] }) =>
        payload.userErrors.map(({ message, ...error }) => {
          const field = error.field && input ? inputPath(error.field, input) : null;
          return { ...error, field, message: message || (field ? NOT_ACCEPTED : '') };
        });
    }
    return Promise.resolve();
  },
};

/**
 * The matching path in the input, or null. A field of a group (`formDetails`) may come without the
 * group's name, and a flat field with it.
 */
function inputPath(path: string[], input: GraphQLInputType): string[] | null {
  const direct = longestPrefix(path, input);
  if (direct.length > 0) return direct;
  for (const { name, type } of fieldsOf(input)) {
    const inGroup = fieldsOf(type).length > 0 ? longestPrefix(path, type) : [];
    if (inGroup.length > 0) return [name, ...inGroup];
  }
  const [first, ...rest] = path;
  return first === 'formDetails' ? inputPath(rest, input) : null;
}

/** The longest prefix of the path that exists in the input type. */
function longestPrefix([first, ...rest]: string[], inputType: GraphQLInputType): string[] {
  if (first === undefined) return [];
  const type = getNullableType(inputType);
  if (isListType(type)) {
    return /^\d+$/.test(first) ? [first, ...longestPrefix(rest, type.ofType)] : [];
  }
  const field = fieldsOf(type).find(({ name }) => name === first);
  return field ? [first, ...longestPrefix(rest, field.type)] : [];
}

function fieldsOf(inputType: GraphQLInputType): GraphQLInputField[] {
  const type = getNullableType(inputType);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
