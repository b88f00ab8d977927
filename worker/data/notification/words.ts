import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { notification } from '../../../schema/tables/notification'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { isBelowShown } from '../response/threads'
import { indexedBy } from '../sql/fragments'
import { scalar, select, some } from '../sql/query'

const root = alias(post, 'root')

/** Whether the person who is told has written the story or the list that is discussed, and decides on what waits there. */
const isTheirs = or(
  some(
    root,
    and(
      eq(root.id, postResponse.rootId),
      or(
        eq(root.creatorId, notification.userId),
        sql`instr(${root.coAuthorIds}, '"' || ${notification.userId} || '"') > 0`,
      ),
    ),
  ),
  some(catalog, and(eq(catalog.id, postResponse.rootId), eq(catalog.creatorId, notification.userId))),
)

/** A response as its readers see it, or one that waits as whoever decides on it does. */
const isSeen = and(
  isNull(post.withheldIn),
  or(
    and(eq(post.state, 'published'), eq(postResponse.status, 'shown'), isBelowShown),
    and(
      eq(post.state, 'draft'),
      eq(postResponse.status, 'held'),
      eq(notification.kind, 'response'),
      isTheirs,
    ),
  ),
)

/** The id of the response that a notification is about: what follows the kind in the name of the event. */
const responseId = sql`substr(${notification.eventKey}, length(${notification.kind}) + 2)`

const ofResponse = scalar(
  select({ words: sql<string>`iif(${post.excerpt} = '', ${post.title}, ${post.excerpt})` })
    .from(postResponse)
    .innerJoin(post, eq(post.id, postResponse.postId))
    .where(and(eq(postResponse.postId, responseId), isSeen)),
)

/** The first passage of the story that the person highlighted for everybody: that is what was told. */
const ofHighlight = scalar(
  select({ words: sql<string>`substr(min(printf('%015d', ${quote.createdAt}) || ${quote.words}), 16)` })
    .from(indexedBy(quote, 'quote_of_passage'))
    .where(
      and(
        eq(quote.userId, notification.actorId),
        eq(quote.postId, notification.postId),
        eq(quote.isPrivate, false),
        isNull(quote.deletedAt),
      ),
    ),
)

/**
 * The first words of the response that a notification is about, or the passage that was highlighted; null for others,
 * and for what is deleted or hidden by now.
 */
export const wordsOfNotification = sql<string | null>`case when ${inArray(notification.kind, [
  'response',
  'mention',
])} then ${ofResponse} when ${eq(notification.kind, 'highlight')} then ${ofHighlight} end`
