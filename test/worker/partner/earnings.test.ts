import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { addMonths } from '../../../schema/rules/membership/periods'
import { DAY } from '../../../schema/rules/time-units'
import { partnerEarningsWording as wording } from '../../../schema/wording/partner-earnings'
import { publishWording } from '../../../schema/wording/publish'
import { forgetEverything } from '../../../worker/isolate-memory'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createMembership } from '../../factories/membership'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { createPartner, forgetMonths } from './support'

/* What writers learn of their earnings by day and by country. Rule: docs/rules/partner.md, "Earnings by day". */

const STARTED = NOON - 12 * DAY
/** When the first month of a membership is over, and when it is divided. */
const ENDED = addMonths(STARTED, 1)
const DIVIDED = NOON + 25 * DAY
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const FIELDS = '{ days { day currency amount } countries { country currency amount } }'

beforeEach(async () => {
  forgetEverything()
  await forgetMonths()
  await env.DB.batch(
    ['partner_day', 'partner_country'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )
})

async function writer() {
  const {
    user: { id },
    partnerId,
  } = await createPartner()
  const stories = [
    await createStory({ creatorId: id, access: 'locked', readingTime: 300 }),
    await createStory({ creatorId: id, access: 'locked', readingTime: 300 }),
  ] as const
  const visit = newVisit({ now: DIVIDED + DAY })
  await visit.signIn(id)
  return { id, partnerId, stories, visit }
}

/** A member of a country who has read stories, and whose cycle ends. */
async function reads(country: string, ...postIds: string[]): Promise<string> {
  const { id } = await createUser()
  const { chargeId } = await createMembership(id, { startedAt: STARTED })
  await env.DB.batch([
    env.DB.prepare('update charge set divide_at = ends_at where id = ?').bind(chargeId),
    env.DB.prepare('update membership set country = ? where user_id = ?').bind(country, id),
    ...postIds.map((postId) =>
      env.DB.prepare(
        'insert into post_read (post_id, day, user_id, seconds, is_locked) values (?, ?, ?, 100, 1)',
      ).bind(postId, Math.floor(NOON / DAY), id),
    ),
  ])
  return chargeId
}

const earningsOf = async (
  visit: ReturnType<typeof newVisit>,
  postId?: string,
  range = '(range: { days: 30 })',
) => {
  const query = postId
    ? `{ post(id: "${postId}") { earnings${range} ${FIELDS} } }`
    : `{ viewer { earnings${range} ${FIELDS} } }`
  const data = (await visit.ask(query)).data as Record<string, { earnings: unknown } | null>
  return (data.post ?? data.viewer)?.earnings
}

test('what a cycle brings is in the day on which it ends, of each story and of all', async () => {
  const { stories, visit } = await writer()
  const [first, second] = stories
  await reads('NO', first.id, second.id)
  await reads('NO', first.id)
  await cronJob('divide-fees', DIVIDED)
  const day = dayOf(ENDED)
  expect(await earningsOf(visit, first.id)).toMatchObject({ days: [{ day, currency: 'USD', amount: 525 }] })
  expect(await earningsOf(visit, second.id)).toMatchObject({ days: [{ day, amount: 175 }] })
  expect(await earningsOf(visit)).toMatchObject({ days: [{ day, amount: 700 }] })
  expect(await earningsOf(visit, undefined, '')).toMatchObject({ days: [{ day, amount: 700 }] })
  const before = `(range: { from: "${dayOf(ENDED - 9 * DAY)}", until: "${dayOf(ENDED - DAY)}" })`
  expect(await earningsOf(visit, first.id, before)).toMatchObject({ days: [] })
  const page = await (await visit.get(`/me/stats/post/${first.id}`)).text()
  expect(page).toContain(wording.title('USD'))
  expect(page).toContain('$5.25')
})

test('a correction is in the day on which it is made', async () => {
  const { stories, visit } = await writer()
  const chargeId = await reads('NO', stories[0].id)
  await cronJob('divide-fees', DIVIDED)
  await env.DB.prepare("update charge set status = 'REFUNDED', refunded = amount, divide_at = ? where id = ?")
    .bind(DIVIDED + DAY, chargeId)
    .run()
  await cronJob('divide-fees', DIVIDED + DAY)
  expect(await earningsOf(visit)).toMatchObject({
    days: [
      { day: dayOf(ENDED), amount: 350 },
      { day: dayOf(DIVIDED + DAY), amount: -350 },
    ],
    countries: [],
  })
})

test('countries are named if they have five members, and the others are one', async () => {
  const { stories, visit } = await writer()
  for (let i = 0; i < 5; i++) await reads('NO', stories[i % 2]?.id ?? '')
  for (let i = 0; i < 4; i++) await reads('SE', stories[0].id)
  await cronJob('divide-fees', DIVIDED)
  expect(await earningsOf(visit)).toMatchObject({
    countries: [
      { country: 'NO', currency: 'USD', amount: 1750 },
      { country: null, currency: 'USD', amount: 1400 },
    ],
  })
})

test('nobody else learns of them', async () => {
  const { stories } = await writer()
  await reads('NO', stories[0].id)
  await cronJob('divide-fees', DIVIDED)
  const other = await writer()
  expect(await earningsOf(other.visit, stories[0].id)).toBeNull()
  expect(await earningsOf(other.visit)).toEqual({ days: [], countries: [] })
  expect(await earningsOf(newVisit(), stories[0].id)).toBeNull()
  const { id } = await createUser()
  const outside = newVisit()
  await outside.signIn(id)
  expect(await earningsOf(outside)).toBeNull()
})

test('the switch for members says that a story is eligible to earn, to writers in the programme alone', async () => {
  const { id } = await createUser()
  const own = await createStory({ creatorId: id, access: 'locked' })
  const outside = newVisit()
  await outside.signIn(id)
  const { stories, visit } = await writer()
  const hint = publishWording.fields
  for (const [who, postId, isShown] of [
    [visit, stories[0].id, true],
    [outside, own.id, false],
  ] as const) {
    const html = await (await who.get(linkTo('ShowPostSettings', { postId }))).text()
    expect(html).toContain(hint.isLockedHint)
    expect(html.includes(hint.isLockedHintWithEarnings)).toBe(isShown)
  }
})
