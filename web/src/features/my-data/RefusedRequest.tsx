import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { MyDeletionRequestFragment } from './MyDeletionRequest.generated.ts';

/** Date and reason of the last refusal. */
export function RefusedRequest({ request }: { request: MyDeletionRequestFragment }) {
  const { askedAt, decidedAt, answer } = request;
  return (
    <div>
      <Badge hue="brick" icon="x">
        Refused
      </Badge>
      <chakra.p marginTop="2">{`You asked on ${shortDate(askedAt)}. It was refused on ${shortDate(decidedAt ?? askedAt)}:`}</chakra.p>
      <chakra.blockquote
        maxW="measure"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >{`“${answer}”`}</chakra.blockquote>
    </div>
  );
}
