import { Trans } from '@lingui/react/macro';
import { brand } from '../../content/brand.ts';
import { Notice } from '../../ui/Notice.tsx';
import { languageOfPart } from './catalogs.ts';

/** Above a part that is displayed in English because no translation of it is signed. */
export const EnglishOnly = () => (
  <Notice
    role="note"
    lang={languageOfPart('englishOnly')}
    hue="indigo"
    icon="people"
    title={
      <Trans context="englishOnly">
        This part is in English only. Ask a person you trust, or{' '}
        <a href={`mailto:${brand.email}`}>us</a>.
      </Trans>
    }
  />
);
