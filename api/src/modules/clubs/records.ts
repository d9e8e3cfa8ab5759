import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
import { etagOf, type Tagged } from '../../plugins/etag.ts';
import type { Club, ClubReference, Stage } from './club.ts';
import type { ClubRecord, ClubReferenceRecord, StageRecord } from './schemas.ts';

/** The club as the api answers with it. */
export function clubRecord(club: Club): Static<typeof ClubRecord> {
  return {
    ...clubReference(club),
    description: club.description,
    stages: club.stages.map(stageRecord),
  };
}

/** The answer that is a club. */
export function clubAnswer(club: Club): Tagged<Static<typeof ClubRecord>> {
  const body = clubRecord(club);
  return { status: 200, body, etag: etagOf(body) };
}

/** The club as it stands inside another record. */
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
