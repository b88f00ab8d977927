import { ownStoryCounts, somethingPublished } from '../../../data/own-story/queries'
import { daysLeft, ownStoriesOf } from '../../../services/own-story/lists'
import { viewerCan } from '../../../services/policies/can'
import { isAuthor } from '../../../services/policies/post'
import { storyTotals } from '../../../services/stats/totals'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { showPosts, showReadableById } from '../post/show'

const NONE = { drafts: 0, scheduled: 0, public: 0, responses: 0, unlisted: 0, mailed: 0, deleted: 0 }

/** A writer's own stories (docs/rules/writing.md). */
export const ownStoryResolvers: Resolvers = {
  Viewer: {
    stories: async (user, { filter, order, search, paging }, context) => {
      const { parts, viewer } = context
      const asked = { filter, order: order ?? 'NEWEST', search: search ?? '', paging } as const
      const [page, actor] = await Promise.all([ownStoriesOf(parts, user.id, asked), viewer()])
      const items = showPosts(context, page.items, (post) => isAuthor(actor, { entity: 'post', post }))
      return connection('stories', { ...page, items })
    },
    storyCounts: async (user, _args, { reader }) => (await reader.db.first(ownStoryCounts, user.id)) ?? NONE,
    hasPublished: async (user, _args, { reader }) =>
      (await reader.db.first(somethingPublished, user.id)) !== undefined,
  },
  OwnStory: {
    post: (story) => story,
    isOwn: async ({ creatorId }, _args, { viewer }) => (await viewer())?.id === creatorId,
    isPinned: async ({ id, creatorId }, _args, { reader }) =>
      (await reader.users.load(creatorId))?.pinnedPostId === id,
    respondsTo: ({ inResponseToPostId }, _args, context) =>
      inResponseToPostId === null ? null : showReadableById(context, inResponseToPostId),
    respondsToCatalog: async ({ inResponseToCatalogId }, _args, { reader, viewer }) => {
      const catalog = inResponseToCatalogId ? await reader.catalogs.load(inResponseToCatalogId) : undefined
      const owner = catalog && (await reader.users.load(catalog.creatorId))
      return owner && (await viewerCan(viewer, 'read', { entity: 'catalog', catalog, owner }))
        ? catalog
        : null
    },
    views: async (story, _args, { parts }) =>
      story.firstPublishedAt === null ? 0 : ((await storyTotals(parts, story))?.views ?? 0),
    reads: async (story, _args, { parts }) =>
      story.firstPublishedAt === null ? 0 : ((await storyTotals(parts, story))?.reads ?? 0),
    daysLeft: (story, _args, { clock }) => daysLeft(story, clock.now()),
  },
}
