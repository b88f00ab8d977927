import { postIdOf } from '../../../../schema/routes/post-id'
import { SHOWN_ACTS } from '../../../../schema/rules/moderation'
import { heldCollectionBySlug } from '../../../data/collection/ownership'
import { actsOfSubject, lastHidingOf } from '../../../data/moderation/acts'
import { accountFacts, storyStatesOfUser } from '../../../data/moderation/subjects'
import { oauthApplicationWithUsers } from '../../../data/oauth/queries'
import type { Post } from '../../../data/post/rows'
import { adminThing } from '../../../services/moderation/admin-thing'
import { listBannedDomains } from '../../../services/moderation/banned-domains'
import { internalStatus } from '../../../services/moderation/internal-status'
import { applicationsOf } from '../../../services/oauth/own-applications'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { countriesOf } from '../../../services/post/withheld'
import { addressOfReported } from '../../../services/report/address'
import type { GraphQLContext } from '../../context'
import { required } from '../../required'
import type { Resolvers, StoryState } from '../../resolvers.generated'
import { connection } from '../../results'
import { showPost } from '../post/show'

const STATES: Readonly<Record<Post['state'], StoryState>> = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  published: 'PUBLISHED',
  unlisted: 'UNLISTED',
  mailed: 'MAILED',
  trashed: 'TRASHED',
  removed: 'REMOVED',
}

const isStaff = async ({ viewer }: GraphQLContext): Promise<boolean> => can(await viewer(), 'moderate', SITE)

/** The row of a person, a story or a topic as it is now: a mutation may have changed it since it was first read. */
const userOf = async ({ id }: { id: string }, _args: unknown, { reader }: GraphQLContext) =>
  required(await reader.users.clear(id).load(id), 'user', id)
const postOf = async ({ id }: { id: string }, _args: unknown, { reader }: GraphQLContext) =>
  required(await reader.posts.clear(id).load(id), 'post', id)

const tagOf = async ({ id }: { id: string }, _args: unknown, { reader }: GraphQLContext) =>
  required(await reader.tags.clear(id).load(id), 'tag', id)

/** What staff sees and decides. Rules: docs/rules/moderation.md. */
export const moderationResolvers: Resolvers = {
  Query: {
    adminUser: async (_root, { id }, context) => {
      if (!(await isStaff(context))) return null
      const { users, usersByName } = context.reader
      const user = id.startsWith('@')
        ? await usersByName.load(id.slice(1).toLowerCase())
        : await users.load(id)
      return user ? { id: user.id } : null
    },
    adminPost: async (_root, { id: segment }, context) => {
      if (!(await isStaff(context))) return null
      const id = postIdOf(segment)
      const post = id ? await context.reader.posts.load(id) : undefined
      return post ? { id: post.id } : null
    },
    adminThing: async (_root, { kind, id }, context) => {
      if (!(await isStaff(context))) return null
      const { db } = context.reader
      const thing = await adminThing(db, kind, id)
      if (thing || kind === 'CATALOG') return thing ?? null
      const bySlug = await db.first(heldCollectionBySlug, id.toLowerCase())
      return bySlug ? ((await adminThing(db, kind, bySlug.id)) ?? null) : null
    },
    adminApplication: async (_root, { id }, context) =>
      (await isStaff(context))
        ? ((await context.reader.db.first(oauthApplicationWithUsers, id)) ?? null)
        : null,
    adminTopic: async (_root, { slug }, context) => {
      if (!(await isStaff(context))) return null
      const tag = await context.reader.tags.load(slug.toLowerCase())
      // The page leads to the topic that another has become part of.
      return tag ? { id: tag.mergedInto ?? tag.slug } : null
    },
    internalStatus: async (_root, _args, context) =>
      (await isStaff(context)) ? internalStatus(context.parts) : null,
    bannedDomains: async (_root, { paging }, context) =>
      (await isStaff(context))
        ? connection('domains', await listBannedDomains(context.reader.db, paging))
        : null,
  },
  AdminUser: {
    user: userOf,
    account: async ({ id }, _args, { reader }) => {
      const facts = required(await reader.db.first(accountFacts, id), 'user', id)
      const { email, emailVerifiedAt, deactivatedAt, deleteAfter } = facts
      const isEmailVerified = emailVerifiedAt !== null
      return { email, isEmailVerified, isStaff: facts.isStaff === 1, deactivatedAt, deleteAfter }
    },
    stories: async ({ id }, _args, { reader }) => {
      const counts = await reader.db.all(storyStatesOfUser, id)
      return counts.map(({ state, count }) => ({ state: STATES[state], count }))
    },
    applications: async ({ id }, _args, { reader }) => (await applicationsOf(reader, id)).applications,
    canBeSuspended: async ({ id }, _args, { reader, viewer }) => {
      const user = await reader.users.load(id)
      return user !== undefined && can(await viewer(), 'suspend', { entity: 'user', user })
    },
    canBeVerified: async ({ id }, _args, { reader, viewer }) => {
      const user = await reader.users.load(id)
      return user !== undefined && can(await viewer(), 'verify', { entity: 'user', user })
    },
    acts: ({ id }, _args, { reader }) => reader.db.all(actsOfSubject, 'USER', id, SHOWN_ACTS),
  },
  AdminPost: {
    post: async (subject, args, context) => {
      const [post, isStaffs] = await Promise.all([postOf(subject, args, context), isStaff(context)])
      return required(showPost(context, post, () => isStaffs) ?? undefined, 'post', subject.id)
    },
    state: async (post, args, context) => STATES[(await postOf(post, args, context)).state],
    isListed: async (post, args, context) => (await postOf(post, args, context)).isListed === 1,
    isResponse: async (post, args, context) => (await postOf(post, args, context)).kind === 'response',
    canBeRestored: async (post, args, context) => {
      const { state, id } = await postOf(post, args, context)
      return state === 'removed' && (await context.reader.db.first(lastHidingOf, 'POST', id)) !== undefined
    },
    withheldIn: async (post, args, context) => Object.keys(countriesOf(await postOf(post, args, context))),
    isUnderReview: async (post, args, context) => {
      const { state, id } = await postOf(post, args, context)
      return (
        state === 'removed' && (await context.reader.db.first(lastHidingOf, 'POST', id))?.action === 'REVIEW'
      )
    },
    acts: ({ id }, _args, { reader }) => reader.db.all(actsOfSubject, 'POST', id, SHOWN_ACTS),
  },
  AdminThing: {
    owner: async ({ ownerId }, _args, { reader }) =>
      required(await reader.users.load(ownerId), 'user', ownerId),
    address: ({ kind, id }, _args, { reader, origin }) =>
      addressOfReported(reader, { entityType: kind, entityId: id }, origin),
    acts: ({ kind, id }, _args, { reader }) => reader.db.all(actsOfSubject, kind, id, SHOWN_ACTS),
  },
  AdminApplication: {
    owner: async ({ ownerId }, _args, { reader }) =>
      ownerId === '' ? null : required(await reader.users.load(ownerId), 'user', ownerId),
    canBeVerified: ({ isPublic }) => isPublic !== 1,
    acts: ({ id }, _args, { reader }) => reader.db.all(actsOfSubject, 'APPLICATION', id, SHOWN_ACTS),
  },
  AdminTopic: {
    tag: tagOf,
    isFeatured: async (topic, args, context) => (await tagOf(topic, args, context)).isFeatured === 1,
    mergedInto: async (topic, args, context) => (await tagOf(topic, args, context)).mergedInto,
    isHidden: async (topic, args, context) => (await tagOf(topic, args, context)).isHidden === 1,
    acts: ({ id }, _args, { reader }) => reader.db.all(actsOfSubject, 'TAG', id, SHOWN_ACTS),
  },
  ModerationAct: {
    id: ({ id }) => String(id),
    staff: async ({ staffId }, _args, { reader }) =>
      required(await reader.users.load(staffId), 'user', staffId),
  },
}
