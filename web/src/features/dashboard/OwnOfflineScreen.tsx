import { DeviceEntries } from '../../lib/unsent/DeviceEntries.tsx';
import { OWN_WORDS } from './unsent/ownWords.ts';

/** What the device of a student or educator has stored. */
export const OwnOfflineScreen = ({ userId }: { userId: string }) => (
  <DeviceEntries userId={userId} words={OWN_WORDS} />
);
