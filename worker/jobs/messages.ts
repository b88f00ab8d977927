import type { PaymentMessage } from '../services/membership/request-payments'
import type { IndexMessage } from '../services/search/request-indexing'

/** Messages of the queues. Each may arrive twice, so handlers are idempotent. */
export type JobMessage =
  /** Cache tags wait in the outbox. */
  | { type: 'purge' }
  /** Search entries are outdated: of a story; of a person and their lists; of a topic and its stories; of a publication. */
  | IndexMessage
  /** A version's code and formulas are to be done. */
  | { type: 'decorate-version'; versionId: string }
  /** Webhooks are to be told: in a queue of its own. */
  | { type: 'deliver-webhooks' }
  /** Something is to be done about payments: in a queue of its own. */
  | PaymentMessage
  /** An import of somebody's own stories is to go on. */
  | { type: 'advance-import'; importId: string }
  /** An export of what somebody has is to go on. */
  | { type: 'advance-export'; exportId: string }
