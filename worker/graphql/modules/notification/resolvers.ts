import { MAX_EXCERPT } from '../../../../schema/rules/limits'
import type { NotificationTab } from '../../../../schema/rules/notifications'
import { shorten } from '../../../../schema/story/text'
import type { NotificationRow } from '../../../data/notification/rows'
import type { Post } from '../../../data/post/rows'
import type { User } from '../../../data/user/rows'
import { ownNewsPath } from '../../../services/feature-request/own-news-path'
import { findNewsletter } from '../../../services/newsletter/find-newsletter'
import { mailSettings, ownMailSettings } from '../../../services/newsletter/mail-settings'
import {
  catalogOfGroup,
  decisionOfGroup,
  isHeldGroup,
  noteOfGroup,
} from '../../../services/notification/events'
import { notificationsOf } from '../../../services/notification/list'
import { milestoneOfGroup } from '../../../services/notification/milestone-events'
import { ownMailPath } from '../../../services/notification/own-mail-path'
import { partnerNewsOf } from '../../../services/notification/partner-events'
import { caseOfGroup, isAppealGroup, isUrgentGroup } from '../../../services/notification/report-events'
import { notificationStatus } from '../../../services/notification/status'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { authorsOf } from '../../../services/post/co-authors'
import { annotatedPost } from '../../../services/post-note/place'
import type { GraphQLContext } from '../../context'
import type { MilestoneKind, NotificationKind, Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { byUseCase, isListed, showPost, showReadable } from '../post/show'

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

const isOut = ({ state }: Post): boolean => state === 'published' || state === 'unlisted'

/** The list that a notification is about. */
async function catalogOf({ groupKey, userId }: NotificationRow, { reader }: GraphQLContext) {
  const id = catalogOfGroup(groupKey)
  const catalog = id === null ? undefined : await reader.catalogs.load(id)
  return catalog?.creatorId === userId ? catalog : null
}

/** The story that a notification is about, as far as the person who gets it may know of it. */
async function postOf({ kind, postId, userId }: NotificationRow, context: GraphQLContext) {
  const { reader, viewer } = context
  if (kind === 'note' || kind === 'reader-note')
    return showPost(context, await annotatedPost(reader.db, await viewer(), postId), byUseCase)
  const row = postId === null ? undefined : await reader.posts.load(postId)
  if (kind === 'response' || kind === 'response-decision' || kind === 'mention')
    return showReadable(context, row)
  if (kind === 'clap' || kind === 'highlight' || kind === 'milestone')
    return showPost(
      context,
      row,
      (post) => isOut(post) && (isListed(post) || authorsOf(post).includes(userId)),
    )
  return showPost(context, row, (post) => isListed(post) || post.creatorId === userId)
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
  if (row.kind === 'milestone') return row.postId === null || (await postOf(row, context)) !== null
  if (row.kind === 'partner') return row.postId === null || (await postOf(row, context)) !== null
  if (row.kind === 'case') return can(await context.viewer(), 'moderate', SITE)
  if (['note', 'reader-note', 'response-decision'].includes(row.kind))
    return (await postOf(row, context)) !== null
  // What waits for a decision is no post to those who decide, but its story is.
  if (row.kind === 'response' || row.kind === 'mention')
    return (
      ((await postOf(row, context)) ?? (await catalogOf(row, context))) !== null &&
      (await actorsOf(row, context)).length > 0
    )
  if (row.kind === 'clap' || row.kind === 'highlight' || row.kind === 'list-saved')
    return ((await postOf(row, context)) ?? (await catalogOf(row, context))) !== null
  if (row.postId === null) return row.actorCount > 1 || (await actorsOf(row, context)).length > 0
  return (await context.reader.posts.load(row.postId))?.isListed === 1
}

/** The viewer's notifications. Rules: docs/rules/notifications.md. */
export const notificationResolvers: Resolvers = {
  Query: {
    notificationStatus: async (_root, _args, { parts, reader, viewer }) => {
      const asking = await viewer()
      if (!asking) return null
      const unseen = reader.ahead.of(asking.id).unseen
      return unseen === undefined
        ? notificationStatus(parts, asking.id)
        : { id: asking.id, unreadNotificationCount: unseen }
    },
    notifications: async (_root, { tab, paging }, context) => {
      const asking = await context.viewer()
      if (!asking) return null
      const name = (tab ?? 'ALL').toLowerCase() as NotificationTab
      const { items, next } = await notificationsOf(context.parts, asking.id, name, paging)
      const isShown = await Promise.all(items.map((row) => isThere(row, context)))
      return connection('notifications', { items: items.filter((_, i) => isShown[i]), next })
    },
    mailSubscription: (_root, { token }, { parts }) => mailSettings(parts, token),
    ownMailSubscription: (_root, _args, { parts }) => ownMailSettings(parts),
    ownMailPath: (_root, _args, { parts }) => ownMailPath(parts),
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
    // Whoever isn't named any more isn't quoted either.
    excerpt: async (row, _args, context) =>
      row.words !== null && (await actorsOf(row, context))[0]?.id === row.actorId
        ? shorten(row.words, MAX_EXCERPT)
        : null,
    catalog: (row, _args, context) => catalogOf(row, context),
    isAboutResponse: async ({ postId }, _args, { reader }) =>
      postId !== null && (await reader.posts.load(postId))?.kind === 'response',
    noteId: ({ groupKey }) => noteOfGroup(groupKey),
    caseId: ({ groupKey }) => caseOfGroup(groupKey),
    isAppeal: ({ groupKey }) => isAppealGroup(groupKey),
    isUrgent: ({ groupKey }) => isUrgentGroup(groupKey),
    responseDecision: ({ groupKey }) => decisionOfGroup(groupKey),
    milestone: ({ groupKey }) => milestoneOfGroup(groupKey),
    partnerNews: partnerNewsOf,
    isForDecision: ({ groupKey }) => isHeldGroup(groupKey),
    collection: async ({ collectionId }, _args, { reader }) =>
      collectionId === null ? null : ((await reader.collections.load(collectionId)) ?? null),
  },
  Milestone: {
    of: ({ of }) => enumName<MilestoneKind>(of),
    newsletter: async ({ of, subjectId }, _args, { reader }) =>
      of === 'subscribers' ? ((await findNewsletter(reader, subjectId)) ?? null) : null,
  },
  PartnerNews: {
    about: ({ about }) => about,
    path: (news, _args, { parts }) => ownNewsPath(parts, news),
  },
  MailKind: {
    kind: ({ kind }) => kindName(kind),
  },
}
