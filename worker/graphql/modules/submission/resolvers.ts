import { postIdOf } from '../../../../schema/routes/post-id'
import { monthAfter, monthOf, nameInAddress, startOf } from '../../../../schema/rules/months'
import { readingMinutes } from '../../../../schema/rules/reading-time'
import type { SubmissionTurn } from '../../../../schema/rules/submissions'
import { listedTitle } from '../../../../schema/story/listed-title'
import { draftsOfCollection, plannedOfCollection } from '../../../data/post/managed'
import type { Post } from '../../../data/post/rows'
import { submissionsOfPost } from '../../../data/submission/queries'
import type { Submission } from '../../../data/submission/rows'
import { withForeignIds } from '../../../services/media/foreign-pictures'
import { LARGEST_PAGE } from '../../../services/paging'
import { can } from '../../../services/policies/can'
import { storyAddress } from '../../../services/post/address'
import { decoratedBody } from '../../../services/post/decorate'
import { inboxOf, notesOf, outboxOf, submittingTo } from '../../../services/submission/lists'
import { requireSubmission } from '../../../services/submission/require-submission'
import type { GraphQLContext } from '../../context'
import { failureMember } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { type ShowRule, showPosts } from '../post/show'

/** How many planned stories of a month are shown. */
const MOST_PLANNED = 200

/** How many earlier submissions of a story are shown. */
const MOST_OF_POST = 20

const postOf = async ({ reader }: GraphQLContext, { postId }: Submission) =>
  required(await reader.posts.load(postId), 'post', postId)

/** Stories that writers offer to publications (docs/rules/submissions.md). */
export const submissionResolvers: Resolvers = {
  Query: {
    submission: async (_root, { id }, { parts }) => {
      const readable = await requireSubmission(parts, id, 'read')
      return readable.ok
        ? { __typename: 'Submission', ...readable.value.submission }
        : failureMember(readable.failure)
    },
    submissionsOfPost: async (_root, { postId }, { reader, viewer }) => {
      const id = postIdOf(postId) ?? ''
      const [post, actor] = await Promise.all([reader.posts.load(id), viewer()])
      if (!post || !can(actor, 'own', { entity: 'post', post })) return null
      return reader.db.all(submissionsOfPost, id, MOST_OF_POST)
    },
  },
  Viewer: {
    submissions: async (user, { paging }, { reader }) =>
      connection('submissions', await outboxOf(reader.db, user.id, paging)),
  },
  Collection: {
    submitting: ({ id }, _args, { reader }) => submittingTo(reader.db, id),
    submissionsConnection: async (collection, { turn, paging }, { reader, viewer }) => {
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collection.id)])
      if (!can(actor, 'manage', { entity: 'collection', collection, leaders })) return null
      const stored = turn.toLowerCase() as SubmissionTurn
      return connection('submissions', await inboxOf(reader.db, collection.id, stored, paging))
    },
    plan: async (collection, { month: named }, context) => {
      const { reader, viewer, clock } = context
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collection.id)])
      if (!can(actor, 'manage', { entity: 'collection', collection, leaders })) return null
      const month = monthOf(named ?? '', clock.now())
      const [from, until] = [startOf(month), startOf(monthAfter(month, 1))]
      const posts = await reader.db.all(plannedOfCollection, collection.id, from, until, MOST_PLANNED)
      const mayEdit: ShowRule<Post> = (post) => can(actor, 'edit', { entity: 'post', post, leaders })
      return { month: nameInAddress(month), posts: showPosts(context, posts, mayEdit) }
    },
    ownDrafts: async (collection, _args, context) => {
      const { reader, viewer } = context
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collection.id)])
      if (!actor || !can(actor, 'manage', { entity: 'collection', collection, leaders })) return null
      const drafts = await reader.db.all(draftsOfCollection, actor.id, collection.id, LARGEST_PAGE)
      return showPosts(context, drafts, (post) => can(actor, 'own', { entity: 'post', post }))
    },
  },
  CollectionSubmitting: {
    submitters: ({ submitters }) => submitters.toUpperCase() as Uppercase<typeof submitters>,
    isOpen: async ({ collectionId, submitters }, _args, { reader, viewer }) => {
      const [actor, leaders] = await Promise.all([viewer(), reader.editors.load(collectionId)])
      const collection = { id: collectionId }
      return can(actor, 'submit', { entity: 'collection', collection, leaders, submitters })
    },
  },
  Submission: {
    turn: ({ turn }) => turn.toUpperCase() as Uppercase<typeof turn>,
    title: async (submission, _args, context) => listedTitle((await postOf(context, submission)).title),
    readingTime: async (submission, _args, context) =>
      readingMinutes((await postOf(context, submission)).readingTime),
    address: async (submission, _args, context) => {
      const post = await postOf(context, submission)
      return post.isListed === 1 ? storyAddress(context.reader, post, context.origin) : null
    },
    writer: async ({ creatorId }, _args, { reader }) =>
      required(await reader.users.load(creatorId), 'user', creatorId),
    collection: async ({ collectionId }, _args, { reader }) =>
      (await reader.collections.load(collectionId)) ?? null,
    isViewerEditor: async (submission, _args, { reader, viewer }) => {
      const [actor, roles] = await Promise.all([viewer(), reader.editors.load(submission.collectionId)])
      return can(actor, 'review', { entity: 'submission', submission, roles })
    },
    notes: ({ id }, _args, { reader }) => notesOf(reader.db, id),
    text: async (submission, _args, { parts, reader, viewer }) => {
      const [actor, roles] = await Promise.all([viewer(), reader.editors.load(submission.collectionId)])
      if (!can(actor, 'readText', { entity: 'submission', submission, roles })) return null
      const draft = await parts.drafts.read(submission.postId)
      if (!draft) return null
      const { body, ...texts } = draft.document
      const shown = await withForeignIds(parts.pictureKeys, decoratedBody(body))
      return { revision: draft.revision, ...texts, body: shown }
    },
  },
  SubmissionNote: {
    author: async ({ authorId }, _args, { reader }) =>
      authorId === null ? null : ((await reader.users.load(authorId)) ?? null),
  },
}
