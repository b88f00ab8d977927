import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { MOST_PAGES, OPEN_FOR } from '../../../schema/rules/stats/reading-now'
import { MINUTE } from '../../../schema/rules/time-units'
import { openReaders } from '../../../worker/platform/reading-now/open-readers'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { report, viewsOf } from '../reading-history/support'

/* docs/rules/stats.md, "Reading now". */

type Visit = ReturnType<typeof newVisit>

const look = async (visit: Visit) => {
  const { data } = await visit.ask('{ viewer { readingNow { total stories { post { id } pages } } } }')
  return (data?.viewer as { readingNow: unknown } | undefined)?.readingNow
}

const opens = (id: string, network: number, page: string, headers: Record<string, string> = {}) =>
  report(newVisit({ address: `198.51.100.${network}` }), id, { seconds: 1, page }, headers)

test('a writer sees the pages that are open, each once, by story', async () => {
  const { user, visit } = await signedIn()
  const [one, two] = await Promise.all(
    [1, 2].map(() => createStory({ creatorId: user.id, readingTime: 300 })),
  )
  if (!one || !two) throw new Error('There are no stories')
  expect(await look(visit)).toEqual({ total: 0, stories: [] })
  await opens(one.id, 1, 'aaaa')
  await opens(one.id, 2, 'bbbb')
  await report(newVisit({ address: '198.51.100.2' }), one.id, { seconds: 40, page: 'bbbb' })
  await opens(two.id, 3, 'aaaa')
  // Neither who asks not to be tracked, nor the writer.
  await opens(two.id, 4, 'cccc', { 'sec-gpc': '1' })
  await report(visit, two.id, { seconds: 40, page: 'dddd' })
  expect((await report(newVisit(), two.id, { seconds: 1, page: 'Not a name' })).status).toBe(400)
  expect(await look(visit)).toEqual({
    total: 3,
    stories: [
      { post: { id: one.id }, pages: 2 },
      { post: { id: two.id }, pages: 1 },
    ],
  })
  const { visit: stranger } = await signedIn()
  expect(await look(stranger)).toEqual({ total: 0, stories: [] })
  // Nothing of a reader is kept.
  await runInDurableObject(env.READING_NOW.getByName(user.id), (_object, { storage }) => {
    const rows = storage.sql.exec('SELECT * FROM page').toArray()
    for (const row of rows) expect(Object.keys(row)).toEqual(['post_id', 'token', 'at'])
  })
})

test('two readers in one network are two open pages, and a page that says nothing new stays open', async () => {
  const { user, visit } = await signedIn()
  const { id } = await createStory({ creatorId: user.id, readingTime: 300 })
  await opens(id, 1, 'aaaa')
  await opens(id, 1, 'bbbb')
  expect(await look(visit)).toMatchObject({ total: 2 })
  const still = newVisit({ address: '198.51.100.1', now: NOON + 4 * MINUTE })
  await report(still, id, { seconds: 1, page: 'bbbb' })
  visit.now = NOON + 6 * MINUTE
  expect(await look(visit)).toMatchObject({ total: 1 })
  // They count as one reader.
  expect(await viewsOf(id, NOON)).toBe(1)
})

test('a page is closed five minutes after its last report, and no more than 1,000 are known', async () => {
  let now = Date.now()
  const readers = openReaders(env as Env, { now: () => now })
  const page = (token: string) => ({ postId: 'story', token, at: now })
  await readers.note('busy', [page('first')])
  now += MINUTE
  await readers.note('busy', [page('second'), { ...page('early'), at: now + 60 * MINUTE }])
  expect((await readers.look('busy'))?.total).toBe(3)
  now += OPEN_FOR - MINUTE
  expect((await readers.look('busy'))?.total).toBe(2)
  now += MINUTE
  expect(await readers.look('busy')).toEqual({ total: 0, stories: [] })
  await readers.note('busy', [{ ...page('old'), at: now - OPEN_FOR }])
  expect((await readers.look('busy'))?.total).toBe(0)
  const many = Array.from({ length: MOST_PAGES + 10 }, (_, i) => page(`p${i}`))
  await readers.note('busy', many)
  await readers.note('busy', many)
  expect(await readers.look('busy')).toEqual({
    total: MOST_PAGES,
    stories: [{ postId: 'story', pages: MOST_PAGES }],
  })
})

test('whoever looks is told of changes, and nobody else', async () => {
  const { user, visit } = await signedIn()
  const { webSocket } = await visit.get('/_/notifications/socket', { upgrade: 'websocket', origin: ORIGIN })
  if (!webSocket) throw new Error('There is no connection')
  const heard: unknown[] = []
  const told = new Promise<void>((resolve) =>
    webSocket.addEventListener('message', ({ data }) => {
      heard.push(data)
      if (String(data).includes('reading')) resolve()
    }),
  )
  webSocket.accept()
  const object = env.READING_NOW.getByName(user.id)
  const readers = openReaders(env as Env, { now: Date.now })
  await readers.note(user.id, [{ postId: 'story', token: 'a', at: Date.now() }])
  await runDurableObjectAlarm(object)
  expect(heard.filter((data) => String(data).includes('reading'))).toEqual([])
  await readers.look(user.id)
  await readers.note(user.id, [{ postId: 'story', token: 'b', at: Date.now() }])
  await runDurableObjectAlarm(object)
  await told
  expect(heard.at(-1)).toBe('{"reading":2}')
  webSocket.close()
})

test('without its object, the figure is unknown and visits are counted all the same', async () => {
  const down = { getByName: () => ({ look: async () => Promise.reject(new Error('down')) }) }
  const broken = openReaders({ READING_NOW: down } as unknown as Env, { now: () => NOON })
  expect(await broken.look('writer')).toBeUndefined()
})
