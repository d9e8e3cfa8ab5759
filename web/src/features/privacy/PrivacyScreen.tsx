import { chakra, Flex, Grid } from '@chakra-ui/react';
import { brand } from '../../content/brand.ts';
import { noticeVersion } from '../../content/noticeVersion.ts';
import { privacy } from '../../content/privacy.ts';
import { shortDate } from '../../lib/format.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink, PhoneLink } from '../../ui/ContactLinks.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Well } from '../../ui/Panel.tsx';
import type { ReactNode } from 'react';

interface NoticeSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

const NoticeSection = ({ id, title, children }: NoticeSectionProps) => (
  <Grid as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginTop="4" gap="3">
    <chakra.h2 id={`${id}-title`} textStyle="section">
      {title}
    </chakra.h2>
    {children}
  </Grid>
);

const ENTRIES = [{ id: 'short', title: 'In short' }, ...privacy.sections, privacy.contact];

/** Table of contents of the notice, on wide screens. */
const NoticeContents = () => (
  <Well asChild lgDown={{ display: 'none' }}>
    <nav aria-labelledby="contents-title">
      <chakra.h2 id="contents-title" textStyle="item">
        On this page
      </chakra.h2>
      <Grid as="ol" marginTop="2">
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
      </Grid>
    </nav>
  </Well>
);

const { title, lead, short, sections, contact } = privacy;

/** `/privacy`: the privacy notice that guardians of students under 18 agree to. */
export function PrivacyScreen() {
  return (
    <PageShell header={<AppHeader title="Privacy notice" />}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        columnGap="16"
        rowGap="8"
        alignItems="start"
      >
        <Grid as="article" gap="10" maxW="measure" minW="0">
          <Grid as="header" gap="4">
            <chakra.h1 textStyle="page">{title}</chakra.h1>
            <chakra.p textStyle="lead" color="ink-soft">
              {lead}
            </chakra.p>
            <Flex as="p" wrap="wrap" align="center" gap="3" textStyle="small">
              <Tag>{`Version ${noticeVersion.number}`}</Tag>
              <span>{`In force since ${shortDate(noticeVersion.since)}`}</span>
            </Flex>
          </Grid>
          <NoticeSection id="short" title="In short">
            <Grid as="dl" gap="4">
              {short.map(({ term, text }) => (
                <div key={term}>
                  <chakra.dt fontWeight="label">{term}</chakra.dt>
                  <chakra.dd color="ink-soft">{text}</chakra.dd>
                </div>
              ))}
            </Grid>
          </NoticeSection>
          {sections.map(({ id, title, text, list }) => (
            <NoticeSection key={id} id={id} title={title}>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <Grid as="ul" gap="2" paddingInlineStart="5" listStyleType="disc">
                  {list.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </Grid>
              )}
            </NoticeSection>
          ))}
          <NoticeSection id={contact.id} title={contact.title}>
            <p>{contact.text}</p>
            <Grid as="p" justifyItems="start" gap="1">
              <EmailLink address={brand.email} />
              <PhoneLink number={brand.phone.shown} />
              <span>{brand.place}</span>
            </Grid>
          </NoticeSection>
          <div>
            <ButtonLink to="/" tone="outline">
              Return to Home
            </ButtonLink>
          </div>
        </Grid>
        <NoticeContents />
      </Grid>
    </PageShell>
  );
}
