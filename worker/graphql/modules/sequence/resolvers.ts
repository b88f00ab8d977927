import { catalogIdOf } from '../../../../schema/routes/catalog-id'
import { postIdOf } from '../../../../schema/routes/post-id'
import { MAX_TITLE } from '../../../../schema/rules/limits'
import { readingMinutes } from '../../../../schema/rules/reading-time'
import { postSegment } from '../../../../schema/rules/slug'
import { sequenceMessages } from '../../../../schema/wording/sequence-messages'
import { pageFactsKey } from '../../../data/post/page-facts'
import * as queries from '../../../data/sequence/queries'
import type { Sequence } from '../../../data/sequence/rows'
import { postCacheTag, sequenceCacheTag, userCacheTag, userSequencesCacheTag } from '../../../edge-cache/tags'
import { VISITOR } from '../../../services/policies/actor'
import { can, viewerCan } from '../../../services/policies/can'
import { findSequence, type SequenceWithOwner } from '../../../services/sequence/find-sequence'
import { candidates, ownParts, partsOf, sequencesOf } from '../../../services/sequence/lists'
import { coverOfSequence, pictureOfSequence } from '../../../services/sequence/picture'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { showWithPosts } from '../post/show'

/** Whether the viewer may read a series. The answer changes with the series, whatever it is. */
const mayRead = (
  { viewer, tags }: GraphQLContext,
  sequenceWithOwner: SequenceWithOwner,
): Promise<boolean> => {
  tags.add(sequenceCacheTag(sequenceWithOwner.sequence.id), userCacheTag(sequenceWithOwner.owner.id))
  return viewerCan(viewer, 'read', { entity: 'sequence', ...sequenceWithOwner })
}

/** What cards show of a series, read for all that are asked for at once. */
const factsOf = async ({ reader }: GraphQLContext, { id }: Sequence) =>
  required(await reader.sequenceFacts.load(id), 'sequence', id)

/** The writer's own series are for their eyes alone, also where others may read the rest of them. */
const isOwners = async ({ viewer }: GraphQLContext, sequence: Sequence): Promise<boolean> =>
  can(await viewer(), 'own', { entity: 'sequence', sequence })

/** A neighbouring part, if there is one. */
const neighbour = (postId: string | null, title: string | null, slug: string | null) =>
  postId === null ? null : { postId, title: title ?? '', segment: postSegment(slug ?? '', postId) }

export const sequenceResolvers: Resolvers = {
  Query: {
    sequenceResult: async (_root, { slugId }, context) => {
      const id = catalogIdOf(slugId)
      if (id) context.tags.add(sequenceCacheTag(id))
      const sequenceWithOwner = await findSequence(context.reader, slugId)
      return sequenceWithOwner && (await mayRead(context, sequenceWithOwner))
        ? { __typename: 'Sequence', ...sequenceWithOwner.sequence }
        : userError('NOT_FOUND', sequenceMessages.notFound)
    },
    sequenceOfPost: async (_root, { postId }, { reader, tags }) => {
      const id = postIdOf(postId) ?? ''
      if (id) tags.add(postCacheTag(id))
      const sequence = await reader.db.first(queries.sequenceOfPost, id, '')
      if (sequence) tags.add(sequenceCacheTag(sequence.id))
      return sequence ?? null
    },
  },
  Viewer: {
    sequences: async (user, { filter, paging }, { reader }) =>
      connection('sequences', await sequencesOf(reader.db, user.id, filter ?? 'ALL', paging)),
    sequence: async (_user, { slugId }, context) => {
      const sequence = (await findSequence(context.reader, slugId))?.sequence
      return sequence?.deletedAt === null && (await isOwners(context, sequence)) ? sequence : null
    },
  },
  User: {
    sequencesConnection: async (user, { paging }, { reader, tags }) => {
      tags.add(userSequencesCacheTag(user.id))
      if (!can(VISITOR, 'list', { entity: 'user', user }))
        return connection('sequences', { items: [], next: null })
      const page = await sequencesOf(reader.db, user.id, 'PUBLIC', paging)
      for (const { id } of page.items) tags.add(sequenceCacheTag(id))
      return connection('sequences', page)
    },
  },
  Post: {
    sequencePlace: async (post, { slugId }, { reader, tags }) => {
      // Most stories are part of none, and this costs a tenth of finding their place.
      if ((await reader.pageFacts.load(pageFactsKey(post.id)))?.isPart !== 1) return null
      const place = await reader.db.first(queries.placeOfPost, post.id, catalogIdOf(slugId ?? '') ?? '')
      if (!place) return null
      const { number, total } = place
      tags.add(sequenceCacheTag(place.id), userCacheTag(place.creatorId))
      return {
        sequence: place,
        number,
        total,
        previous: neighbour(place.previousId, place.previousTitle, place.previousSlug),
        next: neighbour(place.nextId, place.nextTitle, place.nextSlug),
      }
    },
  },
  Sequence: {
    slugId: ({ slug, id }) => postSegment(slug, id),
    cover: coverOfSequence,
    picture: async (sequence, _args, context) =>
      coverOfSequence(sequence) ?? pictureOfSequence(sequence, await factsOf(context, sequence)),
    creator: async (sequence, _args, { reader, tags }) => {
      tags.add(sequenceCacheTag(sequence.id), userCacheTag(sequence.creatorId))
      return required(await reader.users.load(sequence.creatorId), 'user', sequence.creatorId)
    },
    isPublished: ({ publishedAt }) => publishedAt !== null,
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    partCount: async (sequence, _args, context) => (await factsOf(context, sequence)).partCount,
    readingTime: async (sequence, _args, context) =>
      readingMinutes((await factsOf(context, sequence)).seconds),
    partsConnection: async (sequence, { paging }, context) => {
      const { reader, tags } = context
      const [page, ids] = await Promise.all([
        partsOf(reader.db, sequence.id, paging),
        reader.db.all(queries.partIdsOfSequence, sequence.id),
      ])
      // A story that isn't listed appears once it is.
      tags.add(sequenceCacheTag(sequence.id), ...ids.map(({ postId }) => postCacheTag(postId)))
      return connection('parts', { ...page, items: showWithPosts(context, page.items) })
    },
    ownParts: async (sequence, _args, context) =>
      (await isOwners(context, sequence)) ? ownParts(context.reader.db, sequence) : [],
    candidates: async (sequence, { search }, context) =>
      (await isOwners(context, sequence))
        ? candidates(context.reader.db, sequence, search.trim().slice(0, MAX_TITLE))
        : [],
  },
  SequencePart: {
    segment: ({ post: { slug, id } }) => postSegment(slug, id),
  },
  SequenceCandidate: {
    isListed: ({ isListed }) => isListed === 1,
    readingTime: ({ readingTime }) => readingMinutes(readingTime),
  },
}
