import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { isoDay } from '../../lib/format.ts';
import { isolated } from '../../lib/i18n/formats.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useMyData, type OwnData } from './useMyData.ts';

/**
 * JSON file of the user's data: the sections and rows of the page, and additional ones for
 * programs. In English in each language of the page.
 */
function dataFile({ madeAt, sections }: OwnData): { name: string; text: string } {
  const content = {
    madeAt,
    sections: sections.map(({ name, title, entries }) => ({
      name,
      title,
      entries: entries.map(({ rows }) => ({
        // Without `__typename`.
        rows: rows.map((row) => ({
          name: row.name,
          label: row.label,
          value: row.value,
          kind: row.kind,
          raw: JSON.parse(row.json) as unknown,
        })),
      })),
    })),
  };
  return { name: `my-data-${isoDay(madeAt)}.json`, text: JSON.stringify(content, null, 2) };
}

interface DownloadPartProps {
  /** Props of the link to the readable page. */
  toRecord: { to: string; state: unknown };
}

/** Download of the user's data, and a link to read it; hidden if the server does not support it. */
export function DownloadPart({ toRecord }: DownloadPartProps) {
  const { data, failed, isAbsent, loading, load } = useMyData();
  const [saving, setSaving] = useState(false);
  if (isAbsent) return null;
  const save = async () => {
    setSaving(true);
    // Refetched, so that the file is up to date.
    const fresh = await load();
    setSaving(false);
    if (fresh) {
      const { name, text } = dataFile(fresh);
      saveFile(name, text, 'application/json');
      const file = isolated(name);
      toast.success(t`Downloaded`, t`Your data is in ${file}.`);
    } else {
      toast.failure(t`Download failed`, t`Please try again.`);
    }
  };
  return (
    <Panel title={t`Everything about you`} padded>
      {failed ? (
        <FailedPart what={t`Your data`} busy={loading} onRetry={() => void load()} />
      ) : (
        <>
          <chakra.p maxW="measure" marginBottom="4">
            {t`Your account, form answers, progress with all feedback and your answers to it, planned sessions, agreed steps, concerns that you reported, who changed what, your submission and your sign-ins. Your password is not in it: only a form of it is kept that can’t be read back.`}
          </chakra.p>
          <Flex wrap="wrap" gap="3">
            <ButtonLink icon="eye" tone="outline" {...toRecord}>
              {t`Read it here`}
            </ButtonLink>
            <Button
              icon="download"
              tone="outline"
              busy={saving}
              disabled={!data && !saving}
              onClick={() => void save()}
            >
              {t`Download as JSON file`}
            </Button>
          </Flex>
        </>
      )}
    </Panel>
  );
}
