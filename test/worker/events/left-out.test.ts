import { beforeEach, describe, expect, test } from 'vitest'
import { EVENT_BATCHES, MOST_EVENTS } from '../../../schema/rules/events'
import { HOUR } from '../../../schema/rules/time-units'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { DATA, event, forget, kept, post } from './support'

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

beforeEach(async () => {
  await forget()
})

describe('an event is skipped, and the others are stored, when', () => {
  test.each<[string, Parameters<typeof event>[0]]>([
    ['it has no key', { key: undefined }],
    ['its key is empty', { key: '' }],
    ['its key is unknown', { key: 'susi.converted' }],
    ['its key is one of every object', { key: 'constructor' }],
    ['it is no event', { type: 'x' }],
    ['it has no time', { timestamp: undefined }],
    ['its time is no number', { timestamp: String(NOON) }],
    ['its time is no whole number', { timestamp: NOON + 0.5 }],
    ['it is older than 48 hours', { timestamp: NOON - 48 * HOUR - 1 }],
    ['it is from last year', { timestamp: NOON - 365 * 24 * HOUR }],
    ['it is of the future', { timestamp: NOON + HOUR }],
    ['it is from next year', { timestamp: NOON + 365 * 24 * HOUR }],
    ['its time is beyond all dates', { timestamp: Number.MAX_SAFE_INTEGER }],
    ['its id is none', { eventId: 'x' }],
    ['its id is too long', { eventId: '0'.repeat(33) }],
    ['its operation is unknown', { data: { operation: 'delete' } }],
    ['its surface is unknown', { data: { surface: 'page/1' } }],
    ['its step is unknown', { key: 'susi.viewed', data: { step: 'DONE' } }],
    ['its entry point is a text', { data: { susiEntry: 'ann@quire.test' } }],
    ['it is of another service', { data: { service: 'web' } }],
    ['its width is none', { data: { browserWidth: -1 } }],
    ['its address is none', { data: { location: 'javascript:alert(1)' } }],
    ['its source may be an address of mail', { data: { referrerSource: 'ann@quire.test' } }],
    ['its source is too long', { data: { referrerSource: 'x'.repeat(501) } }],
  ])('%s', async (_, wrong) => {
    const good = event()
    expect((await post([event(wrong), null, 7, [], good])).status).toBe(204)
    expect((await kept()).map(({ eventId }) => eventId)).toEqual([good.eventId])
  })
})

test('unknown properties and the secrets of an address aren’t stored', async () => {
  const location = `${ORIGIN}/m/signin?operation=login&token=secret#secret`
  await post([event({ data: { email: 'ann@quire.test', location, referrer: `${location}2` } })])
  const [row] = await kept()
  expect(JSON.parse(row?.data ?? '')).toEqual({
    ...DATA,
    location: `${ORIGIN}/m/signin`,
    referrer: `${ORIGIN}/m/signin`,
  })
})

test.each([NOON - 48 * HOUR, NOON + 5 * 60 * 1000])(
  'an event of %i is just of these days',
  async (timestamp) => {
    await post([event({ timestamp })])
    expect((await kept()).length).toBe(1)
  },
)

describe('nothing is stored from', () => {
  test.each<[string, Record<string, string>]>([
    ['who asks not to be tracked', { dnt: '1' }],
    ['who has a browser that asks for it', { 'sec-gpc': '1' }],
    ['a bot', { 'user-agent': BOT }],
  ])('%s', async (_, headers) => {
    expect((await post([event()], headers)).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  test('staff who are acting as somebody else', async () => {
    const visit = newVisit()
    const [staff, user] = [await createUser({ isStaff: true }), await createUser()]
    await visit.signIn(staff.id, { actsAsUserId: user.id })
    expect((await post([event()], { visit })).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  test.each(['https://evil.example', 'null', 'https://aiko.quire.example'])(
    'a page of %s, which is refused',
    async (origin) => {
      expect((await post([event()], { origin })).status).toBe(403)
      expect(await kept()).toEqual([])
    },
  )

  test('a request with a session that doesn’t repeat its xsrf value', async () => {
    const visit = newVisit()
    await visit.signIn((await createUser()).id)
    for (const token of ['', 'x'.repeat(64)]) {
      expect((await post([event()], { visit, 'x-xsrf-token': token })).status).toBe(403)
    }
    expect(await kept()).toEqual([])
  })

  test('a network address over its hourly limit', async () => {
    const visit = newVisit({ address: '198.51.100.23' })
    for (let i = 0; i < EVENT_BATCHES.most; i += 1) await post([event()], { visit })
    expect((await post([event()], { visit })).status).toBe(429)
    expect((await kept()).length).toBe(EVENT_BATCHES.most)
    visit.now += EVENT_BATCHES.windowMs
    expect((await post([event({ timestamp: visit.now })], { visit })).status).toBe(204)
  })

  test('of 10,000 events in few requests all but the first 3,000 of the hour', async () => {
    const visit = newVisit({ address: '198.51.100.24' })
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const events = Array.from({ length: MOST_EVENTS }, () => event())
      statuses.push((await post(events, { visit })).status)
    }
    expect(statuses).toEqual([...Array(3).fill(204), ...Array(7).fill(429)])
    expect((await post([event()], { visit })).status).toBe(429)
    expect(await kept()).toHaveLength(3 * MOST_EVENTS)
  })
})
