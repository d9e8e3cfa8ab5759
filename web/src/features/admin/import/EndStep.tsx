import { Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { messageOf } from '../../../lib/errors.ts';
import { countText } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert, Notice } from '../../../ui/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RowList, SkippedRows } from './RowList.tsx';
import { linksCsv } from './files.ts';
import { OutcomeBadges } from './OutcomeBadges.tsx';
import { countOutcomes, endResults, rowsWith } from './outcomes.ts';
import type { ImportState } from './useImport.ts';

interface EndStepProps {
  noun: string;
  state: ImportState;
  /** Why the import stopped, if it did. */
  error: Error | undefined;
  /** Imports the rows that were not sent. */
  onContinue: () => void;
  onLinksSaved: () => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
}

/** Result of the import. */
export function EndStep(props: EndStepProps) {
  const { noun, state, error, onContinue, onLinksSaved, onClose, returnTo } = props;
  const { file, checked, imported, links, hasLinks, withoutConsent } = state;
  const results = useMemo(() => endResults(checked, imported), [checked, imported]);
  const failed = useMemo(() => rowsWith(file, results, ['WRONG', 'NOT_DONE']), [file, results]);
  const counts = countOutcomes(file, results);
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      onClose={onClose}
      returnTo={returnTo}
      title={counts.NOT_DONE > 0 ? 'Import stopped' : 'Import complete'}
      footer={
        <>
          {counts.NOT_DONE > 0 && (
            <Button tone="outline" onClick={onContinue}>
              Import the rest
            </Button>
          )}
          <Button data-autofocus tone={links.length > 0 ? 'outline' : 'go'} onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Grid gap="5">
        {error && <FormAlert title="The import stopped" detail={messageOf(error)} />}
        <OutcomeBadges noun={noun} counts={counts} isEnded />
        {hasLinks ? (
          <LinksNotice noun={noun} links={links} onSaved={onLinksSaved} />
        ) : (
          counts.MADE > 0 && (
            <Notice
              hue="leaf"
              icon="mail"
              title="Each of them gets a mail with a link to choose a password"
              detail="The link works for 14 days."
            />
          )
        )}
        {withoutConsent > 0 && (
          <TextLink to="/admin?consent=missing" justifySelf="start">
            {`${countText(withoutConsent, noun)} without a guardian’s consent`}
          </TextLink>
        )}
        <RowList
          state="not imported"
          columns={file.columns}
          rows={failed}
          file={`${noun} failed`}
          download="Download failed rows"
        />
        <SkippedRows noun={noun} file={file} results={results} />
      </Grid>
      <UnsavedChangesPrompt
        hasUnsaved={() => links.length > 0}
        title="Close without the links?"
        description="The links were not downloaded. Importing the same file again makes new ones."
        stay="Keep open"
        searchParams={['tab', 'dialog']}
      />
    </Dialog>
  );
}

type LinksNoticeProps = Pick<ImportState, 'links'> & { noun: string; onSaved: () => void };

/** Download of the links, once. */
function LinksNotice({ noun, links, onSaved }: LinksNoticeProps) {
  if (links.length === 0) {
    return (
      <Notice
        hue="leaf"
        icon="check"
        title="The links were downloaded"
        detail="Importing the same file again makes new ones for those without a password."
      />
    );
  }
  return (
    <Notice
      hue="ochre"
      icon="lock"
      title={`${countText(links.length, 'links')} to choose a password`}
      detail="No mails are sent. Download the links now, once: they are kept nowhere. Whoever has a link can set the password."
      action={
        <Button
          icon="download"
          tone="go"
          size="sm"
          onClick={() => {
            saveCsv(`${noun} links`, [], linksCsv(links));
            onSaved();
          }}
        >
          Download links
        </Button>
      }
    />
  );
}
