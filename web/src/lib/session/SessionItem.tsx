import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/Badge.tsx';
import { shortMoment } from '../format.ts';
import { deviceText } from './deviceText.ts';
import type { SessionEntryFragment } from './SessionEntry.generated.ts';

/** A session in a list: device and times. */
export function SessionItem({
  session: { device, begunAt, lastUsedAt, isCurrent },
}: {
  session: SessionEntryFragment;
}) {
  const [begun, used] = [shortMoment(begunAt), shortMoment(lastUsedAt)];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      paddingBlock="4"
      paddingInline={{ base: '5', md: '6' }}
      css={{ '& + &': { borderTop: 'line' } }}
    >
      <div>
        <chakra.p fontWeight="medium">{deviceText(device)}</chakra.p>
        <chakra.p textStyle="small" color="ink-soft">
          {t`Begun ${begun} · Last used ${used}`}
        </chakra.p>
      </div>
      {isCurrent && (
        <Badge hue="leaf" icon="check">
          {t`This one`}
        </Badge>
      )}
    </chakra.li>
  );
}
