/** One problem that the user can correct. */
export interface UserError {
  /** Path of the field in the input; null where the error is not about a field. */
  field: string[] | null;
  code: string;
  message: string;
}

/** Result of a write: its values, or null and the errors when refused. */
export type Refusable<T> = { [K in keyof T]: T[K] | null } & { userErrors: UserError[] };
