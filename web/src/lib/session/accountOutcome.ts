/** What registration, login and logout tell of: the toast of one takes the place of another's. */
export const ACCOUNT_OUTCOME = { key: 'account' };
