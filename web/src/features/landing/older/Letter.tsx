import { chakra, Flex } from '@chakra-ui/react';
import { founder } from '../../../content/founder.ts';
import { faceOf } from '../shared/faceOf.ts';
import { Portrait } from '../shared/Portrait.tsx';
import { Chapter } from './Chapter.tsx';

/** Letter of the founder: quotation, biography and signature. */
export function Letter() {
  const { name, role, credentials, quotation, profile, face } = founder;
  return (
    <Chapter id="about">
      <chakra.blockquote textStyle="page" color="brand">{`“${quotation}”`}</chakra.blockquote>
      <chakra.div
        columns={{ md: '2' }}
        columnGap="10"
        columnRule="{borders.line}"
        marginTop="8"
        css={{
          '& > p + p': { marginTop: '4' },
          '& > p:first-of-type::first-letter': {
            float: 'inline-start',
            marginInlineEnd: '3',
            fontFamily: 'head',
            fontWeight: 'head',
            fontSize: 'initial',
            lineHeight: '0.72',
            paddingTop: '2',
            color: 'brand',
          },
        }}
      >
        {profile.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </chakra.div>
      <Flex align="end" gap="5" marginTop="8">
        <Portrait
          cutOut={faceOf({ name, role, portrait: face })}
          sizes="88px"
          width="signature"
          flex="none"
        />
        <chakra.p paddingBottom="2">
          <chakra.b display="block" textStyle="item">
            {name}
          </chakra.b>
          <chakra.span textStyle="small" color="ink-soft">
            {[role, ...credentials].join(', ')}
          </chakra.span>
        </chakra.p>
      </Flex>
    </Chapter>
  );
}
