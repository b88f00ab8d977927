import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import { catalogById } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { fail, ok, type Result } from '../result'
import { decide, type NotDecided, requireCurator } from './decide'
import type { ResponseParts } from './parts'

/** Whether a response is shown where it was written; a hidden one stays on its own page and its writer's. */
type Decision = 'hidden' | 'shown'

/** A list, and a response to it. */
export const catalogResponse = v.object({ parentCatalogId: entityId, catalogResponseId: entityId })

/** Decides on a response to a list. @returns the list, read again. */
export const decideOnCatalogResponse =
  (decision: Decision) =>
  async (
    parts: ResponseParts,
    { parentCatalogId, catalogResponseId }: v.InferOutput<typeof catalogResponse>,
  ): Promise<Result<Catalog, NotDecided>> => {
    const target = { kind: 'catalog', id: parentCatalogId } as const
    const required = await requireCurator(parts, target, catalogResponseId, 'catalogResponseId')
    if (!required.ok) return required
    const decided = await decide(parts, required.value, decision)
    if (!decided.ok) return decided
    const parent = await parts.db.first(catalogById, parentCatalogId)
    return parent ? ok(parent) : fail('NOT_FOUND', responseMessages.noPost, 'parentCatalogId')
  }

/** A story or a response, and a response to it. */
export const postResponse = v.object({ parentPostId: entityId, postResponseId: entityId })

/** Decides on a response to a story or to a response. @returns what it responds to, read again. */
export const decideOnPostResponse =
  (decision: Decision) =>
  async (
    parts: ResponseParts,
    { parentPostId, postResponseId }: v.InferOutput<typeof postResponse>,
  ): Promise<Result<Post, NotDecided>> => {
    const target = { kind: 'post', id: parentPostId } as const
    const required = await requireCurator(parts, target, postResponseId, 'postResponseId')
    if (!required.ok) return required
    const decided = await decide(parts, required.value, decision)
    if (!decided.ok) return decided
    const [parent] = await parts.db.all(postsByIds, JSON.stringify([parentPostId]))
    return parent ? ok(parent) : fail('NOT_FOUND', responseMessages.noPost, 'parentPostId')
  }
