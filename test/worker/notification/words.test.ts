import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { MAX_EXCERPT } from '../../../schema/rules/limits'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { user } from '../../../schema/tables/user'
import { clapped, mentioned, quoted } from '../../../worker/services/notification/events'
import { createCatalog } from '../../factories/catalog'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { established, respond, respondToList } from '../response/support'
import { notifyAll, reader } from './support'

const db = drizzle(env.DB)

/** What the viewer's notifications of a kind quote, the newest first. */
async function excerptsOf(visit: Awaited<ReturnType<typeof reader>>['visit'], kind: string) {
  const { data } = await visit.ask('{ notifications { notifications { kind excerpt } } }')
  const list = data?.notifications as { notifications: { kind: string; excerpt: string | null }[] } | null
  return (list?.notifications ?? []).filter((one) => one.kind === kind).map(({ excerpt }) => excerpt)
}

const setStatus = (postId: string, status: 'shown' | 'hidden') =>
  db.update(postResponse).set({ status }).where(eq(postResponse.postId, postId))

test('a response is quoted by its first words, cut at a word, as long as it is shown', async () => {
  const writer = await reader()
  const story = await createStory({ creatorId: writer.id })
  const ana = await established({ name: 'Ana' })
  const long = 'A sentence that goes on. '.repeat(20)
  const { id } = await respond(ana.visit, story.id, long)
  const [excerpt = ''] = await excerptsOf(writer.visit, 'RESPONSE')
  expect(excerpt?.length).toBeLessThanOrEqual(MAX_EXCERPT)
  expect(excerpt).toMatch(/^A sentence that goes on\. .*\b(A|sentence|that|goes|on)…$/)
  await setStatus(id, 'hidden')
  expect(await excerptsOf(writer.visit, 'RESPONSE')).toEqual([null])
  await setStatus(id, 'shown')
  await db.update(post).set({ state: 'trashed' }).where(eq(post.id, id))
  expect(await excerptsOf(writer.visit, 'RESPONSE')).toEqual([null])
})

test('an answer below a hidden response isn’t quoted, nor is anybody who is suspended', async () => {
  const writer = await reader()
  const story = await createStory({ creatorId: writer.id })
  const [ana, ben, cleo] = [await established(), await established(), await established()]
  const first = await respond(ana.visit, story.id, 'The first word')
  await respond(ben.visit, first.id, 'The second word')
  await respondToList(
    cleo.visit,
    (await createCatalog({ creatorId: writer.id, visibility: 0 })).id,
    'About the list',
  )
  expect(new Set(await excerptsOf(writer.visit, 'RESPONSE'))).toEqual(
    new Set(['About the list', 'The second word', 'The first word']),
  )
  await setStatus(first.id, 'hidden')
  await db.update(user).set({ isSuspended: true }).where(eq(user.id, cleo.user.id))
  const after = await excerptsOf(writer.visit, 'RESPONSE')
  expect(after.filter((excerpt) => excerpt !== null)).toEqual([])
})

test('what waits is quoted to those who decide', async () => {
  const owner = await signedIn()
  const story = await createStory({ creatorId: owner.user.id })
  const list = await createCatalog({ creatorId: owner.user.id, visibility: 0 })
  const [first, second] = [await signedIn({ createdAt: NOON }), await signedIn({ createdAt: NOON })]
  await respond(first.visit, story.id, 'May I?')
  await respondToList(second.visit, list.id, 'And I?')
  expect(new Set(await excerptsOf(owner.visit, 'RESPONSE'))).toEqual(new Set(['May I?', 'And I?']))
})

test('a response that mentions somebody is quoted', async () => {
  const mentionedOne = await reader()
  const story = await createStory()
  const ana = await established()
  const { id } = await respond(ana.visit, story.id, 'Ask them about it')
  await notifyAll([{ userId: mentionedOne.id, kind: 'mention' }], mentioned(id, story.id, ana.user.id))
  expect(await excerptsOf(mentionedOne.visit, 'MENTION')).toEqual(['Ask them about it'])
  await setStatus(id, 'hidden')
  expect(await excerptsOf(mentionedOne.visit, 'MENTION')).toEqual([null])
})

test('a highlighted passage is quoted as long as everybody sees it; claps quote nothing', async () => {
  const writer = await reader()
  const story = await createStory({ creatorId: writer.id })
  const ana = await createUser()
  const id = nextId()
  const passage = (given: Partial<typeof quote.$inferInsert>) =>
    db.insert(quote).values({
      id: nextId(),
      postId: story.id,
      userId: ana.id,
      quoteKey: nextId(),
      paragraph: 'a1',
      start: 0,
      words: 'The tide',
      before: '',
      after: '',
      createdAt: NOON,
      ...given,
    })
  await passage({ words: 'For me alone', isPrivate: true, createdAt: NOON - 1 })
  await passage({ id })
  await notifyAll([{ userId: writer.id, kind: 'highlight' }], quoted(story.id, ana.id, NOON))
  await notifyAll([{ userId: writer.id, kind: 'clap' }], clapped(story.id, ana.id, NOON))
  expect(await excerptsOf(writer.visit, 'HIGHLIGHT')).toEqual(['The tide'])
  expect(await excerptsOf(writer.visit, 'CLAP')).toEqual([null])
  await db.update(quote).set({ deletedAt: NOON }).where(eq(quote.id, id))
  expect(await excerptsOf(writer.visit, 'HIGHLIGHT')).toEqual([null])
})
