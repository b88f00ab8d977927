import { RESPONSE_HELD } from '../../../schema/rules/responses'
import { heldBefore } from '../../data/response/queries'
import { publishHeld } from '../../data/response/writes'
import { tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { shownFirst } from './decide'
import { findResponse } from './discussion'
import { moveResponse } from './move-response'

/**
 * Shows responses on which nobody has decided for two weeks, unless their writer is suspended or gone, `perRun` at most.
 * Those whom they answer and mention hear of them. Idempotent. Rule: docs/rules/responses.md, "What waits".
 */
export async function showHeldResponses(
  parts: Needs<'channels' | 'clock' | 'db' | 'purger'>,
  perRun: number,
): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const told: string[] = []
  for (const place of await db.all(heldBefore, now - RESPONSE_HELD, perRun)) {
    const responseInDiscussion = await findResponse(db, place.postId)
    // Of what isn't discussed any more, nobody hears.
    const news = responseInDiscussion
      ? await shownFirst(parts, responseInDiscussion, now)
      : { statements: [publishHeld(place.postId, now)], told: [] }
    if (await moveResponse(parts, place, 'draft', news.statements, 'shown')) told.push(...news.told)
  }
  await tellTabs(parts, [...new Set(told)])
}
