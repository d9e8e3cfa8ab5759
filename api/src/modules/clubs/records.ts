import type { Static } from 'typebox';
import { etagOf } from '../../platform/http/entity-tags.ts';
import type { Club, ClubReference, Stage } from './club.ts';
import type { ClubRecord, ClubReferenceRecord, StageRecord } from './schemas.ts';
import { withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** Club in a response. */
export function clubRecord(club: Club): Static<typeof ClubRecord> {
  return {
    ...clubReference(club),
    description: club.description,
    stages: club.stages.map(stageRecord),
  };
}

/** Response with a club. */
export function clubResponse(club: Club): TaggedResponse<Static<typeof ClubRecord>> {
  const body = clubRecord(club);
  return okWithEtag(body, etagOf(body));
}

/** Club in another record. */
export function clubReference({
  id,
  name,
  audience,
}: ClubReference): Static<typeof ClubReferenceRecord> {
  return { ...withId(id), name, clubFor: audience };
}

export function stageRecord({ id, name, description }: Stage): Static<typeof StageRecord> {
  return { ...withId(id), name, description };
}
