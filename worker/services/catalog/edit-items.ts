import type { ItemChange } from '../../../schema/inputs/catalog'
import { MAX_LIST_ITEMS } from '../../../schema/rules/limits'
import { CHANGE_KEYS_KEPT, HIDDEN_LIST, PUBLIC_LIST } from '../../../schema/rules/lists'
import { newId } from '../../../schema/rules/new-id'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { changeItems, isChangedMeanwhile } from '../../data/catalog/changes'
import { allItemsOf, changedCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import type { Database } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import { usersByIds } from '../../data/user/queries'
import { type BannedLink, bannedLinkIn } from '../banned-link/find-banned'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { changedItems, type PlacedItem } from './item-changes'
import { type CatalogParts, writeChange } from './require-catalog'

/** How often a change is made anew because another one came first. */
const TRIES = 8

export type NotEdited = BannedLink | Failure<'NOT_FOUND' | 'ALREADY_EXISTS' | 'BAD_REQUEST' | 'CONFLICT'>

/** Whether somebody can put all of these stories into a list: they are out, and readable. */
export async function areReadable(db: Database, actor: Person, postIds: readonly string[]): Promise<boolean> {
  if (postIds.length === 0) return true
  const ids = [...new Set(postIds)]
  const posts = await db.all(postsByIds, JSON.stringify(ids))
  if (posts.length < ids.length) return false
  const hidden = posts.filter(({ isListed }) => !isListed).map(({ creatorId }) => creatorId)
  const writers = hidden.length > 0 ? await db.all(usersByIds, JSON.stringify(hidden)) : []
  return posts.every(
    (post) =>
      (post.state === 'published' || post.state === 'unlisted') &&
      can(actor, 'read', {
        entity: 'post',
        post,
        writer: writers.find(({ id }) => id === post.creatorId),
      }),
  )
}

/** What has to be stored: new items, and those that have another place or note. */
const differing = (before: readonly PlacedItem[], after: readonly PlacedItem[]): PlacedItem[] => {
  const known = new Map(before.map((item) => [item.id, item]))
  return after.filter((item) => {
    const former = known.get(item.id)
    return former?.position !== item.position || former.note !== item.note
  })
}

/**
 * Changes the items of a list that the viewer owns. Changes that are made at once are made one after the other: each
 * begins anew from what the one before has left. A known key changes nothing. Rule: docs/rules/catalog.md, "Changing
 * what is in a list".
 */
export async function editItems(
  parts: CatalogParts,
  { id }: Pick<Catalog, 'id'>,
  actor: Person,
  changes: readonly ItemChange[],
  key: string | null | undefined,
): Promise<Result<Catalog, NotEdited>> {
  const { db, clock } = parts
  const added = changes.filter(({ type }) => type === 'ADD').map(({ postId }) => postId)
  if (!(await areReadable(db, actor, added))) return fail('NOT_FOUND', catalogMessages.noPost, 'postId')
  const notes = changes.map((change) => ('note' in change ? change.note : null))
  const banned = await bannedLinkIn(db, notes, 'operations')
  if (banned) return banned
  for (let i = 0; i < TRIES; i++) {
    const [found, before] = await Promise.all([
      db.first(changedCatalog, id),
      db.all(allItemsOf, id, MAX_LIST_ITEMS),
    ])
    if (!found || found.deletedAt !== null || found.visibility === HIDDEN_LIST)
      return fail('NOT_FOUND', catalogMessages.notFound, 'catalogId')
    const { changeKeys, ...catalog } = found
    const keys = JSON.parse(changeKeys) as string[]
    if (key && keys.includes(key)) return ok(catalog)
    const result = changedItems(before, changes, newId)
    if (!result.ok) return result
    const after = result.value
    const kept = new Set(after.map(({ postId }) => postId))
    const removed = before.map(({ postId }) => postId).filter((postId) => !kept.has(postId))
    const put = differing(before, after)
    if (removed.length === 0 && put.length === 0) return ok(catalog)
    const now = clock.now()
    const change = {
      revision: catalog.revision,
      removed,
      put,
      changeKeys: key ? [...keys, key].slice(-CHANGE_KEYS_KEPT) : keys,
    }
    try {
      await writeChange(parts, catalog, changeItems(id, change, now), {
        isSeen: catalog.visibility === PUBLIC_LIST,
      })
      return ok({
        ...catalog,
        revision: catalog.revision + 1,
        itemCount: after.length,
        updatedAt: now,
      })
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
    }
  }
  return fail('CONFLICT', catalogMessages.busy)
}
