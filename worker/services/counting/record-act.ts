import { isbot } from 'isbot'
import {
  COUNTED_AFTER,
  COUNTED_FOR,
  type CountedAct,
  isLoadedByService,
  SCANNED_FOR,
} from '../../../schema/rules/counting'
import { countedRecipient } from '../../data/counting/queries'
import { insertAct, insertCountedLink } from '../../data/counting/writes'
import type { Needs } from '../parts'
import { type CountedMail, linkKey, recipientHash } from './counted-links'
import { isCountable } from './uncounted'

type Parts = Needs<'db' | 'clock' | 'keys' | 'browser'>

/** What a request is by its own words: an open, a picture that a mail service has loaded, a click, or nothing that counts. */
function actOf({ browser }: Parts, target: string | null): CountedAct | undefined {
  const { isTrackingAllowed, userAgent } = browser
  if (!isTrackingAllowed) return undefined
  if (target === null && isLoadedByService(userAgent)) return 'loaded'
  // An empty one is none.
  if (!userAgent || isbot(userAgent)) return undefined
  return target === null ? 'opened' : 'clicked'
}

/**
 * Notes that a recipient of a letter has opened it or followed a link, once, unless they don't want that or a program did it.
 * It is counted a while later (`settleCounts`). Rule: docs/rules/newsletters.md, "Counting opens and clicks".
 *
 * @param target null for an open.
 */
export async function recordAct(parts: Parts, mail: CountedMail, target: string | null): Promise<void> {
  const { db, clock } = parts
  const act = actOf(parts, target)
  if (act === undefined) return
  const { letterId, subscriberId } = mail
  const row = await db.first(countedRecipient, letterId, subscriberId)
  const now = clock.now()
  if (!row || (row.startedAt ?? 0) + COUNTED_FOR <= now) return
  const since = row.settledAt ?? row.handedAt
  if (act !== 'loaded' && (since === null || now < since + SCANNED_FOR)) return
  if (!(await isCountable(parts, row.email))) return
  const what = target === null ? act : await linkKey(parts, letterId, target)
  await db.write([
    ...(target === null ? [] : [insertCountedLink({ letterId, what, href: target })]),
    insertAct({
      letterId,
      recipientHash: await recipientHash(parts, mail),
      what,
      doneAt: now,
      dueAt: now + COUNTED_AFTER,
    }),
  ])
}
