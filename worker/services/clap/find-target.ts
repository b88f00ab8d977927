import type { ClapTarget } from '../../../schema/rules/claps'
import { clapMessages } from '../../../schema/wording/clap-messages'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Database } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { usersByIds } from '../../data/user/queries'
import type { Actor } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'

/** Something that can be clapped for, with what an actor may do. */
interface Found<Entity> {
  entity: Entity
  canRead(actor: Actor): boolean
  canClap(actor: Actor, barrier: Barrier | undefined): boolean
  /** Those whose it is. */
  people: readonly string[]
}

async function findPost(db: Database, id: string): Promise<Found<Post> | undefined> {
  const post = await db.first(postsByIds, JSON.stringify([id]))
  if (!post) return undefined
  const writer = post.isListed ? undefined : await db.first(usersByIds, JSON.stringify([post.creatorId]))
  const thing = { entity: 'post', post, writer } as const
  return {
    entity: post,
    canRead: (actor) => can(actor, 'read', thing),
    canClap: (actor, barrier) => can(actor, 'clap', { ...thing, barrier }),
    people: authorsOf(post),
  }
}

async function findCatalog(db: Database, id: string): Promise<Found<Catalog> | undefined> {
  const [catalog, owner] = await Promise.all([db.first(catalogById, id), db.first(ownerOfCatalog, id)])
  if (!catalog || !owner) return undefined
  const thing = { entity: 'catalog', catalog, owner } as const
  return {
    entity: catalog,
    canRead: (actor) => can(actor, 'read', thing),
    canClap: (actor, barrier) => can(actor, 'clap', { ...thing, barrier }),
    people: [owner.id],
  }
}

/** What differs between clapping for a story and clapping for a list. */
export interface Clapped<Entity extends { id: string; clapCount: number }> {
  kind: ClapTarget['kind']
  /** The mutation's argument. */
  field: string
  find(db: Database, id: string): Promise<Found<Entity> | undefined>
  notFound: string
  own: string
}

export const POSTS: Clapped<Post> = {
  kind: 'post',
  field: 'targetPostId',
  find: findPost,
  notFound: clapMessages.noPost,
  own: clapMessages.ownStory,
}

export const CATALOGS: Clapped<Catalog> = {
  kind: 'catalog',
  field: 'targetCatalogId',
  find: findCatalog,
  notFound: clapMessages.noCatalog,
  own: clapMessages.ownList,
}
