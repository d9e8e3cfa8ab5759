import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { brand } from '../../content/brand.ts';
import { contactLink } from '../../ui/ContactLinks.tsx';
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
        <chakra.a href={`mailto:${brand.email}`} css={contactLink}>
          us
        </chakra.a>
        .
      </Trans>
    }
  />
);
