import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { StageStatus } from '../../../schema.generated.ts';
import { StageStatusBadge } from '../../../ui/StageStatusBadge.tsx';
import { differingWords } from './differingWords.ts';

interface VersionCardProps {
  title: string;
  note: string;
  checked: boolean;
  onChoose: () => void;
  status?: StageStatus;
  feedback?: string | null;
  /** The other text; words that it does not contain are marked. */
  other?: string | null;
  children?: ReactNode;
}

/** One option of a conflict, with its status and text. */
export function VersionCard(props: VersionCardProps) {
  const { title, note, checked, onChoose, status, feedback, other, children } = props;
  const id = useId();
  return (
    <chakra.div
      display="grid"
      alignContent="start"
      gap="2"
      padding="4"
      minW="0"
      borderRadius="2"
      borderWidth="edge"
      borderStyle="solid"
      borderColor={checked ? 'brand' : 'line-strong'}
      bg={checked ? 'brand-soft' : 'surface'}
    >
      <chakra.label htmlFor={id} display="flex" gap="3" cursor="pointer" fontWeight="label">
        <chakra.input
          id={id}
          type="radio"
          name="version"
          checked={checked}
          onChange={onChoose}
          width="target"
          height="target"
          flex="none"
          accentColor="brand"
        />
        <span>{title}</span>
      </chakra.label>
      <chakra.p textStyle="caption" color="ink-faint">
        {note}
      </chakra.p>
      {status && (
        <span>
          <StageStatusBadge status={status} notStartedLabel="Not Started" />
        </span>
      )}
      {feedback !== undefined && (
        <chakra.p textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
          {feedback?.trim()
            ? differingWords(feedback, other ?? '').map(({ text, isOnlyHere }, index) =>
                isOnlyHere ? (
                  <chakra.mark key={index} bg="ochre-soft" color="ink" textDecoration="underline">
                    {text}
                  </chakra.mark>
                ) : (
                  text
                ),
              )
            : 'No feedback'}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  );
}
