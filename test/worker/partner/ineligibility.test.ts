import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { partnerIneligibilityWording as wording } from '../../../schema/wording/partner-ineligibility'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
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

test('each page on which one joins, earns or is paid says what is in the way, and leads to where it is done', async () => {
  const pagesOf = (postId: string) => [
    linkTo('ShowPartnerProgramLanding'),
    linkTo('PartnerEnroll'),
    linkTo('ShowPostSettings', { postId }),
  ]
  /** The pages that say why, and lead there. */
  const saying = async (visit: Visit, pages: string[], reason: keyof typeof wording, href: string) => {
    const said: string[] = []
    for (const page of pages) {
      const html = await (await visit.get(page)).text()
      const [, note = ''] = html.split(wording[reason].text)
      if (note.slice(0, 400).includes(`href="${href}"`)) said.push(page)
    }
    return said
  }
  const { user, visit: reader } = await signedIn()
  const { id } = await createStory({ creatorId: user.id })
  expect(await saying(reader, pagesOf(id), 'LACK_OF_MEMBERSHIP', linkTo('Plans'))).toEqual(pagesOf(id))
  await createMembership(user.id, { startedAt: NOON })
  const member = newVisit()
  await member.signIn(user.id)
  expect(await saying(member, pagesOf(id), 'LACK_OF_MEMBERSHIP', linkTo('Plans'))).toEqual([])

  const { userId, visit } = await taxedWriter()
  const story = await createStory({ creatorId: userId })
  const pages = [
    ...pagesOf(story.id),
    linkTo('PartnerEnrollStep', { step: 'done' }),
    linkTo('PartnerDashboard'),
  ]
  const done = linkTo('PartnerPayoutStep', { step: 'done' })
  expect(await saying(visit, pages, 'MISSING_PAYOUT_INFORMATION', done)).toEqual(pages)
  await env.DB.prepare("update payout_account set state = 'READY'").run()
  await sign(visit, 'signW9', W9)
  expect(await saying(visit, pages, 'MISSING_PAYOUT_INFORMATION', done)).toEqual([])
})
