const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * False for a text that is not an id. PostgreSQL also reads a UUID in capitals, but an id has one
 * spelling: ids are compared as texts too.
 */
export function isId(text: string): boolean {
  return uuid.test(text);
}
