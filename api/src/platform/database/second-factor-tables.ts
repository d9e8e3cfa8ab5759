/** Second factor of an administrator or a mentor; at most one per account. */
export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key that is not in the database. */
  secret: string;
  /** null until the first code confirms the set-up. */
  confirmed_at: Date | null;
  /** Time step of the last accepted code. */
  last_step: number | null;
}

/** Unused recovery codes. */
export interface RecoveryCodesTable {
  user_id: string;
  /** Keyed hash. */
  code_hash: string;
}
