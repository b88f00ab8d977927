import * as v from 'valibot'
import { partRevision } from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import { setAbout } from '../../data/collection/design'
import { collectionAbout } from '../../data/collection/queries'
import type { Collection } from '../../data/collection/rows'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { keepPicturesOf } from '../media/pictures-in-use'
import { decoratedBody } from '../post/decorate'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { publicationText } from './publication-text'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { savePart } from './save-change'

/** Sets the text of a publication's about page. Rule: docs/rules/publications.md, "Texts". */
export const setPublicationAbout = defineUseCase(
  v.object({ collectionId: entityId, about: publicationText, baseRevision: partRevision }),
  async (
    parts: PublicationParts,
    { collectionId, about, baseRevision },
  ): Promise<Result<Collection, NoLeader | BannedLink | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const text = decoratedBody(about)
    const before = await parts.db.first(collectionAbout, collectionId)
    if (JSON.stringify(text) === (before?.about ?? '[]')) return ok(leading.value.collection)
    const banned = await bannedLinkIn(parts.db, text, 'about')
    if (banned) return banned
    return savePart(parts, leading.value, 'about', baseRevision, {
      statements: [setAbout(collectionId, text), ...keepPicturesOf(text, parts.clock.now())],
      acts: [{ action: 'CHANGE_ABOUT' }],
    })
  },
)
