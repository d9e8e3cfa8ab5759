/** Which sentence a message is, for clients that have it in another language. */
export interface Reason {
  /** An upper-case word: `TOO_LONG`; null where the backend gave none. */
  reason: string | null;
  /** Values within the sentence. */
  values: { name: string; value: string }[];
}

/** One problem that the user can correct. The bff's own sentences have no reason. */
export interface UserError extends Partial<Reason> {
  /** Path of the field in the input; null where the error is not about a field. */
  field: string[] | null;
  code: string;
  message: string;
}

/** Result of a write: its values, or null and the errors when refused. */
export type Refusable<T> = { [K in keyof T]: T[K] | null } & { userErrors: UserError[] };
