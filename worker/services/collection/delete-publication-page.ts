import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
import { collectionPage } from '../../data/collection/queries'
import type { Collection } from '../../data/collection/rows'
import { deletePage, setNavigation } from '../../data/collection/settings'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { saveChange } from './save-change'
import { pageKind, storedKind } from './save-publication-page'

/** The destination by which a navigation leads to a page. */
const DESTINATIONS = { subpage: 'page', feature: 'section' } as const

/** Deletes a page and the entries of the navigation that lead to it. Idempotent. */
export const deletePublicationPage = defineUseCase(
  v.object({ collectionId: entityId, kind: pageKind, slug: entityId }),
  async (
    parts: PublicationParts,
    { collectionId, kind: given, slug },
  ): Promise<Result<Collection, NoLeader>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { collection } = leading.value
    const kind = storedKind(given)
    const page = await parts.db.first(collectionPage, collectionId, kind, slug)
    if (!page) return ok(collection)
    const before = JSON.parse(collection.navigationItems ?? '[]') as NavigationItem[]
    const after = before.filter((item) => item.destination !== DESTINATIONS[kind] || item.value !== slug)
    return saveChange(parts, leading.value, {
      statements: [
        deletePage(collectionId, kind, slug),
        ...(after.length < before.length ? [setNavigation(collectionId, after)] : []),
      ],
      acts: [{ action: 'DELETE_PAGE', detail: page.title }],
    })
  },
)
