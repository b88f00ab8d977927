/** What the queue carries. A message may come twice: each handler can take it again. */
export type JobMessage =
  /** Cache tags wait in the outbox. */
  | { type: 'purge' }
  /** A story's search entry is out of date. */
  | { type: 'index-post'; postId: string }
