import type { ReindexedUser } from '../services/search/request-indexing'

/** Messages of the queue. Each may arrive twice, so handlers are idempotent. */
export type JobMessage =
  /** Cache tags wait in the outbox. */
  | { type: 'purge' }
  /** A story's search entry is outdated. */
  | { type: 'index-post'; postId: string }
  /** The search entries of a person and of their lists are outdated. */
  | ({ type: 'index-user' } & ReindexedUser)
  /** A version's code and formulas are to be done. */
  | { type: 'decorate-version'; versionId: string }
