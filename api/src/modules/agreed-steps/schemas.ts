import { Type } from 'typebox';
import { newName } from '../../domain/fields.ts';
import { messages } from '../../domain/messages.ts';
import { Nullable } from '../../domain/schemas.ts';

const missing = 'STEP_REQUIRED';
const text = newName({ label: 'A step', least: 1, required: missing, invalid: missing });

const wrongDay = 'DAY_INVALID';

const day = (description: string) =>
  Type.Optional(
    Nullable(Type.String({ format: 'date' }), {
      description,
      ...messages({ required: wrongDay, invalid: wrongDay }),
    }),
  );

export const NewStepBody = Type.Object(
  {
    text,
    dueOn: day('null or missing: none'),
  },
  { title: 'NewStep' },
);

export const StepChangeBody = Type.Object(
  {
    text,
    dueOn: day('null: none; missing: unchanged'),
  },
  { title: 'StepChange' },
);

export const TickBody = Type.Object(
  { isDone: Type.Boolean({ description: 'false opens the step again' }) },
  { title: 'StepTick' },
);

/** The id of the step in the path. Any text is valid: an id that is not a UUID is not found. */
export const OwnStepParams = Type.Object({ stepId: Type.String() });
export const StepParams = Type.Object({ id: Type.String(), stepId: Type.String() });
