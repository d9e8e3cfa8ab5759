/**
 * Flags of Node for each tier. A response of the bff creates half a megabyte of objects that live as
 * long as the request: in a larger new space fewer of them are copied.
 */
export const serverFlags = { api: [], bff: ['--max-semi-space-size=64'] };
