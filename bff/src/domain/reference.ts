/** Another entity referred to by a record: the whole entity, its id or name, or null. */
export type Reference<T> = T | string | null;
