import type { Reference } from '../../domain/reference.ts';

/** The entity, if the record includes it. */
export function refEntity<T extends object>(reference: Reference<T> | undefined): T | null {
  return typeof reference === 'string' ? null : (reference ?? null);
}

/** The id of the entity, or its name where the record has only that. */
export function refKey(reference: Reference<{ id: string }> | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
