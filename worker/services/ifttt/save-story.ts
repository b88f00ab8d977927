import { predefinedId } from '../../../schema/routes/catalog-id'
import { idOfStoryAddress } from '../../../schema/routes/post-id'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import { editCatalogItems } from '../catalog/edit-catalog-items'
import type { CatalogParts } from '../catalog/require-catalog'
import { ownPlace } from '../identity/own-address'
import { type Failure, fail, ok, type Result } from '../result'

/**
 * Saves the story of an address on one of our hosts to a list, by default the reading list. One that is in it already
 * stays. Rule: docs/rules/ifttt.md, "Actions".
 *
 * @returns the story's id.
 */
export async function saveStoryOfAddress(
  parts: CatalogParts,
  userId: string,
  { url, list, origin }: { url: string; list: string; origin: string },
): Promise<Result<string, Failure>> {
  const place = await ownPlace(parts.db, url.trim(), { main: origin, base: origin })
  const postId = place && idOfStoryAddress(place.url.href)
  if (postId === undefined) return fail('NOT_FOUND', wording.noStory)
  const saved = await editCatalogItems(parts, {
    catalogId: list || predefinedId(userId, 'reading-list'),
    operations: [{ type: 'ADD', postId }],
  })
  return saved.ok || saved.failure.code === 'ALREADY_EXISTS' ? ok(postId) : saved
}
