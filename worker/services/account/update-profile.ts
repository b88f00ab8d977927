import * as v from 'valibot'
import { bio, personName } from '../../../schema/inputs/person'
import { imageId } from '../../../schema/inputs/picture'
import { accountWording } from '../../../schema/wording/account'
import { storiesOfUser } from '../../data/account/removal'
import { updateProfile as updateProfileStatement } from '../../data/account/writes'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { requireIntroduction } from '../identity/security-guard'
import { takePictures } from '../media/pictures-in-use'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type AccountSettings, readAccountSettings } from './account-settings'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'reindex'>
type Reason = BannedLink | Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST'>

/** Changes the viewer's profile; all pages that show them are purged. */
export const updateProfile = defineUseCase(
  v.object({ name: personName, bio, imageId: v.nullish(imageId(accountWording.noSuchPicture), null) }),
  async (parts: Parts, profile): Promise<Result<AccountSettings, Reason>> => {
    const session = await requireIntroduction(parts)
    if (!session.ok) return session
    const { db, clock, purger, reindex } = parts
    const { user } = session.value
    const banned = await bannedLinkIn(db, [profile.name, profile.bio], 'bio')
    if (banned) return banned
    if (profile.imageId !== null && profile.imageId !== user.imageId) {
      const [picture] = await takePictures(db, [profile.imageId], clock.now())
      if (picture?.ownerId !== user.id) return fail('BAD_REQUEST', accountWording.noSuchPicture, 'imageId')
    }
    await db.write([
      updateProfileStatement(user.id, profile),
      ...purger.statements([purger.names.user(user.id)], { now: clock.now() }),
    ])
    purger.request()
    // Stories are found by their writer's name.
    reindex(profile.name === user.name ? [] : await storiesOfUser(db, user.id), [user.id])
    return ok(await readAccountSettings(parts, user.id))
  },
)
