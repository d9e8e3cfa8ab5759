import { Badge, type Hue } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';

const KNOWN = new Map<string, { label: string; hue: Hue; icon: IconName }>([
  ['active', { label: 'Active', hue: 'leaf', icon: 'check' }],
  ['pending', { label: 'Pending', hue: 'ochre', icon: 'clock' }],
  ['inactive', { label: 'Inactive', hue: 'brick', icon: 'x' }],
]);

interface AccountStatusBadgeProps {
  /**
   * Status as stored, case-insensitive. Missing means active; an unknown value is shown unchanged.
   */
  status: string | null | undefined;
  /** Shows every spelling but the documented one, in lower case, unchanged: for mentors. */
  asGiven?: boolean;
}

export function AccountStatusBadge({ status, asGiven = false }: AccountStatusBadgeProps) {
  const given = status?.trim() ? status.trim() : 'active';
  const known = KNOWN.get(given.toLowerCase());
  const label = asGiven && given !== given.toLowerCase() ? given : (known?.label ?? given);
  return (
    <Badge hue={known?.hue ?? 'stone'} icon={known?.icon ?? 'circle-dashed'}>
      {label}
    </Badge>
  );
}
