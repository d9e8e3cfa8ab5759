import { useEffect, useState } from 'react';
import { readKept } from '../../lib/offline/kept.ts';
import { DeviceEntries } from '../../lib/unsent/DeviceEntries.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MENTOR_WORDS } from './changes/mentorWords.ts';
import { isKeptList, type KeptList } from './offline/keptList.ts';
import { KeptListPanel } from './offline/KeptListPanel.tsx';

interface MentorOfflineScreenProps {
  userId: string;
  /** The session has ended: the list is deleted. */
  isOver: boolean;
}

/** What the device of a mentor has stored: changes, drafts and the last list. */
export function MentorOfflineScreen({ userId, isOver }: MentorOfflineScreenProps) {
  // Undefined while it is decrypted; null without a list.
  const [kept, setKept] = useState<KeptList | null>();
  useEffect(() => {
    let isCurrent = true;
    void readKept(userId).then((read) => {
      if (isCurrent) setKept(isKeptList(read) ? read : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const list = isOver ? null : kept;
  return (
    <>
      <DeviceEntries userId={userId} words={MENTOR_WORDS} people={list?.people ?? []} />
      {list && <KeptListPanel list={list} />}
      {list === null && (
        <Panel title="My people" padded>
          The list of your people is not stored on this device.
        </Panel>
      )}
    </>
  );
}
