import { Type, type Static } from 'typebox';
import {
  interestAreas,
  leadingAreas,
  type InterestArea,
  type Scores,
} from '../../domain/interests.ts';
import { Moment, Nullable } from '../../domain/schemas.ts';

/** Result of the interest profile of a student. */
export interface InterestProfile {
  /** Version of the statements. */
  version: number;
  completedAt: Date;
  scores: Scores;
}

const Area = Type.Enum([...interestAreas]);

/** The result in records of the student and of the student's mentor. */
export const InterestProfileRecord = Nullable(
  Type.Object(
    {
      version: Type.Integer({ description: 'Version of the statements' }),
      completedAt: Moment,
      areas: Type.Array(
        Type.Object({ area: Area, score: Type.Integer({ description: '0 to 10' }) }),
        { description: 'All six areas, in Holland’s order' },
      ),
      leading: Type.Array(Area, {
        description:
          'Areas in which the student leans, the highest score first; empty without a clear leaning',
      }),
    },
    { title: 'InterestProfile' },
  ),
  { description: 'null without one. Not part of the state of the record' },
);

export function interestProfileRecord(
  profile: InterestProfile | null,
): Static<typeof InterestProfileRecord> {
  if (!profile) return null;
  const { version, completedAt, scores } = profile;
  const areas = interestAreas.map((area: InterestArea) => ({ area, score: scores[area] }));
  return {
    version,
    completedAt: completedAt.toISOString(),
    areas,
    leading: leadingAreas(scores),
  };
}
