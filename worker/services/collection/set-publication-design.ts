import * as v from 'valibot'
import { partRevision } from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import { styleSheet, theme } from '../../../schema/inputs/theme'
import { setDesign, styleSheetSource } from '../../data/collection/design'
import type { Collection } from '../../data/collection/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { savePart } from './save-change'
import { cleanStyleSheet } from './style-sheet/clean-style-sheet'

/** How many hex digits of its SHA-256 tell one style sheet of a publication from the next. */
const HASH_DIGITS = 16

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS)
}

/**
 * Sets a publication's theme and its style sheet; each can be absent. Rule: docs/rules/publications.md, "Themes" and
 * "Style sheets".
 */
export const setPublicationDesign = defineUseCase(
  v.object({
    collectionId: entityId,
    theme: v.nullish(theme, null),
    styleSheet: v.nullish(styleSheet, null),
    baseRevision: partRevision,
  }),
  async (
    parts: PublicationParts,
    { collectionId, theme, styleSheet, baseRevision },
  ): Promise<Result<Collection, NoLeader | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const source = styleSheet || null
    const cleaned = cleanStyleSheet(source ?? '')
    if ('faults' in cleaned) return fail('BAD_REQUEST', cleaned.faults.join(' '), 'styleSheet')
    const before = await parts.db.first(styleSheetSource, collectionId)
    const { collection } = leading.value
    const isSame =
      (theme === null ? null : JSON.stringify(theme)) === collection.theme &&
      source === (before?.styleSheet ?? null)
    if (isSame) return ok(collection)
    const served = cleaned.css || null
    const hash = served === null ? null : await hashOf(served)
    return savePart(parts, leading.value, 'design', baseRevision, {
      statements: [setDesign(collectionId, theme, source, served, hash)],
      acts: [{ action: 'CHANGE_DESIGN' }],
    })
  },
)
