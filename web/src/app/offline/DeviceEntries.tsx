import { chakra } from '@chakra-ui/react';
import { Caption } from '../../ui/Caption.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { DeviceEntry } from './entries.ts';

/** Drafts or waiting updates of this device; renders nothing without any. */
export function DeviceEntries({ title, entries }: { title: string; entries: DeviceEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Panel title={title}>
      <ul aria-label={title}>
        {entries.map(({ key, name, text, note }) => (
          <chakra.li
            key={key}
            paddingBlock="3"
            paddingInline={{ base: '5', md: '6' }}
            overflowWrap="anywhere"
            css={{ '& + &': { borderTop: 'line' } }}
          >
            <chakra.p fontWeight="label">
              <bdi>{name}</bdi>
            </chakra.p>
            {text && (
              <chakra.p textStyle="small" whiteSpace="pre-line">
                {text}
              </chakra.p>
            )}
            <Caption>{note}</Caption>
          </chakra.li>
        ))}
      </ul>
    </Panel>
  );
}
