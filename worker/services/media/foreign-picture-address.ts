import * as v from 'valibot'
import { foreignPictureUrl } from '../../../schema/rules/images'
import { MAX_HREF } from '../../../schema/rules/limits'
import { safeWebAddress } from '../../../schema/rules/links'
import { HOUR } from '../../../schema/rules/time-units'
import { codeWording } from '../../../schema/wording/codes'
import { uploadWording } from '../../../schema/wording/uploads'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { foreignIdOf } from './foreign-pictures'

/** How many addresses somebody may get in an hour. */
const MOST = 1_000

/** Where a picture of a draft is. */
const ForeignAddress = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(MAX_HREF, uploadWording.noAddress),
    v.check((url) => safeWebAddress(url) !== undefined, uploadWording.noAddress),
  ),
})

/**
 * The path under which somebody who is signed in sees a picture at its source while they write. Rule:
 * docs/rules/images.md, "Pictures at their source".
 */
export const foreignPictureAddress = defineUseCase(
  ForeignAddress,
  async (
    { keys, lockouts, session }: Needs<'keys' | 'lockouts' | 'session'>,
    { url },
  ): Promise<Result<string, Failure<'UNAUTHORIZED' | 'RATE_LIMITED'>>> => {
    const present = await session()
    if (!present) return fail('UNAUTHORIZED', codeWording.signInFirst)
    const given = await lockouts.use('foreign-addresses', present.user.id, HOUR, MOST)
    if (given > MOST) return fail('RATE_LIMITED', uploadWording.tooManyFetched)
    return ok(foreignPictureUrl(await foreignIdOf(keys, url)))
  },
)
