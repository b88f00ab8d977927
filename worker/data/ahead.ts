import { and, type Column, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { block } from '../../schema/tables/block'
import { catalog, catalogItem } from '../../schema/tables/catalog'
import { follow, mute } from '../../schema/tables/follow'
import { tagFollow } from '../../schema/tables/viewer'
import { isThere } from './catalog/rows'
import type { Database, RowOf } from './database'
import type { relationsByKeys } from './follow/queries'
import { unseenOf } from './notification/queries'
import { indexedBy, literal } from './sql/fragments'
import type { Param } from './sql/params'
import { query, select, selectOne } from './sql/query'
import { rowsOfKinds } from './sql/rows-of-kinds'

/* What things are to the reader of a page, which is read in the batch with the session, before the page knows which things
   it shows. Rule: docs/rules/data.md, "What is read ahead". */

/** How many rows of each kind are read ahead. Of whoever has more, the things that are shown are looked up. */
const MOST_AHEAD = 300

type RelationName = 'follows' | 'followsTopic' | 'mutes' | 'blocks' | 'isBlockedBy'

/** What somebody follows, mutes and blocks, and who blocks them: the rows of each name are limited apart. */
function relationsOf(userId: Param<string>, limit: Param<number>) {
  const related = (
    name: RelationName,
    kind: Column | string,
    targetId: Column,
    from: SQLWrapper,
    owner: Column,
  ) => {
    const rows = select({
      name: sql<RelationName>`${literal(name)}`.as('name'),
      kind: sql<string>`${typeof kind === 'string' ? literal(kind) : kind}`.as('kind'),
      targetId: sql<string>`${targetId}`.as('related_to'),
    })
      .from(from as SQL)
      .where(eq(owner, userId))
      .limit(limit)
    return select().from(rows.as('related'))
  }
  const blockedBy = indexedBy(block, 'block_of_blocked')
  return unionAll(
    related('follows', follow.kind, follow.targetId, follow, follow.userId),
    related('followsTopic', 'tag', tagFollow.tagSlug, tagFollow, tagFollow.userId),
    related('mutes', mute.kind, mute.targetId, mute, mute.userId),
    related('blocks', 'user', block.blockedId, block, block.blockerId),
    related('isBlockedBy', 'user', block.blockerId, blockedBy, block.blockedId),
  )
}

/** The stories in somebody's lists. */
const savesOf = (userId: Param<string>, limit: Param<number>) =>
  select({ postId: catalogItem.postId, catalogId: catalogItem.catalogId })
    .from(indexedBy(catalog, 'catalog_of_creator'))
    .crossJoin(indexedBy(catalogItem, 'catalog_item_once'))
    .where(and(eq(catalogItem.catalogId, catalog.id), eq(catalog.creatorId, userId), isThere))
    .limit(limit)

/** What somebody has to do with things. Of each kind there is a limit, which is 0 for what nobody has asked for. */
const aheadOf = query(
  'aheadOf',
  (userId: Param<string>, unseen: Param<number>, saves: Param<number>, relations: Param<number>) =>
    rowsOfKinds<'unseen' | 'saves' | 'relations'>({
      unseen: selectOne({ count: unseenOf(userId) }).limit(unseen),
      saves: savesOf(userId, saves),
      relations: relationsOf(userId, relations),
    }),
)

/** Whether somebody follows, mutes or blocks something, and is blocked by them. */
type RelationAhead = Omit<RowOf<typeof relationsByKeys>, 'key'>

/** What a person has to do with things, as far as it has been read. */
export interface KnownAhead {
  /** How many notifications they haven't seen. */
  unseen?: number | undefined
  /** The lists that each story is in; absent if there are too many. */
  lists?: ((postId: string) => readonly string[]) | undefined
  /** Absent if there are too many. */
  relation?: ((kind: string, targetId: string) => RelationAhead) | undefined
}

/** What can be read ahead. */
export type AskedAhead = 'unseen' | 'saves' | 'relations'

type Read = RowOf<typeof aheadOf>

const listsIn = (rows: readonly { postId: string; catalogId: string }[]): KnownAhead['lists'] => {
  const lists = Map.groupBy(rows, ({ postId }) => postId)
  return (postId) => (lists.get(postId) ?? []).map(({ catalogId }) => catalogId)
}

const relationIn = (
  rows: readonly { name: RelationName; kind: string; targetId: string }[],
): KnownAhead['relation'] => {
  const keys = new Set(rows.map(({ name, kind, targetId }) => `${name} ${kind} ${targetId}`))
  const has = (name: RelationName, kind: string, id: string) => (keys.has(`${name} ${kind} ${id}`) ? 1 : 0)
  return (kind, id) => ({
    isFollowing: has(kind === 'tag' ? 'followsTopic' : 'follows', kind, id),
    isMuting: has('mutes', kind, id),
    isBlocking: has('blocks', kind, id),
    isBlocked: has('isBlockedBy', kind, id),
  })
}

/** What rows say, of which those are missing that weren't asked for. */
function knownFrom(rows: readonly Read[], asked: ReadonlySet<AskedAhead>): KnownAhead {
  const read = Map.groupBy(rows, ({ kind }) => kind)
  const of = (kind: AskedAhead) => (read.get(kind) ?? []).map(({ row }) => JSON.parse(row))
  const saves = of('saves')
  const relations = of('relations')
  const sizes = Map.groupBy(relations, ({ name }) => name).values()
  const areWhole = [...sizes].every(({ length }) => length <= MOST_AHEAD)
  return {
    ...(asked.has('unseen') && { unseen: of('unseen')[0].count }),
    ...(asked.has('saves') && saves.length <= MOST_AHEAD && { lists: listsIn(saves) }),
    ...(asked.has('relations') && areWhole && { relation: relationIn(relations) }),
  }
}

/** Reads ahead what one person has to do with things, along with the statements that leave anyway. */
export class Ahead {
  readonly #db: Database
  #userId: string | undefined
  readonly #asked = new Set<AskedAhead>()
  #waiting = new Set<AskedAhead>()
  #known: KnownAhead = {}

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Says who the reader seems to be, if they seem to be anybody: what is read of them is for whoever turns out to have
   * this id.
   */
  askFor(userId: string | undefined): void {
    this.#userId ??= userId
    this.ask('unseen')
  }

  /** Asks for something to be read with the next batch, if it is known whose. */
  ask(kind: AskedAhead): void {
    const userId = this.#userId
    if (userId === undefined || this.#asked.has(kind)) return
    this.#asked.add(kind)
    this.#waiting.add(kind)
    if (this.#waiting.size === 1) this.#db.ahead(() => this.#read(userId))
  }

  #read(userId: string): void {
    const asked = this.#waiting
    this.#waiting = new Set()
    const most = (kind: AskedAhead) => (asked.has(kind) ? MOST_AHEAD + 1 : 0)
    this.#db.all(aheadOf, userId, most('unseen'), most('saves'), most('relations')).then(
      (rows) => {
        this.#known = { ...this.#known, ...knownFrom(rows, asked) }
      },
      // Whoever needs it asks again.
      () => {},
    )
  }

  /** What is known of a person so far; nothing of anybody else. */
  of(userId: string): KnownAhead {
    return userId === this.#userId ? this.#known : {}
  }
}
