import * as v from 'valibot'
import {
  newPublicationId,
  publicationDescription,
  publicationName,
  publicationPicture,
  publicationSlug,
  tagline,
} from '../../../schema/inputs/collection'
import { MAX_OWNED_PUBLICATIONS } from '../../../schema/rules/limits'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import type { Collection } from '../../data/collection/rows'
import { collectionById, createdCollection, ownedCount } from '../../data/collection/settings'
import { insertCollection, insertEditor } from '../../data/collection/writes'
import { isDuplicate } from '../../data/database'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { faultOfPictures } from './pictures'
import { recordAct } from './record-act'
import type { PublicationParts } from './require-leader'
import { faultOfSlug, slugTaken } from './slug'

type Created = Result<
  Collection,
  NoWriter | BannedLink | Failure<'BAD_REQUEST' | 'ALREADY_EXISTS' | 'CONFLICT'>
>

/** What the same request has created before, if it has; a failure if the id is somebody else's. */
async function existing({ db }: Needs<'db'>, key: string, userId: string): Promise<Created | undefined> {
  const before = await db.first(createdCollection, key)
  if (!before) return undefined
  const collection = before.creatorId === userId ? await db.first(collectionById, key) : undefined
  return collection ? ok(collection) : fail('ALREADY_EXISTS', publicationMessages.idTaken, 'key')
}

/**
 * Creates a publication, whose owner is the viewer. Doing it twice with one key creates one. Rule:
 * docs/rules/publications.md, "New publications".
 */
export const createPublication = defineUseCase(
  v.object({
    key: v.nullish(newPublicationId, null),
    slug: publicationSlug,
    name: publicationName,
    tagline: v.nullish(tagline, ''),
    description: v.nullish(publicationDescription, ''),
    avatarId: v.nullish(publicationPicture, null),
    logoId: v.nullish(publicationPicture, null),
  }),
  async (
    parts: PublicationParts & Needs<'newId'>,
    { key, slug, name, tagline, description, avatarId, logoId },
  ): Promise<Created> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const actor = writer.value
    if (!can(actor, 'publish', { entity: 'account', account: actor }))
      return fail('FORBIDDEN', publicationMessages.suspended)
    const before = key === null ? undefined : await existing(parts, key, actor.id)
    if (before) return before
    const { db, clock, purger, reindex } = parts
    const [slugFault, pictureFault, owned] = await Promise.all([
      faultOfSlug(parts, slug),
      faultOfPictures(parts, actor.id, { avatarId, logoId }),
      db.first(ownedCount, actor.id),
    ])
    if (slugFault) return slugFault
    if (pictureFault) return pictureFault
    if ((owned?.count ?? 0) >= MAX_OWNED_PUBLICATIONS)
      return fail('CONFLICT', publicationMessages.tooMany(MAX_OWNED_PUBLICATIONS))
    const banned = await bannedLinkIn(db, [tagline, description], 'description')
    if (banned) return banned
    const id = key ?? parts.newId()
    const now = clock.now()
    try {
      await db.write([
        insertCollection({
          id,
          slug,
          name,
          tagline,
          description,
          avatarId,
          logoId,
          creatorId: actor.id,
          createdAt: now,
        }),
        insertEditor(id, actor.id, 'OWNER', 0),
        recordAct(id, actor, 'CREATE', now, { detail: name }),
        // Somebody may have looked for it before it was there, and the profile lists it from now on.
        ...purger.statements([purger.names.slug(slug), purger.names.user(actor.id)], { now }),
      ])
    } catch (error) {
      if (!isDuplicate(error)) throw error
      // The request has arrived twice at once, or somebody else was quicker.
      return (key === null ? undefined : await existing(parts, key, actor.id)) ?? slugTaken
    }
    await purger.request()
    reindex([], [], [], [id])
    const created = await db.first(collectionById, id)
    return created ? ok(created) : slugTaken
  },
)
