import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { postLinksWording } from '../../../schema/wording/post-links'
import { deleteLink, linkById } from '../../data/post-link/queries'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type LinksOfPost, readLinks } from './read-links'

/** Ends a private link, and returns those that are left. Rule: docs/rules/writing.md, "Private links". */
export const revokePostLink = defineUseCase(
  v.object({ linkId: entityId }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { linkId },
  ): Promise<Result<LinksOfPost, NoWriter | Failure<'NOT_FOUND'>>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const link = await parts.db.first(linkById, linkId)
    if (!link) return fail('NOT_FOUND', postLinksWording.noSuch, 'linkId')
    const before = await readLinks(parts, link.postId)
    if (!before.ok) return before
    await parts.db.write([deleteLink(linkId)])
    return readLinks(parts, link.postId)
  },
)
