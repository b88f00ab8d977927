import type { ClapTarget } from '../../../../schema/rules/claps'
import { clapKey } from '../../../data/clap/rows'
import { userCacheTag } from '../../../edge-cache/tags'
import { clapCatalog } from '../../../services/clap/clap-catalog'
import { clapPost } from '../../../services/clap/clap-post'
import { type ClapperOrder, clappers } from '../../../services/clap/lists'
import type { Paging } from '../../../services/paging'
import { can } from '../../../services/policies/can'
import type { GraphQLContext } from '../../context'
import { failureMember } from '../../failures'
import { connection } from '../../results'
import type { Resolvers } from './types.generated'

/** How often the viewer has clapped for something; a visitor hasn't. */
async function viewersClaps({ reader, viewer }: GraphQLContext, target: ClapTarget): Promise<number> {
  const actor = await viewer()
  return actor ? ((await reader.claps.load(clapKey(actor.id, target)))?.count ?? 0) : 0
}

/** What the viewer has just clapped is known: it may not have reached the nearest copy of the database. */
async function remember(
  { reader, viewer }: GraphQLContext,
  target: ClapTarget,
  count: number,
): Promise<void> {
  const actor = await viewer()
  if (!actor) return
  const key = clapKey(actor.id, target)
  reader.claps.clear(key).prime(key, { key, count })
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
    clapPost: async (_root, args, context) => {
      const result = await clapPost(context.parts, args)
      if (!result.ok) return failureMember(result.failure)
      await remember(context, { kind: 'post', id: result.value.id }, result.value.viewerClapCount)
      return { __typename: 'Post', ...result.value }
    },
    clapCatalog: async (_root, args, context) => {
      const result = await clapCatalog(context.parts, args)
      if (!result.ok) return failureMember(result.failure)
      await remember(context, { kind: 'catalog', id: result.value.id }, result.value.viewerClapCount)
      return { __typename: 'Catalog', ...result.value }
    },
  },
  Post: {
    clappersConnection: (post, args, context) => clappersOf(context, { kind: 'post', id: post.id }, args),
  },
  PostViewerEdge: {
    clapCount: (post, _args, context) => viewersClaps(context, { kind: 'post', id: post.id }),
    canClap: async (post, _args, { reader, viewer }) => {
      const writer = post.isListed ? undefined : await reader.users.load(post.creatorId)
      return can(await viewer(), 'clap', { entity: 'post', post, writer })
    },
  },
  Catalog: {
    viewerClapCount: (catalog, _args, context) => viewersClaps(context, { kind: 'catalog', id: catalog.id }),
    clappersConnection: (catalog, args, context) =>
      clappersOf(context, { kind: 'catalog', id: catalog.id }, args),
  },
  ClapperEdge: {
    user: (clapper) => clapper,
  },
}
