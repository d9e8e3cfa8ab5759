import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { safeStorage } from '../safeStorage.ts';
import { ACCOUNT_TOAST } from './accountToast.ts';

/** A session has begun: by a login, or by the confirmation of a registration. */
type Occasion = 'login' | 'confirmation';

interface Welcome {
  occasion: Occasion;
  name: string;
}

const STORAGE_KEY = 'waymark-welcome';
const tabStorage = safeStorage(() => sessionStorage);

/** Toast of a session that has just begun, until a page is displayed. */
let latest: Welcome | null = null;

function show({ occasion, name }: Welcome): void {
  const [title, detail] =
    occasion === 'login'
      ? [t`Login Successful`, t`Welcome back, ${{ name }}!`]
      : [t`Your email is confirmed`, t`Welcome, ${{ name }}!`];
  toast.success(title, detail, ACCOUNT_TOAST);
}

/** Shows that a session has begun. */
export function welcome(occasion: Occasion, name: string): void {
  latest = { occasion, name };
  show(latest);
}

/** The next document shows the toast again, in its language: this one is left after a login. */
export function passOnWelcome(): void {
  if (latest) tabStorage.setItem(STORAGE_KEY, JSON.stringify(latest));
}

/** Called when a page is displayed in this document: the toast is not shown again. */
export function endWelcome(): void {
  latest = null;
}

/** Shows the toast that the document before has passed on. */
export function showPassedWelcome(): void {
  const passed = tabStorage.getItem(STORAGE_KEY);
  if (passed === null) return;
  tabStorage.removeItem(STORAGE_KEY);
  show(JSON.parse(passed) as Welcome);
}
