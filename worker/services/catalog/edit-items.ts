import type { ItemChange } from '../../../schema/inputs/catalog'
import { CHANGE_KEYS_KEPT, HIDDEN_LIST, PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { MAX_LIST_ITEMS } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { changeItems, isChangedMeanwhile } from '../../data/catalog/changes'
import { allItemsOf, changedCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { postsByIds } from '../../data/post/queries'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { iftttOfSaved } from '../ifttt/tell'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { type Unread, whyUnread } from '../post/why-unread'
import { type Failed, type Failure, fail, ok, type Result } from '../result'
import { changedItems, type PlacedItem } from './item-changes'
import { type CatalogParts, writeChange } from './require-catalog'

/** How often a change is retried because another one came first. */
const TRIES = 40
/** It waits up to so much longer each time, in milliseconds, so that those that came at once drift apart. */
const PAUSE_STEP = 15
const LONGEST_PAUSE = 240

/** A story that was taken out of a list, and what puts it back as it was. */
export interface RemovedItem {
  postId: string
  note: string
  /** Its place among the stories of before, from 0 on. */
  position: number
}

/** A list that a change has just taken stories out of, if it has. */
export type MaybeChanged<Entity> = Entity & { removedItems?: RemovedItem[] }

export type NotEdited = BannedLink | Unread | Failure<'ALREADY_EXISTS' | 'BAD_REQUEST' | 'CONFLICT'>

/** Why somebody can't put all of these into a list: one isn't a story, isn't out, or they can't read it. */
export async function whyNotListed(
  parts: Needs<'db' | 'browser'>,
  actor: Person,
  postIds: readonly string[],
): Promise<Failed<Unread> | undefined> {
  if (postIds.length === 0) return undefined
  const ids = [...new Set(postIds)]
  const posts = await parts.db.all(postsByIds, JSON.stringify(ids))
  const missing = fail('NOT_FOUND', catalogMessages.noPost, 'postId')
  if (posts.length < ids.length) return missing
  const unread = await Promise.all(posts.map((post) => whyUnread(parts, actor, post, missing)))
  const isStory = posts.every(
    ({ kind, state }) => kind === 'story' && (state === 'published' || state === 'unlisted'),
  )
  return unread.find((failure) => failure) ?? (isStory ? undefined : missing)
}

/** The stories that changes put into a list. */
export const addedBy = (changes: readonly ItemChange[]): string[] =>
  changes.filter(({ type }) => type === 'ADD').map(({ postId }) => postId)

const pause = (tries: number): Promise<void> => {
  const most = Math.min(LONGEST_PAUSE, (tries + 1) * PAUSE_STEP)
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most))
}

/** The items to store: new ones, and those with another place or note. */
const differing = (before: readonly PlacedItem[], after: readonly PlacedItem[]): PlacedItem[] => {
  const known = new Map(before.map((item) => [item.id, item]))
  return after.filter((item) => {
    const former = known.get(item.id)
    return former?.position !== item.position || former.note !== item.note
  })
}

/**
 * Changes the items of a list that the viewer owns. Changes that are made at once are made one after the other: each
 * starts from what the previous one left. A known key changes nothing. Rule: docs/rules/catalog.md, "Changing
 * what is in a list".
 */
export async function editItems(
  parts: CatalogParts,
  { id }: Pick<Catalog, 'id'>,
  actor: Person,
  changes: readonly ItemChange[],
  key: string | null | undefined,
): Promise<Result<MaybeChanged<Catalog>, NotEdited>> {
  const { db, clock } = parts
  const unread = await whyNotListed(parts, actor, addedBy(changes))
  if (unread) return unread
  const notes = changes.map((change) => ('note' in change ? change.note : null))
  const banned = await bannedLinkIn(db, notes, 'operations')
  if (banned) return banned
  for (let i = 0; i < TRIES; i++) {
    const [row, before] = await Promise.all([
      db.first(changedCatalog, id),
      db.all(allItemsOf, id, MAX_LIST_ITEMS),
    ])
    if (!row || row.deletedAt !== null || row.visibility === HIDDEN_LIST)
      return fail('NOT_FOUND', catalogMessages.notFound, 'catalogId')
    const { changeKeys, ...catalog } = row
    const keys = JSON.parse(changeKeys) as string[]
    if (key && keys.includes(key)) return ok(catalog)
    const result = changedItems(before, changes, newId)
    if (!result.ok) return result
    const after = result.value
    const kept = new Set(after.map(({ postId }) => postId))
    const removedItems = before
      .map(({ postId, note }, position) => ({ postId, note, position }))
      .filter(({ postId }) => !kept.has(postId))
    const put = differing(before, after)
    const isSame = removedItems.length === 0 && put.length === 0
    if (isSame && !key) return ok(catalog)
    // What changes nothing is remembered all the same: sent again later, it might.
    const now = isSame ? catalog.updatedAt : clock.now()
    const change = {
      revision: catalog.revision,
      removed: removedItems.map(({ postId }) => postId),
      put,
      changeKeys: key ? [...keys, key].slice(-CHANGE_KEYS_KEPT) : keys,
    }
    try {
      const isSaved = addedBy(changes).length > 0
      const statements = [...changeItems(id, change, now), ...(isSaved ? iftttOfSaved(id, now) : [])]
      await writeChange(parts, catalog, statements, {
        isSeen: !isSame && catalog.visibility === PUBLIC_LIST,
      })
      return ok({
        ...catalog,
        revision: catalog.revision + 1,
        itemCount: after.length,
        updatedAt: now,
        removedItems,
      })
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
    }
    await pause(i)
  }
  return fail('CONFLICT', catalogMessages.busy)
}
