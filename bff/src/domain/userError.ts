/** One problem that the user can correct. */
export interface UserError {
  /** Path of the field in the input; null where no field is meant. */
  field: string[] | null;
  code: string;
  message: string;
}
