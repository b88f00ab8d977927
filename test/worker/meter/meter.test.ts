import { beforeAll, describe, expect, test } from 'vitest'
import { METER_MONTH, METER_WINDOWS, meteredOf, meterLeft } from '../../../schema/rules/membership/meter'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const [hourly, daily, monthly] = METER_WINDOWS
const ON = { env: { FLAGS: '{"enable_metered_paywall":true}' } }
type Visit = ReturnType<typeof newVisit>

describe('the meter', () => {
  test('counts an hour, a day and a month, and what is open stays open', () => {
    const at = (...ago: number[]) => ago.map((time, i) => ({ postId: `p${i}`, openedAt: NOON - time }))
    const some = (count: number, ago: number) => at(...Array.from({ length: count }, () => ago))
    expect(meteredOf([], 'x', NOON)).toBe('opens')
    expect(meteredOf(some(hourly.most, MINUTE), 'x', NOON)).toBe('closed')
    expect(meteredOf(some(hourly.most, HOUR), 'x', NOON)).toBe('opens')
    expect(meteredOf(some(daily.most, 2 * HOUR), 'x', NOON)).toBe('closed')
    expect(meteredOf(some(daily.most, DAY), 'x', NOON)).toBe('opens')
    expect(meteredOf(some(monthly.most, 2 * DAY), 'x', NOON)).toBe('closed')
    expect(meteredOf(some(monthly.most, METER_MONTH), 'x', NOON)).toBe('opens')
    expect(meteredOf(some(monthly.most, 2 * DAY), 'p0', NOON)).toBe('open')
  })
})

test('what is left, and when the next story opens', () => {
  const left = (...ago: number[]) =>
    meterLeft(
      ago.map((time, i) => ({ postId: `p${i}`, openedAt: NOON - time })),
      NOON,
    )
  expect(left()).toEqual({ left: 5, most: 5, waitMinutes: 0 })
  expect(left(MINUTE)).toMatchObject({ left: 4, waitMinutes: 0 })
  expect(left(20 * MINUTE, MINUTE)).toMatchObject({ left: 3, waitMinutes: 40 })
  expect(left(3 * HOUR, 2 * HOUR, MINUTE)).toMatchObject({ left: 2, waitMinutes: 21 * 60 })
  expect(left(9 * DAY, 8 * DAY, 7 * DAY, 6 * DAY, 5 * DAY)).toMatchObject({
    left: 0,
    waitMinutes: 21 * 24 * 60,
  })
  expect(left(METER_MONTH)).toMatchObject({ left: 5 })
})

describe('a story for members, behind the meter', () => {
  const ids: string[] = []
  beforeAll(async () => {
    const creatorId = (await createUser()).id
    const body = Array.from({ length: 20 }, (_, i) => paragraph(`Paragraph number ${i} of many words.`))
    for (let i = 0; i <= hourly.most; i++)
      ids.push((await createStory({ creatorId, access: 'locked', body })).id)
  })
  const isWhole = async (visit: Visit, id: string | undefined) => {
    const { data } = await visit.ask('query ($id: ID!) { post(id: $id) { content { isPreview } } }', { id })
    return (data as { post: { content: { isPreview: boolean } } }).post.content.isPreview === false
  }
  const visitOf = async (userId: string, given: Parameters<typeof newVisit>[0]) => {
    const visit = newVisit(given)
    await visit.signIn(userId)
    return visit
  }

  test('opens to a reader as often as the windows allow, reopens without counting, and opens again in a later window', async () => {
    const { user } = await signedIn()
    const visit = await visitOf(user.id, ON)
    const opened = []
    for (const id of ids) opened.push(await isWhole(visit, id))
    expect(opened).toEqual([...ids.slice(1).map(() => true), false])
    expect(await isWhole(visit, ids[0])).toBe(true)
    const meter = async (by: Visit) => (await by.ask('{ viewer { meter { left waitMinutes } } }')).data
    expect(await meter(visit)).toEqual({ viewer: { meter: { left: 3, waitMinutes: 60 } } })
    expect(await meter(await visitOf(user.id, {}))).toEqual({ viewer: { meter: null } })
    visit.now = NOON + HOUR
    expect(await isWhole(visit, ids.at(-1))).toBe(true)
  })

  test('opens no further for pages that are asked for at once', async () => {
    const { user } = await signedIn()
    const visit = await visitOf(user.id, ON)
    const opened = await Promise.all(ids.map((id) => isWhole(visit, id)))
    expect(opened.filter(Boolean)).toHaveLength(hourly.most)
  })

  test('stays closed to visitors, and to everybody while the flag is off', async () => {
    const { user, visit } = await signedIn()
    expect(await isWhole(newVisit(ON), ids[0])).toBe(false)
    expect(await isWhole(visit, ids[0])).toBe(false)
    expect(await isWhole(await visitOf(user.id, ON), ids[0])).toBe(true)
  })
})
