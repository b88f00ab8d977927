import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { MAX_NAVIGATION_ITEMS, MAX_PUBLICATION_PAGES } from '../../../schema/rules/limits'
import type { LeftEntry, NavigationItem } from '../../../schema/rules/navigation-item'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { deletedPage, pagesOfCollection, restorePage } from '../../data/collection/pages'
import { collectionPage } from '../../data/collection/queries'
import { raiseRevision } from '../../data/collection/revisions'
import type { CollectionPage } from '../../data/collection/rows'
import { setNavigation } from '../../data/collection/settings'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { saveChange } from './save-change'
import { pageKind, storedKind } from './save-publication-page'

const { page: wording } = publicationMessages

/** A navigation with entries back in their places, as far as there is room. */
function withEntries(items: readonly NavigationItem[], left: readonly LeftEntry[]): NavigationItem[] {
  const all = [...items]
  for (const { place, item } of left) all.splice(place, 0, item)
  return all.slice(0, Math.max(items.length, MAX_NAVIGATION_ITEMS))
}

/** Restores a page that was deleted, and the entries of the navigation that led to it. Idempotent. */
export const undeletePublicationPage = defineUseCase(
  v.object({ collectionId: entityId, kind: pageKind, slug: entityId }),
  async (
    parts: PublicationParts,
    { collectionId, kind: given, slug },
  ): Promise<Result<CollectionPage, NoLeader | Failure<'CONFLICT'>>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { db } = parts
    const kind = storedKind(given)
    const [there, deleted, all] = await Promise.all([
      db.first(collectionPage, collectionId, kind, slug),
      db.first(deletedPage, collectionId, kind, slug),
      db.all(pagesOfCollection, collectionId, kind, MAX_PUBLICATION_PAGES),
    ])
    if (there) return ok(there)
    if (!deleted) return fail('NOT_FOUND', wording.notFound, 'slug')
    if (all.length >= MAX_PUBLICATION_PAGES) return fail('CONFLICT', wording.tooMany(MAX_PUBLICATION_PAGES))
    const left = JSON.parse(deleted.leftEntries ?? '[]') as LeftEntry[]
    const items = JSON.parse(leading.value.collection.navigationItems ?? '[]') as NavigationItem[]
    const saved = await saveChange(parts, leading.value, {
      statements: [
        restorePage(collectionId, kind, slug),
        ...(left.length > 0
          ? [
              raiseRevision.navigation(collectionId, null),
              setNavigation(collectionId, withEntries(items, left)),
            ]
          : []),
      ],
      acts: [{ action: 'RESTORE_PAGE', detail: deleted.title }],
    })
    return saved.ok ? ok(deleted) : saved
  },
)
