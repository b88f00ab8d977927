import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import type { Visit } from '../block/support'
import { forgetPayouts } from '../payout/world'
import { W9 } from '../tax/filled'
import { sign, taxedWriter } from '../tax/world'

/* What keeps somebody from the programme. Rule: docs/rules/partner.md, "Who takes part". */

beforeEach(async () => {
  forgetEverything()
  await forgetPayouts()
})

const keeps = async (visit: Visit): Promise<unknown> =>
  ((await visit.ask('{ viewer { partnerIneligibility } }')).data?.viewer as Record<string, unknown> | null)
    ?.partnerIneligibility

test('somebody without a membership can’t join, and a member can', async () => {
  const { user, visit } = await signedIn()
  expect(await keeps(visit)).toEqual(['LACK_OF_MEMBERSHIP'])
  await createMembership(user.id, { startedAt: NOON })
  const member = newVisit()
  await member.signIn(user.id)
  expect(await keeps(member)).toEqual([])
  expect(await keeps(newVisit())).toBeUndefined()
})

test('a writer is paid once their account is ready and their form is signed, where writers are paid', async () => {
  const { partnerId, userId, visit } = await taxedWriter()
  const set = (state: string) =>
    env.DB.prepare('update payout_account set state = ? where partner_id = ?').bind(state, partnerId).run()
  expect(await keeps(visit)).toEqual(['MISSING_PAYOUT_INFORMATION'])
  await set('READY')
  expect(await keeps(visit)).toEqual(['MISSING_PAYOUT_INFORMATION'])
  await sign(visit, 'signW9', W9)
  expect(await keeps(visit)).toEqual([])
  await set('RESTRICTED')
  expect(await keeps(visit)).toEqual(['MISSING_PAYOUT_INFORMATION'])
  await env.DB.prepare("update partner set status = 'SUSPENDED' where id = ?").bind(partnerId).run()
  expect(await keeps(visit)).toEqual([])
  // Where nobody is paid, nothing is missing for it.
  await env.DB.prepare("update partner set status = 'ACTIVE' where id = ?").bind(partnerId).run()
  const elsewhere = newVisit()
  await elsewhere.signIn(userId)
  expect(await keeps(elsewhere)).toEqual([])
})
