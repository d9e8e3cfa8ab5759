import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { PathPicture } from './PathPicture.tsx';
import { StateFrame } from './StateFrame.tsx';

interface NoMatchStateProps {
  title: string;
  /** Description of the filters ("Your search is “ashaa” in Pending."). */
  detail?: ReactNode;
  onClear: () => void;
}

/** State of a list without matches for the search and filters. */
export function NoMatchState({ title, detail, onClear }: NoMatchStateProps) {
  return (
    <StateFrame
      role="status"
      picture={<PathPicture cap="stone-soft" />}
      title={title}
      detail={detail}
      action={
        <Button tone="outline" size="sm" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
