import * as v from 'valibot'
import { catalogDescription, catalogName, catalogVisibility, changeKey } from '../../../schema/inputs/catalog'
import { entityId } from '../../../schema/inputs/text'
import { PRIVATE_LIST, PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { sha256 } from '../../../schema/rules/hex'
import { MAX_LISTS } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { slugify } from '../../../schema/rules/slug'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { insertCatalog } from '../../data/catalog/changes'
import { catalogById } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { tooFast } from '../newcomer/limit-newcomer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { editItems, type NotEdited, whyNotListed } from './edit-items'
import { type CatalogParts, writeChange } from './require-catalog'

/** An id has 12 hex digits. */
const ID_LENGTH = 12

/** The id of a new list; the same again for the same person and key, so that sending it twice makes one list. */
const idFor = async (userId: string, key: string | null | undefined): Promise<string> =>
  key ? (await sha256(`list ${userId} ${key}`)).slice(0, ID_LENGTH) : newId()

/** Makes a list, with a first story if one is named. Rule: docs/rules/catalog.md, "Making lists". */
export const createCatalog = defineUseCase(
  v.object({
    name: catalogName,
    description: v.nullish(catalogDescription, ''),
    visibility: v.nullish(catalogVisibility, PUBLIC_LIST),
    postId: v.nullish(entityId),
    key: v.nullish(changeKey),
  }),
  async (
    parts: CatalogParts & Needs<'lockouts'>,
    { name, description, visibility, postId, key },
  ): Promise<
    Result<Catalog, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'RATE_LIMITED'> | BannedLink | NotEdited>
  > => {
    const { db, clock, viewer } = parts
    const actor = await viewer()
    if (!actor) return fail('UNAUTHORIZED', catalogMessages.signInFirst)
    const id = await idFor(actor.id, key)
    const now = clock.now()
    const row = {
      id,
      slug: slugify(name),
      name,
      description,
      creatorId: actor.id,
      visibility,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    }
    if (!can(actor, 'edit', { entity: 'catalog', catalog: row }))
      return fail('FORBIDDEN', catalogMessages.elsewhere)
    const banned = await bannedLinkIn(db, [name, description], 'description')
    if (banned) return banned
    const unread = postId ? await whyNotListed(parts, actor, [postId]) : undefined
    if (unread) return unread
    const isSeen = visibility !== PRIVATE_LIST
    const fast = await tooFast(parts, actor, 'lists')
    if (fast) return fast
    await writeChange(parts, row, [insertCatalog(row, MAX_LISTS)], { isSeen })
    const created = await db.first(catalogById, id)
    if (!created) return fail('CONFLICT', catalogMessages.tooMany(MAX_LISTS))
    // Made with this key, and gone since: sending that again doesn't bring it back.
    if (!can(actor, 'edit', { entity: 'catalog', catalog: created }))
      return fail('NOT_FOUND', catalogMessages.notFound)
    if (!postId) return ok(created)
    // Not the key of a change: the same one may come with the first of those.
    const filled = await editItems(parts, created, actor, [{ type: 'ADD', postId }], key && `create ${key}`)
    // Sent again after its key was forgotten, the story already exists.
    return !filled.ok && filled.failure.code === 'ALREADY_EXISTS' ? ok(created) : filled
  },
)
