import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import type { Policy } from './policy'

export interface NewsletterThing {
  entity: 'newsletter'
  /** Its writer; null for a publication's. */
  writer: Pick<User, 'isSuspended' | 'deactivatedAt'> | null
}

/** Newsletters. Rule: docs/rules/security.md, "Rights". */
export const newsletterPolicy = {
  /** See it and subscribe to it, with an address that is confirmed: everybody, unless its writer isn't shown. */
  subscribe: (_actor, { writer }) => writer === null || isShown(writer),
} satisfies Policy<NewsletterThing>
