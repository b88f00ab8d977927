import { bio } from '../../../../schema/inputs/person'
import { theme } from '../../../../schema/inputs/theme'
import { checkBody } from '../../../../schema/story/check-body'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { fillProfile } from '../../../data/import/own-data'
import { bannedLinkIn } from '../../banned-domain/find-banned'
import { bodyOfArchive } from '../../export/markdown/story-file'
import { archivePath, withoutArchiveAddresses } from '../../import/archive/archive-address'
import type { OwnRow } from '../../import/own-data/own-data'
import { bringPictures } from '../../import/pictures/bring-pictures'
import { keepPicturesOf } from '../../media/pictures-in-use'
import { decoratedBody } from '../../post/decorate'
import { parseInput } from '../../use-case'
import type { Piece, Restored, Restoring } from './restoring'

/** The about page with its pictures in our own store; nothing if it can't be a text. */
async function aboutOf({ data, pictures }: Restoring, { about }: OwnRow): Promise<StoryBody | null> {
  if (!Array.isArray(about) || about.length === 0 || checkBody(about).length > 0) return null
  const given = bodyOfArchive(about as StoryBody, '', (id) => archivePath(data.pictureAddress(id) ?? ''))
  const { body } = withoutArchiveAddresses(await bringPictures(given, pictures))
  return checkBody(body).length > 0 ? null : decoratedBody(body)
}

/** Fills in what the person's profile here doesn't have. Name and username stay those of the account. */
async function restore(restoring: Restoring): Promise<Restored> {
  const { parts, data, owner, pictures } = restoring
  const [row] = await data.rows('user')
  if (row === undefined) return { outcome: 'skipped', notes: [wording.unreadable] }
  const { db, clock, purger } = parts
  const now = clock.now()
  const text = parseInput(bio, row.bio)
  const look = parseInput(theme, row.theme)
  const address = data.pictureAddress(row.imageId)
  const picture = address === undefined ? undefined : await pictures.bring(address)
  const pinnedId = typeof row.pinnedPostId === 'string' ? row.pinnedPostId : ''
  const pinned = (await restoring.stories([pinnedId])).get(pinnedId)
  const about = await aboutOf(restoring, row)
  const filled = {
    bio: text.ok ? text.value : '',
    imageId: picture?.imageId ?? null,
    about,
    pinnedPostId: pinned?.creatorId === owner.id && pinned.isListed === 1 ? pinned.id : null,
    theme: look.ok ? look.value : null,
  }
  const banned = await bannedLinkIn(db, [filled.bio, about])
  if (banned) return { outcome: 'skipped', notes: [banned.failure.message] }
  const [changed] = await db.write([
    fillProfile(owner.id, filled),
    ...keepPicturesOf([about, filled.imageId], now),
    ...purger.statements([purger.names.user(owner.id), purger.names.userPinned(owner.id)], { now }),
  ])
  await purger.request()
  parts.reindexAll([], [owner.id])
  return { outcome: changed ? 'imported' : 'unchanged', notes: [wording.nameStays] }
}

/** The person's profile. */
export const profilePiece: Piece = { kind: 'profile', title: wording.profile, restore }
