import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { useProgressDraft } from './progressDraft.ts';
import { stageChoices } from './stageChoices.ts';
import { StageForm } from './StageForm.tsx';
import type { StageFormProps } from './stageFormProps.ts';
import { useReopened } from './useCompare.ts';
import { useStageChoice } from './useStageChoice.ts';

interface ProgressFormProps extends Pick<StageFormProps, 'onSaved' | 'isNarrow' | 'footer'> {
  person: MentorPersonFragment;
  words: AudienceWords;
  url: MentorUrl;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
}

/** Form for status and feedback of one stage; remounted for each stage and after each save. */
export function ProgressForm(props: ProgressFormProps) {
  const { person, words, url, stagesFailed, onSaved, isNarrow, footer } = props;
  const draft = useProgressDraft(person.id);
  const { stageId, choose, reset, round } = useStageChoice(person, url, draft);
  const { reopened } = useReopened();
  const area = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The focused button was removed with the previous form. Not on a phone, where the keyboard
    // would open.
    if (!isFirst.current && !isNarrow) area.current?.querySelector('textarea')?.focus();
    isFirst.current = false;
  }, [round, isNarrow]);
  return (
    <chakra.div ref={area} padding={{ base: '5', md: '6' }}>
      <StageForm
        key={[stageId, round, reopened].join(' ')}
        person={person}
        words={words}
        stageId={stageId}
        stages={stageChoices(person)}
        stagesFailed={stagesFailed}
        draft={draft}
        onStage={choose}
        isNarrow={isNarrow}
        footer={footer}
        onDiscard={() => {
          reset(person);
        }}
        onSaved={(saved, opensNext) => {
          reset(saved);
          onSaved(saved, opensNext);
        }}
      />
      <UnsavedChangesPrompt
        hasUnsaved={() => (draft.read(stageId)?.feedback ?? '').trim() !== ''}
        description={`${firstName(person.name)} has not got your feedback yet: it is sent when you press Update Progress.`}
        stay="Keep writing"
        searchParams={['tab', 'person']}
      />
    </chakra.div>
  );
}
