import { chakra, Flex } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../../content/brand.ts';
import { footer } from '../../../content/navigation.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PlainLink } from './PlainLink.tsx';
import { Wide } from './Wide.tsx';
import { homeUrl, isSection, sectionUrl } from './sectionUrl.ts';
import { ownPlace, type Visitor } from './visitor.ts';

interface FooterColumnProps {
  title: string;
  /** Links and lines of text. */
  children: ReactNode;
}

function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <chakra.div textStyle="small" color="ink-soft" minW="0">
      <chakra.h2 textStyle="label" fontFamily="text" color="ink" marginBottom="1.5">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="1"
        overflowWrap="anywhere"
        css={{ '& a, & span': { display: 'inline-flex', alignItems: 'center', minH: 'target' } }}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Footer of the public pages: sections, account links and contact details. */
export function PublicFooter({ visitor }: { visitor: Visitor }) {
  const { pathname } = useLocation();
  const place = ownPlace(visitor);
  const isGuest = visitor.kind === 'guest';
  return (
    <footer>
      <Wide
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1.2fr' }}
        gap={{ base: '8', md: '10' }}
        paddingBlock="12"
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Logo to={homeUrl(visitor)} />
          <chakra.p textStyle="small" color="ink-soft" maxW="34ch" marginTop="3">
            {brand.claim}
          </chakra.p>
        </chakra.div>
        {footer.map(({ title, links }) => {
          // Signed-in users see their own page instead of login and registration.
          const entries = links.filter(({ to }) => isGuest || isSection(to));
          const own = place && entries.length < links.length ? [place] : [];
          return (
            <FooterColumn key={title} title={title}>
              {[...own, ...entries].map(({ label, to }) => (
                <PlainLink
                  key={to}
                  to={isSection(to) ? sectionUrl(to, pathname, visitor) : to}
                  data-for-visitors={isGuest && !isSection(to) ? true : undefined}
                >
                  {label}
                </PlainLink>
              ))}
            </FooterColumn>
          );
        })}
        <FooterColumn title="Reach us">
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <a href={`tel:${brand.phone.dialled}`}>{brand.phone.shown}</a>
          <span>{brand.place}</span>
        </FooterColumn>
      </Wide>
      <Wide
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        paddingBottom="8"
        color="ink-faint"
      >
        <Flex wrap="wrap" align="center" columnGap="4">
          <chakra.p textStyle="caption">{brand.copyright}</chakra.p>
          <PlainLink to="/privacy" textStyle="caption" color="ink-soft">
            Privacy notice
          </PlainLink>
        </Flex>
        <chakra.a
          href="#main"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="control"
          borderRadius="1"
          textStyle="small"
          color="brand"
          _hover={{ color: 'brand-hover', textDecoration: 'underline' }}
        >
          <Icon name="arrow-up" />
          Back to top
        </chakra.a>
      </Wide>
    </footer>
  );
}
