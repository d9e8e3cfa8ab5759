import { t } from '@lingui/core/macro';
import { currentLanguage } from '../i18n/catalogs.ts';
import { isolated } from '../i18n/formats.ts';

/** Browser and device of a session, "Chrome on Android", in the language of the page. */
export function deviceText(device: string): string {
  if (currentLanguage() === 'en') return device;
  if (device === 'Unknown device') return t`Unknown device`;
  const [, name, place] = /^(.+) on (.+)$/.exec(device) ?? [];
  if (name === undefined || place === undefined) return isolated(device);
  const [browser, system] = [isolated(name), isolated(place)];
  return t`${browser} on ${system}`;
}
