import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { postLinksWording } from '../../../schema/wording/post-links'
import { deleteLink, linkById } from '../../data/post-link/queries'
import { type NoWriter, requireEditor, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type LinksOfPost, linksOf } from './read-links'

/** Ends a private link, and returns those that are left. Rule: docs/rules/writing.md, "Private links". */
export const revokePostLink = defineUseCase(
  v.object({ linkId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { linkId },
  ): Promise<Result<LinksOfPost, NoWriter | Failure<'NOT_FOUND'>>> => {
    const link = await parts.db.first(linkById, linkId)
    const allowed = await (link ? requireEditor(parts, link.postId, 'change') : requireWriter(parts))
    if (!allowed.ok) return allowed
    if (!link) return fail('NOT_FOUND', postLinksWording.noSuch, 'linkId')
    await parts.db.write([deleteLink(linkId)])
    return ok(await linksOf(parts, link.postId))
  },
)
