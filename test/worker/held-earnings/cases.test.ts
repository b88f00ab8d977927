import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_HELD_ANSWER } from '../../../schema/rules/held-earnings/states'
import { heldEarningsMails } from '../../../schema/wording/held-earnings-mails'
import { heldEarningsMessages as messages } from '../../../schema/wording/held-earnings-messages'
import { forgetEverything } from '../../../worker/isolate-memory'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { answer, type Visit } from '../block/support'
import { mailsTo } from '../identity/by-mail'
import { AFTER, MONTH } from '../partner/support'
import { actsOn } from '../site/support/moderators'
import { books, closeMonth, forgetHeld, writerOfCircle } from './world'

/* What a circle's writer and staff see and do. Rules: docs/rules/partner.md, "Circles", "Held earnings". */

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  forgetEverything()
  await forgetHeld()
})

const ERROR = '... on UserError { code field message }'
const OWN = 'id month state paid reasons answer canBeAnswered decisionReason'
const CASE = `id month state paid points user { id } findings { signal points members } amounts { currency amount }
  answer decisionReason canBeReleased canBeDenied members { user { id } currency amount signals }`

interface Own {
  id: string
  paid: number
  [field: string]: unknown
}

const ownOf = async (visit: Visit): Promise<Own[]> =>
  (
    (await visit.ask(`{ viewer { partnerProgram { heldEarnings { ${OWN} } } } }`)).data as {
      viewer: { partnerProgram: { heldEarnings: Own[] } }
    }
  ).viewer.partnerProgram.heldEarnings

const casesOf = async (visit: Visit, state: string) =>
  (
    await visit.ask(
      `query ($state: HeldEarningsState!) { heldEarningsCases(state: $state) { cases { ${CASE} } pagingInfo { next { to } } } }`,
      { state },
    )
  ).data?.heldEarningsCases as { cases: Own[] } | null

const caseOf = async (visit: Visit, id: string) =>
  (await visit.ask(`query ($id: ID!) { heldEarningsCase(id: $id) { ${CASE} } }`, { id })).data
    ?.heldEarningsCase as Own | null

const say = (visit: Visit, heldId: string, text: string) =>
  answer(
    visit,
    `mutation ($input: AnswerHeldEarningsInput!) { result: answerHeldEarnings(input: $input) { __typename ... on HeldEarnings { ${OWN} } ${ERROR} } }`,
    { input: { heldId, answer: text } },
  )
const decide = (visit: Visit, name: 'release' | 'deny', heldId: string, reason = 'I asked them.') =>
  answer(
    visit,
    `mutation ($input: DecideOnHeldEarningsInput!) { result: ${name}HeldEarnings(input: $input) { __typename ... on HeldEarningsCase { ${CASE} } ${ERROR} } }`,
    { input: { heldId, reason } },
  )
const tell = () => cronJob('tell-held-earnings', AFTER)

/** A month that is closed, with what is held in it. */
async function held() {
  const writer = await writerOfCircle()
  expect(await closeMonth()).toMatchObject({ status: 200, body: { state: 'CLOSED' } })
  const [own] = await ownOf(writer.visit)
  if (!own) throw new Error('Nothing is held')
  return { ...writer, own }
}

describe('a month that closes', () => {
  test('holds what members on one card brought, and books it', async () => {
    const { own, userId, circle } = await held()
    const { earned, lines } = (await env.DB.prepare(
      'select sum(paid) as earned, (select sum(amount) from held_cycle) as lines from partner_statement',
    ).first<{ earned: number; lines: number }>()) ?? { earned: 0, lines: 0 }
    expect(own).toMatchObject({ month: MONTH, state: 'HELD', reasons: ['TOGETHER'], canBeAnswered: true })
    expect(own.paid).toBe(lines)
    expect(await books()).toMatchObject({ held: 0 - own.paid, partners: own.paid - earned })
    const { visit: staff } = await signedIn({ isStaff: true })
    const listed = await casesOf(staff, 'HELD')
    expect(listed?.cases).toMatchObject([
      {
        id: own.id,
        points: 60,
        user: { id: userId },
        findings: [{ signal: 'CARD', points: 60, members: 3 }],
        amounts: [{ currency: 'USD', amount: own.paid }],
        canBeReleased: true,
        canBeDenied: true,
      },
    ])
    const members = listed?.cases[0]?.members as { user: { id: string }; signals: string[] }[]
    expect(members.map(({ user }) => user.id).toSorted()).toEqual(circle.toSorted())
    expect(await caseOf(staff, own.id)).toEqual(listed?.cases[0])
  })

  test('is scored every day before, for staff alone', async () => {
    const { visit } = await writerOfCircle()
    await cronJob('divide-fees', AFTER)
    await cronJob('score-months', AFTER)
    await cronJob('score-months', AFTER)
    const { visit: staff } = await signedIn({ isStaff: true })
    expect((await casesOf(staff, 'PROVISIONAL'))?.cases).toMatchObject([
      { paid: 0, points: 60, members: [], canBeReleased: false, canBeDenied: false },
    ])
    expect(await ownOf(visit)).toEqual([])
    expect(await books()).not.toHaveProperty('held')
    const id = (await casesOf(staff, 'PROVISIONAL'))?.cases[0]?.id ?? ''
    expect(await say(visit, id, 'What?')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(staff, 'deny', id)).toMatchObject({ code: 'CONFLICT' })
    // Nobody knows any more what they were bought with, so nothing is left.
    await env.DB.prepare("update purchase set kept = '{}'").run()
    await closeMonth()
    expect(await casesOf(staff, 'PROVISIONAL')).toMatchObject({ cases: [] })
    expect(await casesOf(staff, 'HELD')).toMatchObject({ cases: [] })
  })

  test('is shown to nobody but staff and its writer', async () => {
    const { own, visit, honest } = await held()
    expect(await casesOf(visit, 'HELD')).toBeNull()
    expect(await caseOf(visit, own.id)).toBeNull()
    expect(await caseOf(newVisit(), own.id)).toBeNull()
    const other = newVisit()
    await other.signIn(honest)
    await env.DB.prepare(
      "insert into partner (id, user_id, status, joined_on, changed_at) values ('other', ?, 'ACTIVE', 0, 0)",
    )
      .bind(honest)
      .run()
    expect(await ownOf(other)).toEqual([])
    expect(await say(other, own.id, 'It’s mine.')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('its writer', () => {
  test('is told by mail what is held, and what was decided', async () => {
    const { own, email, visit } = await held()
    await tell()
    await tell()
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([heldEarningsMails.HELD.subject])
    expect(mailsTo(email)[0]?.text).toContain('November 2026')
    const { visit: staff } = await signedIn({ isStaff: true })
    await decide(staff, 'deny', own.id, 'One person paid for all of them.')
    await tell()
    // The last one comes first.
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      heldEarningsMails.DENIED.subject,
      heldEarningsMails.HELD.subject,
    ])
    expect(mailsTo(email)[0]?.text).toContain('One person paid for all of them.')
    expect(await ownOf(visit)).toMatchObject([
      { state: 'DENIED', decisionReason: 'One person paid for all of them.', canBeAnswered: false },
    ])
  })

  test('answers once, until it is decided', async () => {
    const { own, visit } = await held()
    expect(await say(newVisit(), own.id, 'Hello')).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await say(visit, own.id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'answer' })
    expect(await say(visit, own.id, 'a'.repeat(MAX_HELD_ANSWER + 1))).toMatchObject({ code: 'BAD_REQUEST' })
    const said = await say(visit, own.id, 'We are a school,\nand pay together.')
    expect(said).toMatchObject({ answer: 'We are a school,\nand pay together.', canBeAnswered: false })
    expect(await say(visit, own.id, 'We are a school,\nand pay together.')).toEqual(said)
    expect(await say(visit, own.id, 'Another')).toMatchObject({
      code: 'CONFLICT',
      message: messages.isAnswered,
    })
    const { visit: staff } = await signedIn({ isStaff: true })
    expect(await caseOf(staff, own.id)).toMatchObject({ answer: 'We are a school,\nand pay together.' })
  })

  test('can’t answer what is decided', async () => {
    const { own, visit } = await held()
    const { visit: staff } = await signedIn({ isStaff: true })
    await decide(staff, 'release', own.id)
    expect(await say(visit, own.id, 'Thanks')).toMatchObject({
      code: 'CONFLICT',
      message: messages.isDecided,
    })
  })
})

describe('staff', () => {
  test('denies and releases with a reason that is in the log, and the books follow', async () => {
    const { own, userId, visit } = await held()
    const before = await books()
    const { visit: staff } = await signedIn({ isStaff: true })
    expect(await decide(visit, 'release', own.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await decide(newVisit(), 'release', own.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await decide(staff, 'deny', 'nobody')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await decide(staff, 'deny', own.id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
    expect(await decide(staff, 'deny', own.id)).toMatchObject({
      state: 'DENIED',
      canBeReleased: true,
      canBeDenied: false,
    })
    expect(await books()).toEqual({ ...before, held: 0, forfeits: 0 - own.paid })
    expect(await decide(staff, 'deny', own.id)).toMatchObject({
      code: 'CONFLICT',
      message: messages.notDeniable,
    })
    expect(await decide(staff, 'release', own.id, 'I was wrong.')).toMatchObject({ state: 'RELEASED' })
    expect(await books()).toEqual({
      ...before,
      held: 0,
      forfeits: 0,
      partners: (before.partners ?? 0) - own.paid,
    })
    expect(await decide(staff, 'release', own.id)).toMatchObject({
      code: 'CONFLICT',
      message: messages.notReleasable,
    })
    expect((await actsOn(userId)).map(({ action, detail, reason }) => [action, detail, reason])).toEqual([
      ['DENY_EARNINGS', own.id, 'I asked them.'],
      ['RELEASE_EARNINGS', own.id, 'I was wrong.'],
    ])
  })

  test('decides once, if two decide at once', async () => {
    const { own, userId } = await held()
    const { visit: staff } = await signedIn({ isStaff: true })
    const { visit: other } = await signedIn({ isStaff: true })
    const both = await Promise.all([decide(staff, 'deny', own.id), decide(other, 'deny', own.id)])
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['CONFLICT', 'done'])
    expect(await actsOn(userId)).toHaveLength(1)
    expect(await books()).toMatchObject({ held: 0, forfeits: 0 - own.paid })
  })

  test('decides about nobody’s own', async () => {
    const { own, userId } = await held()
    await env.DB.prepare('update user set is_staff = 1 where id = ?').bind(userId).run()
    const visit = newVisit()
    await visit.signIn(userId)
    expect(await decide(visit, 'release', own.id)).toMatchObject({
      code: 'FORBIDDEN',
      message: messages.ownEarnings,
    })
  })
})
