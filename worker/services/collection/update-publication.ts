import * as v from 'valibot'
import {
  hexColor,
  partRevision,
  publicationDescription,
  publicationName,
  publicationPicture,
  publicationSlug,
  tagline,
} from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import type { Collection } from '../../data/collection/rows'
import { changeSlug, setInfo } from '../../data/collection/settings'
import { isDuplicate } from '../../data/database'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { type Failure, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { faultOfPictures } from './pictures'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { savePart } from './save-change'
import { faultOfSlug, slugTaken } from './slug'

/** What readers see on every page of a publication. */
const INFO = [
  'name',
  'tagline',
  'description',
  'avatarId',
  'faviconId',
  'logoId',
  'drawingId',
  'headerColor',
] as const

/** Changes what a publication is called, says and looks like, and its slug; the old slug keeps leading to it. */
export const updatePublication = defineUseCase(
  v.object({
    collectionId: entityId,
    slug: publicationSlug,
    name: publicationName,
    tagline,
    description: publicationDescription,
    avatarId: v.nullish(publicationPicture, null),
    faviconId: v.nullish(publicationPicture, null),
    logoId: v.nullish(publicationPicture, null),
    drawingId: v.nullish(publicationPicture, null),
    headerColor: v.nullish(hexColor, null),
    baseRevision: partRevision,
  }),
  async (
    parts: PublicationParts,
    { collectionId, slug, baseRevision, ...info },
  ): Promise<
    Result<Collection, NoLeader | BannedLink | Failure<'BAD_REQUEST' | 'ALREADY_EXISTS' | 'CONFLICT'>>
  > => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { actor, collection } = leading.value
    const isMoved = slug !== collection.slug
    const changed = INFO.filter((key) => info[key] !== collection[key])
    if (!isMoved && changed.length === 0) return ok(collection)
    const { avatarId, faviconId, logoId, drawingId } = info
    const fault =
      (await bannedLinkIn(parts.db, [info.tagline, info.description], 'description')) ??
      (isMoved ? await faultOfSlug(parts, slug, collectionId) : undefined) ??
      (await faultOfPictures(parts, actor.id, { avatarId, faviconId, logoId, drawingId }, { ...collection }))
    if (fault) return fault
    const { names } = parts.purger
    try {
      return await savePart(parts, leading.value, 'info', baseRevision, {
        statements: [
          setInfo(
            collectionId,
            info.name,
            info.tagline,
            info.description,
            avatarId,
            faviconId,
            logoId,
            drawingId,
            info.headerColor,
          ),
          ...(isMoved ? changeSlug(collectionId, collection.slug, slug, parts.clock.now()) : []),
        ],
        acts: [
          ...(changed.length > 0 ? [{ action: 'CHANGE_INFO', detail: changed.join(', ') } as const] : []),
          ...(isMoved ? [{ action: 'CHANGE_SLUG', detail: slug } as const] : []),
        ],
        tags: isMoved ? [names.slug(slug), names.slug(collection.slug)] : [],
        isSearched: true,
      })
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return slugTaken
    }
  },
)
