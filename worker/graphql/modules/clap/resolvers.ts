import type { ClapTarget } from '../../../../schema/rules/claps'
import { clapKey } from '../../../data/clap/rows'
import { userCacheTag } from '../../../edge-cache/tags'
import { type ClapperOrder, clappers, recommendedBy } from '../../../services/clap/lists'
import type { Paging } from '../../../services/paging'
import { can } from '../../../services/policies/can'
import { postThing } from '../../../services/post/post-thing'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { postConnection } from '../post/show'

/** How often the viewer has clapped for something; a visitor hasn't. */
async function viewersClaps({ reader, viewer }: GraphQLContext, target: ClapTarget): Promise<number> {
  const actor = await viewer()
  return actor ? ((await reader.claps.load(clapKey(actor.id, target)))[0]?.count ?? 0) : 0
}

interface ClappersArgs {
  order?: string | null | undefined
  isFollowed?: boolean | null | undefined
  paging?: Paging | null | undefined
}

async function clappersOf(
  { reader, tags, viewer }: GraphQLContext,
  target: ClapTarget,
  { order, isFollowed, paging }: ClappersArgs,
) {
  const by = (order ?? 'NEWEST').toLowerCase() as ClapperOrder
  const actor = await viewer()
  // A visitor follows nobody.
  if (isFollowed && !actor) return connection('edges', { items: [], next: null })
  const page = await clappers(reader.db, target, by, actor, paging, isFollowed === true)
  tags.add(...page.items.map(({ id }) => userCacheTag(id)))
  return connection('edges', page)
}

/** Claps. Rules: docs/rules/claps.md. */
export const clapResolvers: Resolvers = {
  Post: {
    clappersConnection: (post, args, context) => clappersOf(context, { kind: 'post', id: post.id }, args),
  },
  PostViewerEdge: {
    // What the viewer has just clapped may not have reached the nearest copy of the database.
    clapCount: (post, _args, context) =>
      post.viewerClapCount ?? viewersClaps(context, { kind: 'post', id: post.id }),
    canClap: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      return can(actor, 'clap', await postThing(reader, actor, post))
    },
  },
  Catalog: {
    viewerClapCount: (catalog, _args, context) =>
      catalog.viewerClapCount ?? viewersClaps(context, { kind: 'catalog', id: catalog.id }),
    clappersConnection: (catalog, args, context) =>
      clappersOf(context, { kind: 'catalog', id: catalog.id }, args),
  },
  User: {
    clappedPosts: async ({ id }, { paging }, context) => {
      const page = await recommendedBy(context.reader.db, id, paging)
      return postConnection(context, page)
    },
  },
  ClapperEdge: {
    user: (clapper) => clapper,
  },
}
