import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { afterEach, expect, test, vi } from 'vitest'
import { storyAnnouncement } from '../../../schema/tables/notification'
import type { JobMessage } from '../../../worker/jobs/messages'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'

const HUB = { WEBSUB_HUB: 'https://hub.example/' }

afterEach(() => vi.restoreAllMocks())

/** What the hub is sent, which answers with these statuses, one after the other. */
function hubThatAnswers(...statuses: number[]) {
  const bodies: URLSearchParams[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    expect(String(address)).toBe(HUB.WEBSUB_HUB)
    bodies.push(new URLSearchParams(String(init?.body)))
    return new Response(null, { status: statuses.shift() ?? 204 })
  })
  return bodies
}

const tell = (postIds: string[], bindings: Partial<Env> = HUB) =>
  takeUp('tell-hub', [{ type: 'tell-hub', postIds }], NOON, bindings)

async function story(given: Parameters<typeof createStory>[0] = {}): Promise<string> {
  const { id } = await createStory(given)
  return id ?? ''
}

test('the hub is told of each feed in which a story is new, in all forms', async () => {
  const sent = hubThatAnswers()
  const { id: creatorId } = await createUser({ username: 'maren' })
  const { id: collectionId } = await createCollection({ slug: 'tidewater' })
  const open = await story({ creatorId, collectionId, tags: ['ocean'] })
  await tell([open, open])
  expect(sent).toHaveLength(1)
  expect(sent[0]?.get('hub.mode')).toBe('publish')
  const paths = (sent[0]?.getAll('hub.url') ?? []).map((topic) => new URL(topic).pathname)
  expect(paths.toSorted()).toEqual(
    [
      '/feed/latest',
      '/feed/@maren',
      '/feed/tidewater',
      '/feed/tidewater/news',
      '/feed/tidewater/news/tagged/ocean',
      '/feed/tidewater/tagged/ocean',
      '/feed/tag/ocean',
      '/feed/flipboard/ocean',
    ]
      .flatMap((path) => [path, `${path}.json`, `${path}.atom`])
      .toSorted(),
  )
})

test('it isn’t told of feeds that leave a story out, or of stories that nobody sees', async () => {
  const sent = hubThatAnswers()
  const { id: creatorId } = await createUser({ username: 'noor' })
  const locked = await story({ creatorId, tags: ['ocean'], access: 'locked' })
  const draft = await story({ creatorId, state: 'draft', isListed: false })
  await tell([locked, draft, 'ffffffffffff'])
  const topics = sent[0]?.getAll('hub.url') ?? []
  expect(topics.filter((topic) => topic.includes('/flipboard/'))).toEqual([])
  expect(topics).toHaveLength(9)
  await tell([draft])
  expect(sent).toHaveLength(1)
})

test('it is told again if it couldn’t take it, and not if it refused', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const sent = hubThatAnswers(503, 429, 400)
  const id = await story()
  await expect(tell([id])).rejects.toThrow('The hub answered 503')
  await expect(tell([id])).rejects.toThrow('The hub answered 429')
  await tell([id])
  expect(sent).toHaveLength(3)
  expect(log).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ event: 'hub-refused', status: 400 }))
})

test('no hub is asked for where none is configured', async () => {
  const sent = hubThatAnswers()
  await tell([await story()], {})
  expect(sent).toEqual([])
})

test('stories that are announced are those that the hub is told of, once', async () => {
  const messages: JobMessage[] = []
  const DELIVERIES = {
    sendBatch: async (batch: Iterable<{ body: JobMessage }>) => {
      messages.push(...[...batch].map(({ body }) => body))
    },
  } as unknown as Env['DELIVERIES']
  const postId = await story()
  await drizzle((env as Env).DB)
    .insert(storyAnnouncement)
    .values({ postId, createdAt: NOON })
  await cronJob('announce-stories', NOON, { DELIVERIES })
  expect(messages).toEqual([])
  const again = await story()
  await drizzle((env as Env).DB)
    .insert(storyAnnouncement)
    .values({ postId: again, createdAt: NOON })
  await cronJob('announce-stories', NOON, { DELIVERIES, ...HUB })
  await cronJob('announce-stories', NOON, { DELIVERIES, ...HUB })
  expect(messages).toEqual([{ type: 'tell-hub', postIds: [again] }])
})
