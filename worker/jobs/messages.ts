/** Messages of the queue. Each may arrive twice, so handlers are idempotent. */
export type JobMessage =
  /** Cache tags wait in the outbox. */
  | { type: 'purge' }
  /** A story's search entry is outdated. */
  | { type: 'index-post'; postId: string }
  /** A version's code and formulas are to be done. */
  | { type: 'decorate-version'; versionId: string }
