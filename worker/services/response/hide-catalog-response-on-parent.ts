import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import { catalogById } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { decide, type NotDecided, requireCurator } from './decide'
import type { ResponseParts } from './parts'

/** Hides a response to a list; it stays on its own page and its writer's. Rule: docs/rules/responses.md, "Deciding". */
export const hideCatalogResponseOnParent = defineUseCase(
  v.object({ parentCatalogId: entityId, catalogResponseId: entityId }),
  async (
    parts: ResponseParts,
    { parentCatalogId, catalogResponseId },
  ): Promise<Result<Catalog, NotDecided>> => {
    const required = await requireCurator(
      parts,
      { kind: 'catalog', id: parentCatalogId },
      catalogResponseId,
      'catalogResponseId',
    )
    if (!required.ok) return required
    const decided = await decide(parts, required.value, 'hidden')
    if (!decided.ok) return decided
    const parent = await parts.db.first(catalogById, parentCatalogId)
    return parent ? ok(parent) : fail('NOT_FOUND', responseMessages.noPost, 'parentCatalogId')
  },
)
