import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { FRESH_CONNECTION } from '../../../schema/rules/draft-channel'
import { CHANNEL_EXPIRED } from '../../../schema/rules/notification-channel'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, clock, drafts, story, typed } from './sequencer-world'

const upgrade = { upgrade: 'websocket', origin: ORIGIN }
const opened: WebSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

/** Opens an editor's connection, and collects what it hears. */
async function connect(visit: ReturnType<typeof newVisit>, postId: string) {
  const { status, webSocket } = await visit.get(`/_/drafts/${postId}/socket`, upgrade)
  if (!webSocket) return { status }
  const heard: Record<string, unknown>[] = []
  const closed = new Promise<number>((resolve) =>
    webSocket.addEventListener('close', ({ code }) => resolve(code)),
  )
  let wake = () => {}
  webSocket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)))
    wake()
  })
  webSocket.accept()
  opened.push(webSocket)
  const hears = async (count: number) => {
    while (heard.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return heard
  }
  return { status, webSocket, heard, hears, closed }
}

const text = (...words: string[]) => ({
  title: 'Begun',
  subtitle: '',
  body: words.map((word, i) => ({ type: 'P', name: `p00${i}`, text: word, markups: [] })),
})
const contest = { id: 'one', base: text('Tide.'), text: text('Tide. Cold.') }

async function writer() {
  const { user, visit } = await signedIn()
  return { visit, postId: await story({ creatorId: user.id }) }
}

describe('an open editor', () => {
  test('hears of each revision, and of what another one can’t join until that is settled', async () => {
    const { visit, postId } = await writer()
    const desk = await connect(visit, postId)
    const phone = await connect(visit, postId)
    expect(await desk.hears?.(1)).toEqual([{ revision: 1 }])
    await drafts.save(postId, { saveKey: 'a', baseRevision: 1, deltas: [added('cccc')] })
    expect(await desk.hears?.(2)).toEqual([{ revision: 1 }, { revision: 2 }])
    expect(await phone.hears?.(2)).toHaveLength(2)
    phone.webSocket?.send(JSON.stringify({ contest }))
    expect((await desk.hears?.(3))?.[2]).toEqual({ revision: 2, contest })
    // One that opens later hears of it, too.
    const late = await connect(visit, postId)
    expect(await late.hears?.(1)).toEqual([{ revision: 2, contest }])
    await drafts.save(postId, { saveKey: 'b', baseRevision: 2, deltas: [typed('aaaa', 'Settled')] })
    desk.webSocket?.send(JSON.stringify({ settled: 'one' }))
    expect((await phone.hears?.(4))?.at(-1)).toEqual({ revision: 3, settled: 'one' })
    expect(await (await connect(visit, postId)).hears?.(1)).toEqual([{ revision: 3 }])
    // Nobody but the others heard it, and nothing else is passed on.
    for (const words of [
      '{}',
      'x',
      JSON.stringify({ contest: { ...contest, text: { title: 1 } } }),
      '{"settled":"two"}',
    ])
      phone.webSocket?.send(words)
    await drafts.save(postId, { saveKey: 'c', baseRevision: 3, deltas: [typed('aaaa', 'On')] })
    expect((await desk.hears?.(6))?.at(-1)).toEqual({ revision: 4 })
  })

  test('that connected a while ago is asked for its rights before it hears a text', async () => {
    const { visit, postId } = await writer()
    const old = await connect(visit, postId)
    await old.hears?.(1)
    const at = Date.now()
    const real = Date.now
    Date.now = () => at + FRESH_CONNECTION + 1
    try {
      const fresh = await connect(visit, postId)
      await fresh.hears?.(1)
      fresh.webSocket?.send(JSON.stringify({ contest }))
      expect(await old.closed).toBe(CHANNEL_EXPIRED)
    } finally {
      Date.now = real
    }
    expect(old.heard).toEqual([{ revision: 1 }])
  })

  test('is its writer’s: others, visitors and other sites hear nothing', async () => {
    const { visit, postId } = await writer()
    const other = await signedIn()
    expect((await connect(other.visit, postId)).status).toBe(404)
    expect((await connect(newVisit(), postId)).status).toBeGreaterThanOrEqual(400)
    expect(
      (await visit.get(`/_/drafts/${postId}/socket`, { ...upgrade, origin: 'https://evil.example' })).status,
    ).toBe(403)
    expect((await visit.get(`/_/drafts/${postId}/socket`)).status).toBe(426)
    expect((await connect(visit, '0123456789ab')).status).toBe(404)
  })
})

test('a list of drafts has what was saved a moment ago', async () => {
  const { visit, postId } = await writer()
  clock.at = visit.now
  await drafts.save(postId, {
    saveKey: 'a',
    baseRevision: 1,
    deltas: [{ type: 'title', text: 'The tide' }, typed('aaaa', 'Five words are in it')],
  })
  const { data } = await visit.ask(
    '{ viewer { stories(filter: DRAFTS) { stories { post { title wordCount } } } } }',
  )
  expect(data).toMatchObject({
    viewer: { stories: { stories: [{ post: { title: 'The tide', wordCount: 6 } }] } },
  })
  const { n } = (await env.DB.prepare('SELECT count(*) AS n FROM post WHERE title = ?')
    .bind('The tide')
    .first<{ n: number }>()) ?? { n: 0 }
  expect(n).toBe(1)
})
