/** Another entity as a record refers to it: whole, by its id or name only, or null for none. */
export type Reference<T> = T | string | null;
