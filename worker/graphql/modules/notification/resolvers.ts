import type { NotificationTab } from '../../../../schema/rules/notifications'
import type { NotificationRow } from '../../../data/notification/rows'
import type { User } from '../../../data/user/rows'
import { caseOfGroup, noteOfGroup } from '../../../services/notification/events'
import { notificationsOf } from '../../../services/notification/list'
import { markNotificationsRead } from '../../../services/notification/mark-notifications-read'
import { markNotificationsSeen } from '../../../services/notification/mark-notifications-seen'
import { notificationStatus } from '../../../services/notification/status'
import { mailSubscription } from '../../../services/notification/subscription'
import { can } from '../../../services/policies/can'
import { authorsOf } from '../../../services/post/co-authors'
import { maySee } from '../../../services/post/story'
import { annotatedPost } from '../../../services/post-note/place'
import type { GraphQLContext } from '../../context'
import { mutation } from '../../mutation'
import { connection } from '../../results'
import type { NotificationKind, Resolvers } from './types.generated'

const kindName = (kind: string): NotificationKind => kind.toUpperCase().replace('-', '_') as NotificationKind

/** The people of a notification whom the viewer may still find. */
async function actorsOf(
  { actorId, otherActorId }: NotificationRow,
  { reader, viewer }: GraphQLContext,
): Promise<User[]> {
  const ids = [actorId, otherActorId].filter((id) => id !== null)
  if (ids.length === 0) return []
  const [asking, ...people] = await Promise.all([viewer(), ...ids.map((id) => reader.users.load(id))])
  return people.filter(
    (user) => user !== undefined && can(asking, 'list', { entity: 'user', user }),
  ) as User[]
}

/** The story that a notification is about, as far as the person who gets it may know of it. */
async function postOf({ kind, postId, userId }: NotificationRow, { reader, viewer }: GraphQLContext) {
  if (kind === 'note' || kind === 'reader-note')
    return (await annotatedPost(reader.db, await viewer(), postId)) ?? null
  const post = postId === null ? undefined : await reader.posts.load(postId)
  if (kind === 'response' || kind === 'mention') return post && (await maySee(post, viewer)) ? post : null
  return post && (post.isListed === 1 || post.creatorId === userId) ? post : null
}

/** Whether there is still something to show: the publication, the story, or at least one of the people. */
async function isThere(row: NotificationRow, context: GraphQLContext): Promise<boolean> {
  if (row.collectionId !== null) {
    const [collection, actors] = await Promise.all([
      context.reader.collections.load(row.collectionId),
      actorsOf(row, context),
    ])
    return collection !== undefined && actors.length > 0
  }
  if (row.kind === 'co-author') return (await actorsOf(row, context)).length > 0
  if (row.kind === 'report' || row.kind === 'decision') return true
  if (row.kind === 'note' || row.kind === 'reader-note') return (await postOf(row, context)) !== null
  // What waits for a decision is no post to those who decide, but its story is.
  if (row.kind === 'response' || row.kind === 'mention')
    return (await postOf(row, context)) !== null && (await actorsOf(row, context)).length > 0
  if (row.postId === null) return row.actorCount > 1 || (await actorsOf(row, context)).length > 0
  return (await context.reader.posts.load(row.postId))?.isListed === 1
}

/** The viewer's notifications. Rules: docs/rules/notifications.md. */
export const notificationResolvers: Resolvers = {
  Query: {
    notificationStatus: async (_root, _args, { parts, viewer }) => {
      const asking = await viewer()
      return asking && notificationStatus(parts, asking.id)
    },
    notifications: async (_root, { tab, paging }, context) => {
      const asking = await context.viewer()
      if (!asking) return null
      const name = (tab ?? 'ALL').toLowerCase() as NotificationTab
      const { items, next } = await notificationsOf(context.parts, asking.id, name, paging)
      const isShown = await Promise.all(items.map((row) => isThere(row, context)))
      return connection('notifications', { items: items.filter((_, i) => isShown[i]), next })
    },
    mailSubscription: (_root, { token }, { parts }) => mailSubscription(parts, token),
  },
  Notification: {
    kind: ({ kind }) => kindName(kind),
    isRead: ({ readAt }) => readAt !== null,
    actors: (row, _args, context) => actorsOf(row, context),
    post: (row, _args, context) => postOf(row, context),
    isAboutOwnStory: async ({ postId, userId }, _args, { reader }) => {
      const post = postId === null ? undefined : await reader.posts.load(postId)
      return post !== undefined && authorsOf(post).includes(userId)
    },
    noteId: ({ groupKey }) => noteOfGroup(groupKey),
    caseId: ({ groupKey }) => caseOfGroup(groupKey),
    collection: async ({ collectionId }, _args, { reader }) =>
      collectionId === null ? null : ((await reader.collections.load(collectionId)) ?? null),
  },
  MailKind: {
    kind: ({ kind }) => kindName(kind),
  },
  Mutation: {
    markNotificationsSeen: mutation(markNotificationsSeen, 'MarkedNotifications'),
    markNotificationsRead: mutation(markNotificationsRead, 'MarkedNotifications'),
  },
}
