import { HStack } from '@chakra-ui/react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { useState } from 'react';
import { useExport } from '../../../lib/run/useExport.ts';
import { isRunning, useRun } from '../../../lib/run/useRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { criteriaText } from '../list/criteria.ts';
import type { ExportedPersonFragment } from '../list/ExportedPerson.generated.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { exportedPeople } from './exportedPeople.ts';
import { PrintedList } from './PrintedList.tsx';

interface ListToolsProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** People, with the error of fields that could not be read. */
interface Printed {
  people: readonly ExportedPersonFragment[];
  error: Error | undefined;
}

/** Downloads or prints the filtered list with all its pages. */
export function ListTools({ dashboard, words }: ListToolsProps) {
  const { mentor, people } = dashboard;
  const list = exportedPeople(people.params, words);
  const file = useExport(list, { failureTitle: `Error exporting ${words.many}` });
  const paper = useRun<ExportedPersonFragment>();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const print = () => {
    let error: Error | undefined;
    return paper.start({
      total: null,
      failureTitle: `Error printing ${words.many}`,
      async *parts(client, signal) {
        for await (const page of list.pages(client, signal)) {
          error ??= page.error;
          yield page;
        }
      },
      onDone: (all) => {
        setPrinted({ people: all, error });
      },
    });
  };
  return (
    <HStack gap="1" marginInline="-3">
      <Button
        icon="download"
        tone="plain"
        size="sm"
        busy={isRunning(file.run)}
        onClick={() => void file.save()}
      >
        Export CSV
      </Button>
      <Button
        icon="print"
        tone="plain"
        size="sm"
        busy={isRunning(paper.run)}
        onClick={() => void print()}
      >
        Print
      </Button>
      {printed && (
        <PrintSheet
          onDone={() => {
            setPrinted(null);
          }}
        >
          <UnreadFields value={printed.error}>
            <PrintedList
              people={printed.people}
              mentorName={mentor?.name}
              criteria={criteriaText(people.params, words)}
              words={words}
            />
          </UnreadFields>
        </PrintSheet>
      )}
    </HStack>
  );
}
