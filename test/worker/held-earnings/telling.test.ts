import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { heldEarningsMails } from '../../../schema/wording/held-earnings-mails'
import { forgetEverything } from '../../../worker/isolate-memory'
import { cronJob } from '../../factories/jobs'
import { mailsTo } from '../identity/by-mail'
import { AFTER } from '../partner/support'
import { closeMonth, forgetHeld, writerOfCircle } from './world'

/* When writers are told of held earnings. Rule: docs/rules/partner.md, "Held earnings". */

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetHeld()
})

test('a writer whose account is deactivated is told once they are back', async () => {
  const { userId, email } = await writerOfCircle()
  await closeMonth()
  const away = (at: number | null) =>
    env.DB.prepare('update user set deactivated_at = ? where id = ?').bind(at, userId).run()
  await away(AFTER)
  await cronJob('tell-held-earnings', AFTER)
  expect(mailsTo(email)).toEqual([])
  await away(null)
  await cronJob('tell-held-earnings', AFTER + DAY)
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([heldEarningsMails.HELD.subject])
})
