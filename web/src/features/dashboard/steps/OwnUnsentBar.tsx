import { RefusedNotice } from '../../../lib/unsent/RefusedNotice.tsx';
import { UnsentBar } from '../../../lib/unsent/UnsentBar.tsx';
import { isTick, type Tick } from './ticks.ts';

/** The person's ticks that wait on this device. */
export const OwnUnsentBar = () => (
  <UnsentBar
    item={(change) => isTick(change) && <TickItem tick={change} />}
    toItem={() => undefined}
    refused={(change) => isTick(change) && <RefusedTick key={change.id} tick={change} />}
  />
);

const TickItem = ({ tick }: { tick: Tick }) => (
  <>
    <b>
      <bdi>{tick.text}</bdi>
    </b>
    <span>{tick.input.isDone ? ', done' : ', not done'}</span>
  </>
);

/** A tick that the server rejected. */
const RefusedTick = ({ tick }: { tick: Tick }) => (
  <RefusedNotice
    change={tick}
    title="1 step was not ticked"
    detail={refusalText(tick)}
    action="Close"
  />
);

function refusalText({ text, problem }: Tick): string {
  if (problem?.isGone) return `“${text}” was removed meanwhile.`;
  if (problem?.isConflict) return `“${text}” was changed meanwhile. Read it again, then tick it.`;
  return `“${text}” was not saved. ${problem?.message ?? ''}`;
}
