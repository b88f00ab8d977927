import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { ARCHIVE_PAGE } from '../../../schema/rules/newsletters'
import { MINUTE } from '../../../schema/rules/time-units'
import { letter } from '../../../schema/tables/letter'
import { NOON, nextId } from '../../factories/ids'
import { createStory, type StoryGiven } from '../../factories/story'
import { createUser } from '../../factories/user'
import { visitor } from './support'

/* docs/rules/newsletters.md, "The archive". */

let minutes = 0

/** A story that a writer's newsletter has sent, or something else that became of its letter. */
async function createLetter(
  creatorId: string,
  title: string,
  given: Partial<typeof letter.$inferInsert> = {},
  story: StoryGiven = {},
): Promise<void> {
  const { id: postId } = await createStory({ creatorId, title, ...story })
  minutes += 1
  const at = NOON + minutes * MINUTE
  await drizzle(env.DB)
    .insert(letter)
    .values({
      id: nextId(),
      newsletterId: creatorId,
      postId,
      subject: title,
      audience: 'all',
      state: 'sent',
      createdAt: at,
      scheduledAt: at,
      startedAt: at,
      sentCount: 1,
      ...given,
    })
}

interface Listed {
  newsletter: { name: string; url: string }
  posts: { title: string; url: string; sentAt: string }[]
  next: string | null
}

const listed = async (newsletterV3Id: string, after?: string): Promise<Listed> => {
  const query = after === undefined ? '' : `?after=${after}`
  const answer = await visitor().get(linkTo('NewsletterPosts', { newsletterV3Id }) + query)
  expect(answer.status).toBe(200)
  return answer.json()
}

const titles = ({ posts }: Listed) => posts.map(({ title }) => title)

test('the archive has what has gone out and is listed, newest first', async () => {
  const { id, username } = await createUser({ name: 'Ana' })
  await createLetter(id, 'The first')
  await createLetter(id, 'On its way', { state: 'sending' })
  await createLetter(id, 'Stopped halfway', { state: 'stopped' })
  await createLetter(id, 'Planned', { state: 'scheduled', startedAt: null, sentCount: 0 })
  await createLetter(id, 'Stopped before', { state: 'stopped', sentCount: 0 })
  await createLetter(id, 'Of a digest', { digestAt: NOON })
  await createLetter(id, 'Unlisted', {}, { state: 'unlisted', isListed: false })
  const page = await listed(id)
  expect(titles(page)).toEqual(['Stopped halfway', 'On its way', 'The first'])
  expect(page.newsletter).toMatchObject({ name: 'Ana' })
  expect(new URL(page.newsletter.url).pathname).toBe(linkTo('SubscribeUser', { username }))
  expect(page.posts.every(({ sentAt }) => Date.parse(sentAt) > NOON)).toBe(true)
  const shown = await (await visitor().get(linkTo('SubscribeUser', { username }))).text()
  for (const title of titles(page)) expect(shown).toContain(title)
  for (const title of ['Planned', 'Stopped before', 'Of a digest', 'Unlisted'])
    expect(shown).not.toContain(title)
})

test('the archive goes on where a page of it ends', async () => {
  const { id, username } = await createUser()
  const all = Array.from({ length: ARCHIVE_PAGE + 1 }, (_, i) => `Letter no. ${i}.`)
  for (const title of all) await createLetter(id, title)
  const first = await listed(id)
  expect(titles(first)).toEqual(all.toReversed().slice(0, ARCHIVE_PAGE))
  const second = await listed(id, first.next ?? '')
  expect([titles(second), second.next]).toEqual([['Letter no. 0.'], null])
  const path = linkTo('SubscribeUser', { username })
  expect(await (await visitor().get(path)).text()).not.toContain('Letter no. 0.')
  expect(await (await visitor().get(`${path}?after=${first.next}`)).text()).toContain('Letter no. 0.')
})

test('there is no archive of a newsletter that isn’t there, or of a writer who isn’t shown', async () => {
  const { id } = await createUser({ isSuspended: true })
  for (const newsletterV3Id of [id, 'ffffffffffff'])
    expect((await visitor().get(linkTo('NewsletterPosts', { newsletterV3Id }))).status).toBe(404)
})
