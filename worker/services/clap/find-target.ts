import type { ClapTarget } from '../../../schema/rules/claps'
import { clapMessages } from '../../../schema/wording/clap-messages'
import { responseWording } from '../../../schema/wording/responses'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { readPeople } from '../../data/people'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { blockBetween } from '../block/barrier'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { postThing } from '../post/post-thing'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failed, type Failure, fail } from '../result'

const NO_POST = fail('NOT_FOUND', clapMessages.noPost, 'targetPostId')
const NO_RESPONSE = fail('NOT_FOUND', responseWording.gone, 'targetPostId')
const NO_CATALOG = fail('NOT_FOUND', clapMessages.noCatalog, 'targetCatalogId')

type FindParts = Needs<'db' | 'browser'>

/** Something that can be clapped for, with what an actor may do. */
interface Clappable<Entity, Reason extends Failure> {
  entity: Entity
  /** Why somebody can't read it. */
  whyUnread(actor: Actor): Promise<Failed<Reason> | undefined>
  /** Whether somebody may clap for it, and the blocks between them and its owners. */
  right(actor: Actor): Promise<{ mayClap: boolean; barrier: Barrier | null }>
}

async function findPost(parts: FindParts, id: string): Promise<Clappable<Post, Unread> | undefined> {
  const { db } = parts
  const post = await db.first(postsByIds, JSON.stringify([id]))
  if (!post) return undefined
  const people = readPeople(db)
  return {
    entity: post,
    whyUnread: (actor) =>
      whyUnread(parts, actor, post, post.kind === 'response' ? NO_RESPONSE : NO_POST, people),
    right: async (actor) => {
      const thing = await postThing(people, actor, post)
      return { mayClap: can(actor, 'clap', thing), barrier: thing.barrier }
    },
  }
}

async function findCatalog(
  { db }: FindParts,
  id: string,
): Promise<Clappable<Catalog, Failure<'NOT_FOUND'>> | undefined> {
  const [catalog, owner] = await Promise.all([db.first(catalogById, id), db.first(ownerOfCatalog, id)])
  if (!catalog || !owner) return undefined
  const thing = { entity: 'catalog', catalog, owner } as const
  return {
    entity: catalog,
    whyUnread: async (actor) => (can(actor, 'read', thing) ? undefined : NO_CATALOG),
    right: async (actor) => {
      const barrier = await blockBetween(readPeople(db), actor, [owner.id])
      return { mayClap: can(actor, 'clap', { ...thing, barrier }), barrier }
    },
  }
}

/** What differs between clapping for a story and clapping for a list. */
export interface Clapped<Entity extends { id: string; clapCount: number }, Reason extends Failure> {
  kind: ClapTarget['kind']
  /** The mutation's argument. */
  field: string
  find(parts: FindParts, id: string): Promise<Clappable<Entity, Reason> | undefined>
  notFound: Failed<Failure<'NOT_FOUND'>>
  own: string
}

export const POSTS: Clapped<Post, Unread> = {
  kind: 'post',
  field: 'targetPostId',
  find: findPost,
  notFound: NO_POST,
  own: clapMessages.ownStory,
}

export const CATALOGS: Clapped<Catalog, Failure<'NOT_FOUND'>> = {
  kind: 'catalog',
  field: 'targetCatalogId',
  find: findCatalog,
  notFound: NO_CATALOG,
  own: clapMessages.ownList,
}
