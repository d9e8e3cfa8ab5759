/** Toast key of registration, login and logout: each replaces the previous toast. */
export const ACCOUNT_TOAST = { key: 'account' };
