import { advanceExports } from '../services/export/advance-exports'
import type { IftttMessage } from '../services/ifttt/request-ifttt'
import { tellDueIfttt } from '../services/ifttt/tell-due'
import { advanceImports } from '../services/import-job/advance-imports'
import type { LetterMessage } from '../services/letter/request-letters'
import { takeLetters } from '../services/letter/take-letters'
import type { PaymentMessage } from '../services/membership/request-payments'
import { takePayments } from '../services/membership/take-payments'
import type { JobParts } from '../services/parts'
import { decorateVersions } from '../services/post/decorate-versions'
import type { HubMessage } from '../services/rss/request-hub'
import { tellHub } from '../services/rss/tell-hub'
import { indexPosts } from '../services/search/index-posts'
import { indexTags } from '../services/search/index-tags'
import { indexUsers } from '../services/search/index-users'
import { refreshEntries } from '../services/search/refresh-entries'
import type { IndexMessage } from '../services/search/request-indexing'
import { countVisits } from '../services/stats/count-visits'
import type { VisitMessage } from '../services/stats/report-visit'
import { advanceLists } from '../services/subscriber-import/advance-lists'
import { deliverDue } from '../services/webhook/deliver-due'
import { checkDueWebmentions } from '../services/webmention/check-due'
import { findTargets } from '../services/webmention/find-targets'
import type { WebmentionMessage } from '../services/webmention/request-webmentions'
import { sendDueWebmentions } from '../services/webmention/send-due'

/** Messages of the queues. Each may arrive twice, late or out of order, so what they ask for is idempotent. */
export type JobMessage =
  /** Cache tags wait in the outbox. */
  | { type: 'purge' }
  /** Search entries are outdated: of a story; of a person and their lists; of a topic and its stories; of a publication. */
  | IndexMessage
  /** A version's code and formulas are to be done. */
  | { type: 'decorate-version'; versionId: string }
  /** Webhooks are to be told: in a separate queue. */
  | { type: 'deliver-webhooks' }
  /** Something is to be done about payments: in a separate queue. */
  | PaymentMessage
  /** Visits to stories are to be counted: in a separate queue. */
  | VisitMessage
  /** A portion of a letter is to be sent: in a separate queue. */
  | LetterMessage
  /** The hub is to be told of stories that have come out: in the queue of webhooks. */
  | HubMessage
  /** IFTTT is to be told of what is due: in the queue of webhooks. */
  | IftttMessage
  /** Sites are to be told of stories that link to them, or to be looked at: in the queue of webhooks. */
  | WebmentionMessage
  /** An import of somebody's own stories is to go on. */
  | { type: 'advance-import'; importId: string }
  /** A list of subscribers that somebody brings is to go on. */
  | { type: 'advance-subscriber-import'; importId: string }
  /** An export of what somebody has is to go on. */
  | { type: 'advance-export'; exportId: string }

export type MessageType = JobMessage['type']

/** The messages of a kind. */
export type MessagesOf<Type extends MessageType> = readonly Extract<JobMessage, { type: Type }>[]

/** Handlers for the messages of each kind that arrive together. A handler that throws is tried again. */
export const MESSAGES: {
  readonly [Type in MessageType]: (parts: JobParts, messages: MessagesOf<Type>) => Promise<unknown>
} = {
  purge: (parts) => parts.purgeOpen(),
  'index-post': async (parts, messages) => {
    const postIds = messages.map(({ postId }) => postId)
    // Sites that a changed story mentions are to be told.
    await Promise.all([indexPosts(parts, postIds), findTargets(parts, postIds)])
  },
  'index-user': (parts, messages) =>
    indexUsers(
      parts,
      messages.map(({ userId }) => userId),
    ),
  'index-tag': indexTags,
  'index-collection': (parts, messages) =>
    refreshEntries(
      parts,
      'collections',
      messages.map(({ collectionId }) => collectionId),
    ),
  'index-catalog': (parts, messages) =>
    refreshEntries(
      parts,
      'catalogs',
      messages.map(({ catalogId }) => catalogId),
    ),
  'decorate-version': (parts, messages) =>
    decorateVersions(
      parts,
      messages.map(({ versionId }) => versionId),
    ),
  'deliver-webhooks': (parts) => deliverDue(parts),
  payment: takePayments,
  'count-visit': countVisits,
  'send-letter': takeLetters,
  'tell-hub': tellHub,
  'tell-ifttt': (parts) => tellDueIfttt(parts),
  'send-webmentions': (parts) => sendDueWebmentions(parts),
  'check-webmentions': (parts) => checkDueWebmentions(parts),
  'advance-import': (parts, messages) =>
    advanceImports(
      parts,
      messages.map(({ importId }) => importId),
    ),
  'advance-subscriber-import': (parts, messages) =>
    advanceLists(
      parts,
      messages.map(({ importId }) => importId),
    ),
  'advance-export': (parts, messages) =>
    advanceExports(
      parts,
      messages.map(({ exportId }) => exportId),
    ),
}
