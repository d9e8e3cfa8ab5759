const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** False for a text that is not a UUID, which the database would refuse in a query. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
