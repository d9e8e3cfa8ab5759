/** Name of an operation → its id at the server. The file of each operation adds its own. */
export const documentIds = new Map<string, string>();
