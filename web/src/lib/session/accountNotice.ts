import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { safeStorage } from '../safeStorage.ts';
import { ACCOUNT_TOAST } from './accountToast.ts';

/** What has happened to the account just before another page is displayed. */
type Notice =
  { about: 'login' | 'confirmation'; name: string } | { about: 'logout' | 'passwordChange' };

const STORAGE_KEY = 'waymark-notice';
const tabStorage = safeStorage(() => sessionStorage);

/** Until the next page is displayed. */
let latest: Notice | null = null;

function wordsOf(notice: Notice): [title: string, detail: string] {
  switch (notice.about) {
    case 'login':
      return [t`Login Successful`, t`Welcome back, ${{ name: notice.name }}!`];
    case 'confirmation':
      return [t`Your email is confirmed`, t`Welcome, ${{ name: notice.name }}!`];
    case 'logout':
      return [t`Logged Out`, t`You have been successfully logged out.`];
    case 'passwordChange':
      return [t`Password changed`, t`You stay logged in here. All other sessions have ended.`];
  }
}

const show = (notice: Notice) => {
  toast.success(...wordsOf(notice), ACCOUNT_TOAST);
};

/** Shows a toast, in the next document, too, if this one is left for another language. */
export function accountNotice(notice: Notice): void {
  latest = notice;
  show(notice);
}

/** The next document shows the toast again, in its language. */
export function passOnNotice(): void {
  if (latest) tabStorage.setItem(STORAGE_KEY, JSON.stringify(latest));
}

/** Called when a page is displayed in this document: the toast is not shown again. */
export function endNotice(): void {
  latest = null;
}

/** Shows the toast that the document before has passed on. */
export function showPassedNotice(): void {
  const passed = tabStorage.getItem(STORAGE_KEY);
  if (passed === null) return;
  tabStorage.removeItem(STORAGE_KEY);
  show(JSON.parse(passed) as Notice);
}
