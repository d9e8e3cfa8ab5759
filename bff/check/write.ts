import type { Role } from '../src/domain/account.ts';

/** One write, made with the records of the steps before it. */
export interface Write {
  call: string;
  /** Role whose token is sent; null without a session. */
  as: Role | null;
  /** The mutation's field; `$name` is a variable with the value of an earlier record. */
  field: string;
  /** Records that the payload returns, by the path of their value in it. */
  keeps?: Record<string, string>;
  /** Record with the email of the account that it makes and that no documented call removes. */
  registers?: string;
  loss: string;
  /** False for a call that the product works without. */
  isRequired?: boolean;
}
