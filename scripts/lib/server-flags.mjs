/**
 * What Node is started with for each tier. An answer of the bff makes half a megabyte of objects that
 * live as long as the request: with more room for them fewer are copied while they are still needed.
 */
export const serverFlags = { api: [], bff: ['--max-semi-space-size=64'] };
