import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../../schema/rules/hex'
import { recompute } from '../../../schema/rules/partner/file'
import { faultOf, parseSheet } from '../../../schema/rules/partner/sheet'
import { DAY } from '../../../schema/rules/time-units'
import { adminPartnerClose, adminPartnerRate } from '../../../worker/endpoints/admin/partner'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { report } from '../reading-history/support'
import { AFTER, forgetMonths, MONTH, operate } from './support'

/* A writer joins, is read, and sees a month close. Rule: docs/rules/partner.md. */

const ENROLL = `mutation { enrollInPartnerProgram {
  __typename ... on PartnerProgram { id status } ... on UserError { code } } }`
const PROGRAM = `query ($month: String!) { viewer { partnerProgramEnrollment { id status }
  partnerProgram { status earnings(month: $month) { month state total amounts { currency amount pooled } } } } }`

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
})

const close = (month: string, now = AFTER) =>
  operate(adminPartnerClose, `/_/admin/partner/close?month=${month}`, now)

let people = 0
/** Somebody in a network of their own. */
async function signedInMember(isMember = true, startedAt = NOON) {
  const user = await createUser()
  const member = isMember ? await createMembership(user.id, { startedAt }) : undefined
  const visit = newVisit({ address: `192.0.2.${++people}` })
  await visit.signIn(user.id)
  return { user, visit, chargeId: member?.chargeId ?? '' }
}

async function enroll({ visit }: { visit: ReturnType<typeof newVisit> }) {
  const { data } = await visit.ask(ENROLL)
  return (data as { enrollInPartnerProgram: Record<string, string> }).enrollInPartnerProgram
}

test('a member joins once, and whoever isn’t one is told so', async () => {
  const reader = await signedInMember(false)
  expect(await enroll(reader)).toEqual({ __typename: 'LackOfMembership', code: 'LACK_OF_MEMBERSHIP' })
  expect(await enroll({ visit: newVisit() })).toMatchObject({ code: 'UNAUTHORIZED' })
  const writer = await signedInMember()
  const first = await enroll(writer)
  expect(first).toMatchObject({ __typename: 'PartnerProgram', status: 'ACTIVE' })
  expect(await enroll(writer)).toEqual(first)
  const { data } = await writer.visit.ask(PROGRAM, { month: MONTH })
  expect(data).toEqual({
    viewer: {
      partnerProgramEnrollment: { id: first.id, status: 'ACTIVE' },
      partnerProgram: {
        status: 'ACTIVE',
        earnings: { month: MONTH, state: 'OPEN', total: null, amounts: [] },
      },
    },
  })
  expect((await reader.visit.ask(PROGRAM, { month: MONTH })).data).toEqual({
    viewer: { partnerProgramEnrollment: null, partnerProgram: null },
  })
  expect((await writer.visit.ask(PROGRAM, { month: 'November' })).errors).toHaveLength(1)
})

test('what a member reads in a cycle reaches the writer, and the month closes once', async () => {
  const writer = await signedInMember()
  await enroll(writer)
  const { id: locked } = await createStory({ creatorId: writer.user.id, access: 'locked', readingTime: 300 })
  const { id: open } = await createStory({ creatorId: writer.user.id, readingTime: 300 })
  const reader = await signedInMember(true, NOON - 12 * DAY)
  for (const id of [locked, open]) expect((await report(reader.visit, id, { seconds: 120 })).status).toBe(200)
  await env.DB.prepare('update charge set divide_at = starts_at where id = ?').bind(reader.chargeId).run()

  await cronJob('divide-fees', NOON + 2 * DAY)
  const provisional = async () => (await writer.visit.ask(PROGRAM, { month: MONTH })).data
  expect(JSON.stringify(await provisional())).toContain('"amounts":[]')
  await cronJob('divide-fees', NOON + 25 * DAY)
  expect(JSON.stringify(await provisional())).toContain('{"currency":"USD","amount":350,"pooled":0}')

  expect((await close(MONTH, NOON + 25 * DAY)).status).toBe(409)
  expect((await close('November')).status).toBe(400)
  const closed = await close(MONTH)
  expect(closed).toMatchObject({
    status: 200,
    body: { state: 'CLOSED', sums: [{ currency: 'USD', kept: 500, lines: 350, share: 150, pool: 0 }] },
  })
  expect(await close(MONTH)).toEqual(closed)
  const { data } = await writer.visit.ask(PROGRAM, { month: MONTH })
  expect(JSON.stringify(data)).toContain('"state":"CLOSED","total":350')

  const file = await writer.visit.get(`/me/partner/months/${MONTH}`)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const text = await file.text()
  expect(recompute(text)).toMatchObject({ isEqual: true, sums: { total: 350 } })
  expect(text).not.toContain(reader.user.id)
  expect((await reader.visit.get(`/me/partner/months/${MONTH}`)).status).toBe(404)
  const sheetOf = (month: string) => newVisit().get(`/_/partner/months/${month}`)
  expect((await sheetOf(MONTH)).status).toBe(404)
  await cronJob('publish-months', AFTER)
  const sheet = parseSheet(await (await sheetOf(MONTH)).text())
  if (!sheet) throw new Error('There is no sheet')
  expect(await faultOf(sheet)).toBeUndefined()
  expect(sheet).toMatchObject({
    month: MONTH,
    writers: 1,
    cycles: 1,
    sums: [{ kept: 500, lines: 350, share: 150 }],
  })
  expect(sheet.files).toEqual([await sha256(text)])
  for (const name of ['2026-12', '2027-13', 'now']) expect((await sheetOf(name)).status).toBe(404)
  expect((await writer.visit.get('/me/partner/months/2027-13')).status).toBe(404)
})

test('a month waits for its rates, which stay once it closes', async () => {
  const reader = await signedInMember(true, NOON - 12 * DAY)
  await env.DB.prepare("update charge set divide_at = starts_at, currency = 'CAD' where id = ?")
    .bind(reader.chargeId)
    .run()
  expect(await close(MONTH)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } })
  const setRate = (rate: string, currency = 'CAD') =>
    operate(adminPartnerRate, `/_/admin/partner/rate?month=${MONTH}&currency=${currency}&rate=${rate}`)
  expect((await setRate('1e3')).status).toBe(400)
  expect((await setRate('1', 'USD')).status).toBe(400)
  expect((await setRate('0.7')).status).toBe(200)
  expect((await setRate('0.7312')).body).toMatchObject({ rate: 731_200 })
  expect((await close(MONTH)).body).toMatchObject({ state: 'CLOSED' })
  expect((await setRate('0.5')).status).toBe(409)
})

test('an earlier month is closed first, and what comes later belongs to the next one', async () => {
  const early = await signedInMember(true, NOON - 42 * DAY)
  await env.DB.prepare('update charge set divide_at = starts_at where id = ?').bind(early.chargeId).run()
  await cronJob('divide-fees', NOON)
  expect((await close(MONTH)).status).toBe(409)
  expect((await close('2026-10')).body).toMatchObject({ state: 'CLOSED' })
  const late = await signedInMember(true, NOON - 42 * DAY)
  await env.DB.prepare('update charge set divide_at = ? where id = ?').bind(NOON, late.chargeId).run()
  expect((await close(MONTH)).body).toMatchObject({ state: 'CLOSED', sums: [{ kept: 500, pool: 350 }] })
})

/** What is in the common pool by the books. */
const pool = () =>
  env.DB.prepare("select -sum(amount) as amount from ledger_entry where account = 'pool'").first('amount')

test('whose cycles were never divided before is closed first, too, so that its pool is paid once', async () => {
  const writer = await signedInMember()
  await enroll(writer)
  const { id: locked } = await createStory({ creatorId: writer.user.id, access: 'locked', readingTime: 300 })
  // Their cycles end in September, October and November; only the last one has read something.
  const days = [80, 50, 12]
  const readers = await Promise.all(days.map((ago) => signedInMember(true, NOON - ago * DAY)))
  for (const { chargeId } of readers)
    await env.DB.prepare('update charge set divide_at = ends_at where id = ?').bind(chargeId).run()
  const last = readers.at(-1)
  if (!last) throw new Error('Nobody reads')
  expect((await report(last.visit, locked, { seconds: 120 })).status).toBe(200)

  const early = await close(MONTH)
  expect(early).toMatchObject({ status: 409, body: { error: { message: 'Close 2026-09 first.' } } })
  expect(await close(MONTH)).toEqual(early)
  for (const [i, month] of ['2026-09', '2026-10'].entries()) {
    expect((await close(month)).body).toMatchObject({ state: 'CLOSED', sums: [{ lines: 0, pool: 350 }] })
    expect(await pool()).toBe(350 * (i + 1))
  }
  // What two months carried over is divided with the third.
  expect((await close(MONTH)).body).toMatchObject({ state: 'CLOSED', sums: [{ lines: 350, pool: 0 }] })
  expect(await pool()).toBe(0)
  const { data } = await writer.visit.ask(PROGRAM, { month: MONTH })
  expect(JSON.stringify(data)).toContain(
    '"total":1050,"amounts":[{"currency":"USD","amount":350,"pooled":700}]',
  )
})
