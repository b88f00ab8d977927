import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVENT_BATCH_BYTES, EVENT_BATCHES, EVENT_KEPT, MOST_EVENTS } from '../../../schema/rules/events'
import { clientEvent } from '../../../schema/tables/operations'
import { removeAccount } from '../../../worker/data/accounts/removal'
import { Database } from '../../../worker/data/database'
import { sweepEvents } from '../../../worker/jobs/sweep-events'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const HOUR = 60 * 60 * 1000
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const DATA = {
  service: 'lite',
  location: `${ORIGIN}/@aiko/tides-0123456789ab`,
  browserWidth: 1280,
  referrer: '',
  operation: 'login',
  surface: 'modal',
}

let ids = 0
const newId = (): string => (ids++).toString(16).padStart(32, '0')
const event = ({ data = {}, ...more }: Record<string, unknown> & { data?: object } = {}) => ({
  key: 'susi.emailFormViewed',
  type: 'e',
  eventId: newId(),
  timestamp: NOON,
  ...more,
  data: { ...DATA, ...data },
})

type Visit = ReturnType<typeof newVisit>
const post = (
  body: unknown,
  { visit = newVisit(), ...headers }: { visit?: Visit } & Record<string, unknown> = {},
) =>
  visit.send('/_/batch', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-xsrf-token': visit.cookies().get('xsrf') ?? '',
      ...(headers as Record<string, string>),
    },
  })

const db = drizzle(env.DB)
const kept = () => db.select().from(clientEvent)
beforeEach(async () => {
  await db.delete(clientEvent)
})

describe('events', () => {
  test('are kept as they happened, of a visitor without anything that says who it was', async () => {
    const sent = event({
      key: 'susi.viewed',
      timestamp: NOON - HOUR,
      data: { step: 'SIGNUP_OPTIONS', susiEntry: 'post_clap', referrerSource: 'tag page' },
    })
    const response = await post([sent])
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.getSetCookie()).toEqual([])
    const [row, ...others] = await kept()
    expect(others).toEqual([])
    expect({ ...row, data: JSON.parse(row?.data ?? '') }).toEqual({
      eventId: sent.eventId,
      key: 'susi.viewed',
      at: NOON - HOUR,
      receivedAt: NOON,
      userId: null,
      data: sent.data,
    })
  })

  test('are kept once, however often and in whatever company they come', async () => {
    const [first, second] = [event(), event()]
    await Promise.all([post([first]), post([first, second]), post([second, second, first])])
    expect((await kept()).map(({ eventId }) => eventId).sort()).toEqual([first.eventId, second.eventId])
  })

  test('are kept with who is signed in, whatever they say themselves', async () => {
    const visit = newVisit()
    const user = await createUser()
    await visit.signIn(user.id)
    expect((await post([event({ userId: 'somebody', data: { userId: 'else' } })], { visit })).status).toBe(
      204,
    )
    const [row] = await kept()
    expect([row?.userId, row?.data.includes('else')]).toEqual([user.id, false])
  })

  test('go with the account that was signed in', async () => {
    const visit = newVisit()
    const user = await createUser({ deleteAfter: NOON })
    await visit.signIn(user.id)
    await post([event()], { visit })
    await post([event()])
    await new Database(env.DB).write(removeAccount(user.id, NOON))
    expect((await kept()).map(({ userId }) => userId)).toEqual([null])
  })

  test('come as many as a browser keeps, and no more', async () => {
    const list = Array.from({ length: MOST_EVENTS }, () => event())
    expect((await post([...list, event()])).status).toBe(400)
    expect(await kept()).toEqual([])
    expect((await post(list)).status).toBe(204)
    expect((await kept()).length).toBe(MOST_EVENTS)
  })

  test('are no more than a megabyte', async () => {
    const long = `[${' '.repeat(EVENT_BATCH_BYTES - 1)}]`
    expect((await post(long)).status).toBe(413)
    expect((await post(long, { 'content-length': '2' })).status).toBe(413)
    expect((await post(`[${' '.repeat(EVENT_BATCH_BYTES - 2)}]`)).status).toBe(204)
  })

  test('are told of for 30 days', async () => {
    await post([event()])
    await sweepEvents(env as Env, { now: () => NOON + EVENT_KEPT - 1 })
    expect((await kept()).length).toBe(1)
    await sweepEvents(env as Env, { now: () => NOON + EVENT_KEPT })
    expect(await kept()).toEqual([])
  })
})

describe('what is no list of events is refused:', () => {
  test.each(['', '{', '{}', 'null', '"[]"', '[', '[]x', '7'])('%j', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])('of the type %j', async (type) => {
    expect((await post([event()], { 'content-type': type })).status).toBe(415)
    expect(await kept()).toEqual([])
  })
})

describe('an event is left out, and the others are kept, when', () => {
  test.each<[string, Parameters<typeof event>[0]]>([
    ['its key is unknown', { key: 'susi.converted' }],
    ['its key is one of every object', { key: 'constructor' }],
    ['it is no event', { type: 'x' }],
    ['it has no time', { timestamp: undefined }],
    ['its time is no number', { timestamp: String(NOON) }],
    ['its time is no whole number', { timestamp: NOON + 0.5 }],
    ['it is older than 48 hours', { timestamp: NOON - 48 * HOUR - 1 }],
    ['it is of the future', { timestamp: NOON + HOUR }],
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

test('what nobody asked for, and what an address may hide, isn’t kept', async () => {
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

describe('nothing is kept of', () => {
  test.each<[string, Record<string, string>]>([
    ['who asks not to be tracked', { dnt: '1' }],
    ['who has a browser that asks for it', { 'sec-gpc': '1' }],
    ['a bot', { 'user-agent': BOT }],
  ])('%s', async (_, headers) => {
    expect((await post([event()], headers)).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  test('staff who act as somebody else', async () => {
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

  test('an address that sends more than it may in an hour', async () => {
    const visit = newVisit({ address: '198.51.100.23' })
    for (let i = 0; i < EVENT_BATCHES.most; i += 1) await post([event()], { visit })
    expect((await post([event()], { visit })).status).toBe(429)
    expect((await kept()).length).toBe(EVENT_BATCHES.most)
    visit.now += EVENT_BATCHES.windowMs
    expect((await post([event({ timestamp: visit.now })], { visit })).status).toBe(204)
  })
})

test('a session that is over stays the browser’s own affair: the next page may have set another', async () => {
  const visit = newVisit()
  const user = await createUser()
  await visit.signIn(user.id, { expiresAt: NOON })
  const response = await post([event()], { visit })
  expect([response.status, response.headers.getSetCookie()]).toEqual([204, []])
  expect((await kept()).map(({ userId }) => userId)).toEqual([null])
})

test('people’s and publications’ own hosts take events of their own pages', async () => {
  await createUser({ username: 'ivo', hasSubdomain: true })
  const origin = 'https://ivo.quire.example'
  const send = (from: string) =>
    newVisit().send(`${origin}/_/batch`, {
      method: 'POST',
      headers: { origin: from, 'content-type': 'application/json' },
      body: JSON.stringify([event()]),
    })
  expect([(await send(origin)).status, (await send(ORIGIN)).status]).toEqual([204, 403])
  expect((await kept()).length).toBe(1)
})

test('events are posted, and nothing else', async () => {
  const response = await newVisit().get('/_/batch')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
