import type { FormDetails } from '../domain/form-details.ts';
import type { AccountStatus, Audience, StageStatus } from '../domain/words.ts';

export type DemoStage = { id: string; name: string; description: string };

export type DemoClub = {
  id: string;
  name: string;
  description: string;
  audience: Audience;
  createdAt: Date;
  /** In order. */
  stages: DemoStage[];
};

/** Fields of every account. */
export type DemoAccount = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** null: not set, counts as active. */
  status: AccountStatus | null;
  createdAt: Date;
};

export type DemoMentor = DemoAccount & {
  clubId: string | null;
  experience: string | null;
  specialization: string | null;
};

/** A save of progress by the mentor. */
export type DemoSave = {
  stageId: string;
  status: StageStatus;
  feedback: string | null;
  at: Date;
  by: { id: string; name: string };
};

export type DemoPerson = DemoAccount & {
  audience: Audience;
  clubId: string | null;
  mentorId: string | null;
  education: string | null;
  formSubmitted: boolean;
  formSubmittedAt: Date | null;
  details: FormDetails;
  /** Oldest first. */
  saves: DemoSave[];
};

export type DemoData = {
  admin: DemoAccount;
  clubs: DemoClub[];
  mentors: DemoMentor[];
  people: DemoPerson[];
};
