import { chakra } from '@chakra-ui/react';
import { privacy } from '../../content/privacy.ts';
import { Well } from '../../ui/Well.tsx';

const ENTRIES = [{ id: 'short', title: 'In short' }, ...privacy.sections, privacy.contact];

/** Table of contents of the notice, on wide screens. */
export const NoticeContents = () => (
  <Well asChild lgDown={{ display: 'none' }}>
    <nav aria-labelledby="contents-title">
      <chakra.h2 id="contents-title" textStyle="item">
        On this page
      </chakra.h2>
      <chakra.ol display="grid" marginTop="2">
        {ENTRIES.map(({ id, title }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              display="inline-flex"
              alignItems="center"
              minH="target"
              borderRadius="1"
              textStyle="small"
              color="brand"
              _hover={{ color: 'brand-hover', textDecoration: 'underline' }}
            >
              {title}
            </chakra.a>
          </li>
        ))}
      </chakra.ol>
    </nav>
  </Well>
);
