import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
import { markPageDeleted } from '../../data/collection/pages'
import { collectionPage } from '../../data/collection/queries'
import { raiseRevision } from '../../data/collection/revisions'
import type { Collection } from '../../data/collection/rows'
import { setNavigation } from '../../data/collection/settings'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { saveChange } from './save-change'
import { pageKind, storedKind } from './save-publication-page'

/** The destination by which a navigation leads to a page. */
const DESTINATIONS = { subpage: 'page', feature: 'section' } as const

const leadsTo = ({ destination, value }: NavigationItem, kind: keyof typeof DESTINATIONS, slug: string) =>
  destination === DESTINATIONS[kind] && value === slug

/**
 * Deletes a page and the entries of the navigation that lead to it; it can be restored for a while. Idempotent. Rule:
 * docs/rules/publications.md, "Subpages and feature pages".
 */
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
    const left = before
      .map((item, place) => ({ item, place }))
      .filter(({ item }) => leadsTo(item, kind, slug))
    const after = before.filter((item) => !leadsTo(item, kind, slug))
    return saveChange(parts, leading.value, {
      statements: [
        markPageDeleted(collectionId, kind, slug, left, parts.clock.now()),
        ...(left.length > 0
          ? [raiseRevision.navigation(collectionId, null), setNavigation(collectionId, after)]
          : []),
      ],
      acts: [{ action: 'DELETE_PAGE', detail: page.title }],
    })
  },
)
