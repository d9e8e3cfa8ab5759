import { chakra, HStack } from '@chakra-ui/react';

interface JourneyHeadProps {
  /** Sentence about the progress ("Two waymarks behind you, Ananya."). */
  title: string;
  lead: string;
  /** Null without stages: hides the percentage. */
  percent: number | null;
  /** Text below "completed" ("2 of 5 stages"). */
  note?: string | undefined;
}

/** Header of a person's own dashboard: the sentence and the percentage. */
export function JourneyHead({ title, lead, percent, note }: JourneyHeadProps) {
  return (
    <chakra.div
      display={{ base: 'grid', md: 'flex' }}
      justifyContent="space-between"
      alignItems="end"
      gap="6"
    >
      <chakra.div minW="0">
        <chakra.h1 textStyle="page" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="ink-soft" maxW="measure" marginTop="2">
          {lead}
        </chakra.p>
      </chakra.div>
      {percent !== null && (
        <HStack as="p" flex="none" gap="4" lineHeight="snug">
          <chakra.span textStyle="figure" fontSize="3.5rem" lineHeight="flat" color="brand">
            {`${percent}%`}
          </chakra.span>
          <chakra.span textStyle="small" lineHeight="snug" color="ink-soft">
            <chakra.span display="block">completed</chakra.span>
            {note && <span>{note}</span>}
          </chakra.span>
        </HStack>
      )}
    </chakra.div>
  );
}
