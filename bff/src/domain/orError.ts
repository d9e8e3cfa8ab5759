/** A field of a plain record: its value, or the error of an unreadable one. */
export type OrError<T> = T | Error;
