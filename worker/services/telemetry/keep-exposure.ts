import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { EXPOSURE_REPORTS, MOST_EXPOSURES_A_DAY } from '../../../schema/rules/experiments'
import { DAY } from '../../../schema/rules/time-units'
import { roomAt } from '../../data/telemetry/room'
import { insertExposure } from '../../data/telemetry/writes'
import type { Session } from '../identity/session'
import type { Failure, Result } from '../result'
import { type ReportParts, storeTracked } from './sender'

/** Where somebody was shown something. */
export const exposedAt = { postId: v.nullish(entityId), publicationId: v.nullish(entityId) }

interface Exposure {
  kind: 'experiment' | 'gate'
  /** The experiment's id, or the flag's name. */
  subject: string
  /** The group, or the value of the flag, as text. */
  variant(session: Session | null): string
  postId?: string | null | undefined
  publicationId?: string | null | undefined
}

/**
 * Stores that somebody was shown something: for a person once per day and place, for visitors, who can't be told
 * apart, every time. Rule: docs/rules/telemetry.md, "Exposures".
 */
export const keepExposure = (
  parts: ReportParts,
  { kind, subject, variant, postId = null, publicationId = null }: Exposure,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> =>
  storeTracked(parts, 'exposures', EXPOSURE_REPORTS, (session, now) => {
    const userId = session?.user.id ?? null
    const day = Math.floor(now / DAY)
    const id = userId ? [kind, subject, userId, day, postId, publicationId].join(':') : crypto.randomUUID()
    const row = {
      id,
      receivedAt: now,
      kind,
      subject,
      variant: variant(session),
      postId,
      collectionId: publicationId,
      userId,
    }
    return insertExposure(row, roomAt('exposure', now, MOST_EXPOSURES_A_DAY))
  })
