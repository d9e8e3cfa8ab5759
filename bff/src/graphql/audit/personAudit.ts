import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';

export const personAudit: QueryResolvers['personAudit'] = (
  _root,
  { personId, page },
  { backend },
) => backend.audit.ofPerson(personId, checkedPage(page));
