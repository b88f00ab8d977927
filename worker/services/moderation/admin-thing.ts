import { HIDDEN_LIST, PRIVATE_LIST } from '../../../schema/rules/catalogs'
import { catalogById } from '../../data/catalog/queries'
import { heldCollection } from '../../data/collection/ownership'
import type { Database } from '../../data/database'
import { lastHidingOf } from '../../data/moderation/acts'
import type { HidableKind } from './decide-on-thing'

/** A list or a publication as staff sees it. */
export interface AdminThing {
  kind: HidableKind
  id: string
  /** Absent for a list that nobody but its owner sees. */
  name: string | null
  ownerId: string
  state: 'SHOWN' | 'PRIVATE' | 'UNDER_REVIEW' | 'TAKEN_DOWN'
}

/** Reads it; nothing for what doesn't exist, or was deleted by its owner. */
export async function adminThing(
  db: Database,
  kind: HidableKind,
  id: string,
): Promise<AdminThing | undefined> {
  const hiding = db.first(lastHidingOf, kind, id)
  const hidden = async () => ((await hiding)?.action === 'REVIEW' ? 'UNDER_REVIEW' : 'TAKEN_DOWN')
  if (kind === 'COLLECTION') {
    const collection = await db.first(heldCollection, id)
    if (!collection) return undefined
    const { name, creatorId: ownerId, isRemoved } = collection
    return { kind, id, name, ownerId, state: isRemoved === 1 ? await hidden() : 'SHOWN' }
  }
  const catalog = await db.first(catalogById, id)
  if (!catalog || catalog.deletedAt !== null) return undefined
  const { name, creatorId: ownerId, visibility } = catalog
  if (visibility === PRIVATE_LIST) return { kind, id, name: null, ownerId, state: 'PRIVATE' }
  return { kind, id, name, ownerId, state: visibility === HIDDEN_LIST ? await hidden() : 'SHOWN' }
}
