import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { EVENT_BATCH_BYTES, EVENT_KEPT, MOST_EVENTS } from '../../../schema/rules/events'
import { HOUR } from '../../../schema/rules/time-units'
import { removeAccount } from '../../../worker/data/account/removal'
import { Database } from '../../../worker/data/database'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { event, forget, kept, post } from './support'

beforeEach(async () => {
  await forget()
})

describe('events', () => {
  test('are stored as they happened, without anything that identifies a visitor', async () => {
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
      data: { ...sent.data, source: { name: 'tag page' } },
    })
  })

  test('are stored once, however often and in whatever batches they arrive', async () => {
    const [first, second] = [event(), event()]
    await Promise.all([post([first]), post([first, second]), post([second, second, first])])
    expect((await kept()).map(({ eventId }) => eventId).sort()).toEqual([first.eventId, second.eventId])
  })

  test('are stored with the signed-in person, whatever they claim themselves', async () => {
    const visit = newVisit()
    const user = await createUser()
    await visit.signIn(user.id)
    expect((await post([event({ userId: 'somebody', data: { userId: 'else' } })], { visit })).status).toBe(
      204,
    )
    const [row] = await kept()
    expect([row?.userId, row?.data.includes('else')]).toEqual([user.id, false])
  })

  test('lose their owner when the account is removed', async () => {
    const visit = newVisit()
    const user = await createUser({ deleteAfter: NOON })
    await visit.signIn(user.id)
    await post([event()], { visit })
    await post([event()])
    await new Database(env.DB).write(removeAccount(user.id, NOON))
    expect((await kept()).map(({ userId }) => userId)).toEqual([null])
  })

  test('are accepted in batches as large as a browser’s queue, and no larger', async () => {
    const list = Array.from({ length: MOST_EVENTS }, () => event())
    expect((await post([...list, event()])).status).toBe(400)
    expect(await kept()).toEqual([])
    expect((await post(Array.from({ length: 10_000 }, (_, i) => i))).status).toBe(400)
    expect((await post(list)).status).toBe(204)
    expect((await kept()).length).toBe(MOST_EVENTS)
  })

  test('are refused in a body of more than a megabyte', async () => {
    const long = `[${' '.repeat(EVENT_BATCH_BYTES - 1)}]`
    expect((await post(long)).status).toBe(413)
    expect((await post(long, { 'content-length': '2' })).status).toBe(413)
    expect((await post(`[${' '.repeat(EVENT_BATCH_BYTES - 2)}]`)).status).toBe(204)
  })

  test('are deleted after 30 days', async () => {
    await post([event()])
    await cronJob('sweep-tables', NOON + EVENT_KEPT - 1)
    expect((await kept()).length).toBe(1)
    await cronJob('sweep-tables', NOON + EVENT_KEPT)
    expect(await kept()).toEqual([])
  })
})

describe('a body that isn’t a list of events is refused:', () => {
  test.each(['', '{', '{}', 'null', '"[]"', '[', '[]x', '7'])('%j', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])('of the type %j', async (type) => {
    expect((await post([event()], { 'content-type': type })).status).toBe(415)
    expect(await kept()).toEqual([])
  })
})

test('an expired session’s cookie isn’t cleared, since the next page may have set another', async () => {
  const visit = newVisit()
  const user = await createUser()
  await visit.signIn(user.id, { expiresAt: NOON })
  const response = await post([event()], { visit })
  expect([response.status, response.headers.getSetCookie()]).toEqual([204, []])
  expect((await kept()).map(({ userId }) => userId)).toEqual([null])
})

test('the hosts of people and publications accept events from their own pages only', async () => {
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

test('only POST is allowed', async () => {
  const response = await newVisit().get('/_/batch')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
