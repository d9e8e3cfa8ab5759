import { lacksMember } from './support.mjs';

const isOfLibrary = (declaration) =>
  /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Name of the interface, or of the variable, in which TypeScript's library declares a member. */
function ownerOf({ parent }) {
  const name = parent.name ?? parent.parent?.name;
  return name && typeof name.text === 'string' ? name.text : undefined;
}

/**
 * Members of built-in objects, elements and other interfaces that a supported browser lacks. Needs
 * types: `with` is also a name of our own.
 */
export const supportedMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: '{{owner}}.{{member}} is missing in {{browsers}}.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    /** Interfaces in which a member is declared; that of the object for a member without types. */
    const ownersOf = ({ object, property }) => {
      const symbol = services.getSymbolAtLocation(property);
      if (symbol) return (symbol.declarations ?? []).filter(isOfLibrary).map(ownerOf);
      const type = checker.getApparentType(services.getTypeAtLocation(object));
      return (type.symbol?.declarations ?? []).some(isOfLibrary) ? [type.symbol.name] : [];
    };
    return {
      'MemberExpression[computed=false]'(node) {
        const { property } = node;
        for (const owner of ownersOf(node)) {
          const browsers = owner === undefined ? [] : lacksMember(owner, property.name);
          if (browsers.length > 0) {
            const data = { owner, member: property.name, browsers: browsers.join(', ') };
            context.report({ node: property, messageId: 'missing', data });
            return;
          }
        }
      },
    };
  },
};
