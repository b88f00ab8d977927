import type { ClapTarget } from '../../../../schema/rules/claps'
import { clapKey } from '../../../data/clap/rows'
import { userCacheTag } from '../../../edge-cache/tags'
import { clapCatalog } from '../../../services/clap/clap-catalog'
import { clapPost } from '../../../services/clap/clap-post'
import { type ClapperOrder, clappers } from '../../../services/clap/lists'
import type { Paging } from '../../../services/paging'
import { can } from '../../../services/policies/can'
import type { GraphQLContext } from '../../context'
import { mutation } from '../../mutation'
import { connection } from '../../results'
import type { Resolvers } from './types.generated'

/** How often the viewer has clapped for something; a visitor hasn't. */
async function viewersClaps({ reader, viewer }: GraphQLContext, target: ClapTarget): Promise<number> {
  const actor = await viewer()
  return actor ? ((await reader.claps.load(clapKey(actor.id, target)))?.count ?? 0) : 0
}

async function clappersOf(
  { reader, tags }: GraphQLContext,
  target: ClapTarget,
  { order, paging }: { order?: string | null | undefined; paging?: Paging | null | undefined },
) {
  const by = (order ?? 'NEWEST').toLowerCase() as ClapperOrder
  const page = await clappers(reader.db, target, by, paging)
  tags.add(...page.items.map(({ id }) => userCacheTag(id)))
  return connection('edges', page)
}

/** Claps. Rules: docs/rules/claps.md. */
export const clapResolvers: Resolvers = {
  Mutation: {
    clapPost: mutation(clapPost, 'Post'),
    clapCatalog: mutation(clapCatalog, 'Catalog'),
  },
  Post: {
    clappersConnection: (post, args, context) => clappersOf(context, { kind: 'post', id: post.id }, args),
  },
  PostViewerEdge: {
    // What the viewer has just clapped may not have reached the nearest copy of the database.
    clapCount: (post, _args, context) =>
      post.viewerClapCount ?? viewersClaps(context, { kind: 'post', id: post.id }),
    canClap: async (post, _args, { reader, viewer }) => {
      const writer = post.isListed ? undefined : await reader.users.load(post.creatorId)
      return can(await viewer(), 'clap', { entity: 'post', post, writer })
    },
  },
  Catalog: {
    viewerClapCount: (catalog, _args, context) =>
      catalog.viewerClapCount ?? viewersClaps(context, { kind: 'catalog', id: catalog.id }),
    clappersConnection: (catalog, args, context) =>
      clappersOf(context, { kind: 'catalog', id: catalog.id }, args),
  },
  ClapperEdge: {
    user: (clapper) => clapper,
  },
}
