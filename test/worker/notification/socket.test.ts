import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { CHANNEL_REPLACED, CHANNEL_UNWANTED } from '../../../schema/rules/notification-channel'
import { MOST_CHANNELS } from '../../../schema/rules/notifications'
import { Database } from '../../../worker/data/database'
import { openChannels } from '../../../worker/platform/notifications/channels'
import { tellTabs } from '../../../worker/services/notification/notify'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import { followedBy, reader } from './support'

const SOCKET = '/_/notifications/socket'
const upgrade = { upgrade: 'websocket', origin: ORIGIN }
type Visit = ReturnType<typeof newVisit>

const opened: WebSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

/** Opens a tab's connection, and collects what it is told. */
async function openTab(visit: Visit) {
  const { status, webSocket } = await visit.get(SOCKET, upgrade)
  if (!webSocket) throw new Error(`No connection: ${status}`)
  const heard: unknown[] = []
  const closed = new Promise<number>((resolve) =>
    webSocket.addEventListener('close', ({ code }) => resolve(code)),
  )
  const waiting: (() => void)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    heard.push(data)
    for (const wake of waiting.splice(0)) wake()
  })
  webSocket.accept()
  opened.push(webSocket)
  const hears = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return heard
  }
  return { webSocket, closed, hears }
}

const tell = (userIds: string[]) =>
  tellTabs(
    { db: new Database(env.DB), clock: { now: () => NOON }, channels: openChannels(env as Env) },
    userIds,
  )

describe('a tab', () => {
  test('learns how much is new when it connects, and whenever that changes', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    const tab = await openTab(visit)
    expect(await tab.hears(1)).toEqual(['{"unseen":1}'])
    await followedBy(id, 'Ben', NOON + 24 * 60 * 60_000)
    await tell([id])
    expect(await tab.hears(2)).toEqual(['{"unseen":1}', '{"unseen":2}'])
  })

  test('of the same person hears that another one has seen everything', async () => {
    const { id, visit } = await reader()
    await followedBy(id, 'Ana')
    const tab = await openTab(visit)
    await tab.hears(1)
    await visit.ask(`mutation { markNotificationsSeen(until: ${NOON}) { __typename } }`)
    expect(await tab.hears(2)).toEqual(['{"unseen":1}', '{"unseen":0}'])
  })

  test('of somebody else hears nothing of it', async () => {
    const one = await reader()
    const other = await reader()
    const tab = await openTab(other.visit)
    await followedBy(one.id, 'Ana')
    await tell([one.id])
    await tell([other.id])
    expect(await tab.hears(2)).toEqual(['{"unseen":0}', '{"unseen":0}'])
  })

  test('that pings is answered, and one that says anything else is closed', async () => {
    const { visit } = await reader()
    const tab = await openTab(visit)
    tab.webSocket.send('ping')
    expect(await tab.hears(2)).toEqual(['{"unseen":0}', 'pong'])
    tab.webSocket.send('hello')
    expect(await tab.closed).toBe(CHANNEL_UNWANTED)
  })

  test('that is being closed keeps no other tab from being told', async () => {
    const { id, visit } = await reader()
    const dead = await openTab(visit)
    await dead.hears(1)
    const other = await openTab(visit)
    await other.hears(1)
    await runInDurableObject(env.NOTIFICATION_CHANNEL.getByName(id), async (channel, state) => {
      state.getWebSockets()[0]?.close(1001, 'gone')
      await channel.push(3)
    })
    const heard = await Promise.race([other.hears(2), dead.hears(2)])
    expect(heard).toEqual(['{"unseen":0}', '{"unseen":3}'])
  })

  test('beyond the tenth takes the place of the oldest', async () => {
    const { visit } = await reader()
    const first = await openTab(visit)
    for (let i = 0; i < MOST_CHANNELS; i++) await openTab(visit)
    expect(await first.closed).toBe(CHANNEL_REPLACED)
  })
})

describe('the address', () => {
  test('refuses visitors, other origins, pages without an origin and plain requests', async () => {
    const { visit } = await reader()
    const statusOf = async (asking: Visit, headers: Record<string, string>) =>
      (await asking.get(SOCKET, headers)).status
    expect(await statusOf(newVisit(), upgrade)).toBe(401)
    expect(await statusOf(visit, { upgrade: 'websocket', origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusOf(visit, { upgrade: 'websocket' })).toBe(403)
    expect(await statusOf(visit, { origin: ORIGIN })).toBe(426)
  })
})

test('somebody who hasn’t been here for hours isn’t looked for', async () => {
  const { id, visit } = await reader()
  await env.DB.prepare('UPDATE session SET last_seen_at = ? WHERE user_id = ?').bind(1, id).run()
  const pushed: unknown[] = []
  const channels = {
    push: async (counts: readonly unknown[]) => void pushed.push(...counts),
    tellReading: async () => {},
  }
  const parts = { db: new Database(env.DB), clock: { now: () => NOON }, channels }
  await tellTabs(parts, [id])
  expect(pushed).toEqual([])
  await visit.signIn(id)
  await tellTabs(parts, [id])
  expect(pushed).toEqual([{ userId: id, count: 0 }])
})
