import type { Role as DomainRole } from '../domain/account.ts';
import type { Role } from '../gen/resolvers.generated.ts';

/** Roles as GraphQL spells them. */
export const roleNames: Record<DomainRole, Role> = {
  admin: 'ADMIN',
  mentor: 'MENTOR',
  educator: 'EDUCATOR',
  student: 'STUDENT',
};
