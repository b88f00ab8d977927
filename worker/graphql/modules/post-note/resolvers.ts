import { postIdOf } from '../../../../schema/routes/post-id'
import { listedTitle } from '../../../../schema/story/listed-title'
import { pageFactsKey } from '../../../data/post/page-facts'
import { openSubmissionOfPost } from '../../../data/submission/queries'
import { withForeignIds } from '../../../services/media/foreign-pictures'
import { can } from '../../../services/policies/can'
import { isAuthor } from '../../../services/policies/post'
import { decoratedBody } from '../../../services/post/decorate'
import { postThing } from '../../../services/post/post-thing'
import { readableBody } from '../../../services/post/readable-body'
import { withheldFor } from '../../../services/post/withheld'
import { deskOf, mayAnnotate, mayReadNotes, notePlace } from '../../../services/post-note/place'
import { notesFor } from '../../../services/post-note/read-notes'
import { takesNotes } from '../../../services/post-note/takes-reader-notes'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import type { PostNoteMapper } from './mappers'

const personOf = async ({ reader }: GraphQLContext, id: string | null) =>
  id === null ? null : ((await reader.users.load(id)) ?? null)

/** Private notes on stories. Rules: docs/rules/post-notes.md. */
export const postNoteResolvers: Resolvers = {
  Query: {
    postNotes: async (_root, { postId }, { parts, reader, viewer }) => {
      const id = postIdOf(postId) ?? ''
      const [place, actor] = await Promise.all([notePlace(reader.db, id), viewer()])
      if (!place || !mayReadNotes(actor, place)) return null
      const isWithheld = !mayAnnotate(actor, place) && withheldFor(place.post, parts.browser.country)
      return isWithheld ? null : { id, place }
    },
  },
  PostNotes: {
    title: ({ place }) => listedTitle(place.post.title),
    text: async ({ id, place }, _args, { parts, reader, viewer }) => {
      const actor = await viewer()
      if (!mayAnnotate(actor, place)) {
        // What changes a note answers with all of them, also where the story can't be read.
        if (withheldFor(place.post, parts.browser.country)) return null
        const { title, subtitle } = place.post
        const body = decoratedBody(await readableBody(reader.db, actor, place.post))
        return { title, subtitle, body: await withForeignIds(parts.pictureKeys, body) }
      }
      const draft = await parts.drafts.read(id)
      if (!draft) return null
      const { body, ...texts } = draft.document
      return { ...texts, body: await withForeignIds(parts.pictureKeys, decoratedBody(body)) }
    },
    isViewerAuthor: async ({ place }, _args, { viewer }) =>
      isAuthor(await viewer(), { entity: 'post', ...place }),
    isViewerReader: async ({ place }, _args, { viewer }) => !mayAnnotate(await viewer(), place),
    canWrite: async (_notes, _args, { viewer }) => {
      const actor = await viewer()
      return actor !== null && can(actor, 'publish', { entity: 'account', account: actor })
    },
    collection: async ({ place }, _args, { reader }) => {
      const id = deskOf(place)
      return id === null ? null : ((await reader.collections.load(id)) ?? null)
    },
    submissionId: async ({ id, place }, _args, { reader, viewer }) => {
      const [actor, submission] = await Promise.all([viewer(), reader.db.first(openSubmissionOfPost, id)])
      const thing = submission && ({ entity: 'submission', submission, roles: place.reviewers } as const)
      return thing && can(actor, 'review', thing) ? thing.submission.id : null
    },
    notes: async ({ place }, _args, { reader, viewer }) => notesFor(reader.db, await viewer(), place),
  },
  PostViewerEdge: {
    canWriteToAuthors: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      if (actor === null || post.kind !== 'story') return false
      const [thing, facts] = await Promise.all([
        postThing(reader, actor, post),
        reader.pageFacts.load(pageFactsKey(post.id, actor.id)),
      ])
      return takesNotes(facts?.notesChosen) && can(actor, 'writeTo', thing)
    },
    hasNotesToAuthors: async ({ id }, _args, { reader, viewer }) => {
      const actor = await viewer()
      const facts = actor && (await reader.pageFacts.load(pageFactsKey(id, actor.id)))
      return (facts?.noteCount ?? 0) > 0
    },
  },
  PostNote: {
    text: ({ text, deletedAt }) => (deletedAt === null ? text : ''),
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    audience: ({ audience }) => audience.toUpperCase() as Uppercase<typeof audience>,
    passage: ({ words }) => words,
    author: ({ authorId, deletedAt }, _args, context) =>
      deletedAt === null ? personOf(context, authorId) : null,
    resolvedBy: ({ resolvedBy }, _args, context) => personOf(context, resolvedBy),
    isViewers: async ({ authorId }, _args, { viewer }) => {
      const actor = await viewer()
      return actor !== null && actor.id === authorId
    },
    replies: ({ replies = [] }: PostNoteMapper) => replies,
  },
}
