import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { iftttTrigger } from '../../../schema/tables/ifttt'
import { storyAnnouncement } from '../../../schema/tables/notification'
import type { JobMessage } from '../../../worker/jobs/messages'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { outside } from '../../support/outside'
import { withProgram } from '../access-token/support'
import { db, follows, KEY, newService } from './support'

afterEach(() => vi.restoreAllMocks())

/** IFTTT, as far as it is told something, in another process. */
function newIfttt(key = KEY) {
  const ifttt = outside()
  const bindings = { IFTTT_SERVICE_KEY: key, IFTTT_REALTIME_URL: ifttt.url('ifttt') }
  return {
    ...ifttt,
    bindings,
    tell: (now = NOON) => takeUp('tell-ifttt', [{ type: 'tell-ifttt' }], now, bindings),
    /** The identities of each request that it has taken. */
    async told(): Promise<string[][]> {
      const { sent } = await ifttt.look()
      return sent.map(({ data }) =>
        (data as { trigger_identity: string }[]).map((one) => one.trigger_identity).toSorted(),
      )
    },
  }
}

const due = () => db().select().from(iftttTrigger)
const waits = (userId: string, identity: string, given: Partial<typeof iftttTrigger.$inferInsert> = {}) =>
  db()
    .insert(iftttTrigger)
    .values({
      userId,
      identity,
      trigger: 'new_response',
      subjectId: userId,
      createdAt: NOON,
      askedAt: NOON,
      ...given,
    })

async function announce(postId: string, bindings: Partial<Env>) {
  await db().insert(storyAnnouncement).values({ postId, createdAt: NOON })
  await cronJob('announce-stories', NOON, bindings)
}

test('of a new story, those are told who wait for its writer, publication or topics', async () => {
  const ifttt = newIfttt()
  const writer = await createUser()
  const follower = await createUser()
  const muting = await createUser()
  const { id: collectionId } = await createCollection()
  const reader = await createUser()
  await follows(follower.id, writer.id)
  await waits(writer.id, 'mine', { trigger: 'new_story_by_me', subjectId: writer.id })
  await waits(follower.id, 'followed', { trigger: 'new_story_by_followed', subjectId: follower.id })
  await waits(muting.id, 'others', { trigger: 'new_story_by_followed', subjectId: muting.id })
  await waits(reader.id, 'paper', { trigger: 'new_story_in_publication', subjectId: collectionId })
  await waits(reader.id, 'topic', { trigger: 'new_story_with_tag', subjectId: 'estuaries' })
  await waits(reader.id, 'other-topic', { trigger: 'new_story_with_tag', subjectId: 'deserts' })
  const { id = '' } = await createStory({ creatorId: writer.id, collectionId, tags: ['estuaries'] })
  await announce(id, ifttt.bindings)
  await ifttt.tell()
  expect(await ifttt.told()).toEqual([['followed', 'mine', 'paper', 'topic']])
  await ifttt.tell()
  expect(await ifttt.told()).toHaveLength(1)
  const { seen } = await ifttt.look()
  expect(seen[0]?.headers).toMatchObject({ 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('of a saved story and a response, its owner’s Applets are told', async () => {
  const ifttt = newIfttt()
  const service = newService()
  const { user, token } = await withProgram({ scopes: ['READ', 'WRITE'] })
  const applets = service.of(token)
  const [list] = (await applets.post('triggers/story_saved/fields/list/options')).data as { value: string }[]
  await applets.post('triggers/story_saved', {
    trigger_identity: 'saved',
    triggerFields: { list: list?.value },
  })
  await applets.post('triggers/new_response', { trigger_identity: 'answers' })
  const { id } = await createStory({ creatorId: user.id })
  await applets.post('actions/save_story', { actionFields: { url: `/p/${id}` } })
  await ifttt.tell()
  expect(await ifttt.told()).toEqual([['saved']])
  const reader = await signedIn({ createdAt: NOON - 30 * DAY })
  const { data } = await reader.visit.ask(
    `mutation ($id: ID!) { result: publishPostResponse(inResponseToPostId: $id, text: "Yes") { __typename } }`,
    { id },
  )
  expect(data).toMatchObject({ result: { __typename: 'Post' } })
  await ifttt.tell()
  expect((await ifttt.told())[1]).toEqual(['answers'])
})

test('it is told of a thousand at once', async () => {
  const ifttt = newIfttt()
  for (let i = 0; i < 12; i++) {
    const { id } = await createUser()
    const rows = Array.from({ length: 90 }, (_, n) => ({
      userId: id,
      identity: `many-${i}-${n}`,
      trigger: 'new_response' as const,
      subjectId: id,
      createdAt: NOON,
      askedAt: NOON,
      dueAt: NOON,
    }))
    for (let at = 0; at < rows.length; at += 10)
      await db()
        .insert(iftttTrigger)
        .values(rows.slice(at, at + 10))
  }
  await ifttt.tell()
  expect((await ifttt.told()).map(({ length }) => length)).toEqual([1000, 80])
})

test('what it can’t take now it is told later, three times', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ifttt = newIfttt()
  const { id } = await createUser()
  await waits(id, 'later', { dueAt: NOON })
  await ifttt.fail({ status: 503 }, { status: 429 }, { lost: true }, { status: 500 })
  const at = [0, 1, 6, 36].map((minutes) => NOON + minutes * MINUTE)
  for (const [i, now] of at.entries()) {
    await ifttt.tell(now - 1)
    await ifttt.tell(now)
    expect((await ifttt.look()).seen).toHaveLength(i + 1)
  }
  const [row] = await due().where(eq(iftttTrigger.identity, 'later'))
  expect(row).toMatchObject({ dueAt: null })
})

test('what it refuses isn’t sent again, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ifttt = newIfttt('another-key-of-ours')
  const { id } = await createUser()
  await waits(id, 'refused', { dueAt: NOON })
  await ifttt.tell()
  await ifttt.tell(NOON + MINUTE)
  expect((await ifttt.look()).seen).toHaveLength(1)
  expect(log).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ event: 'ifttt-refused', status: 401 }))
})

test('the queue is asked only if there is something to tell, and a key', async () => {
  const messages: JobMessage[] = []
  const DELIVERIES = {
    sendBatch: async (batch: Iterable<{ body: JobMessage }>) => {
      messages.push(...[...batch].map(({ body }) => body))
    },
  } as unknown as Env['DELIVERIES']
  const { bindings } = newIfttt()
  await cronJob('tell-ifttt', NOON, { DELIVERIES, ...bindings })
  expect(messages).toEqual([])
  const { id } = await createUser()
  await waits(id, 'asked', { dueAt: NOON })
  await cronJob('tell-ifttt', NOON, { DELIVERIES, ...bindings, IFTTT_SERVICE_KEY: '' })
  expect(messages).toEqual([])
  await cronJob('tell-ifttt', NOON, { DELIVERIES, ...bindings })
  expect(messages).toEqual([{ type: 'tell-ifttt' }])
})
