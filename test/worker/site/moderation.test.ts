import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { moderationAct } from '../../../schema/tables/moderation'
import { purgeOutbox } from '../../../schema/tables/operations'
import { post } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { viewerWording } from '../../../schema/wording/viewer'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo, newEmail } from '../identity/by-mail'

const db = drizzle(env.DB)
const RESULT = '{ __typename ... on UserError { code field message } }'
const onUser = (name: string) =>
  `mutation ($id: ID!, $reason: String!) { result: ${name}(input: { userId: $id, reason: $reason }) ${RESULT} }`
const onPost = (name: string) =>
  `mutation ($id: ID!, $reason: String!) { result: ${name}(input: { postId: $id, reason: $reason }) ${RESULT} }`
const SUSPEND = onUser('suspendUser')
const UNSUSPEND = onUser('unsuspendUser')
const TAKE_DOWN = onPost('takeDownPost')
const RESTORE = onPost('restorePost')

type Visit = ReturnType<typeof newVisit>
let staffId = ''
let staff: Visit

beforeAll(async () => {
  const member = await createUser({ isStaff: true, name: 'Sten Aalto' })
  staffId = member.id
  staff = newVisit()
  await staff.signIn(staffId)
})

const decide = async (mutation: string, id: string, reason = 'Spam.', by = staff) =>
  (await by.ask(mutation, { id, reason })).data?.result as {
    __typename: string
    code?: string
    field?: string
  }

/** A writer with one listed story on a topic of its own. */
async function writerWithStory() {
  const email = newEmail()
  const writer = await createUser({ email, postCount: 1 })
  const topic = `mod-${writer.id}`
  await createTag(topic, { postCount: 1 })
  const story = await createStory({
    creatorId: writer.id,
    title: `Words of ${writer.id}`,
    tags: [topic],
    revision: 1,
    firstPublishedAt: NOON - 1,
  })
  const address = `/@${writer.username}/${story.slug}-${story.id}`
  return { writer, email, topic, story, address }
}

const htmlOf = async (path: string, visit = newVisit()) => {
  const response = await visit.get(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}
const countOfTopic = async (slug: string) =>
  (await db.select().from(tag).where(eq(tag.slug, slug)))[0]?.postCount
const countOfUser = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]?.postCount
const stateOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]
const actsOn = async (id: string) => db.select().from(moderationAct).where(eq(moderationAct.subjectId, id))

describe('suspending somebody', () => {
  test('hides their stories from lists, says why on them, and purges cached pages before it returns', async () => {
    const { writer, address, topic, story } = await writerWithStory()
    const before = await htmlOf(address)
    expect(before.html).toContain(story.title)
    expect((await htmlOf(address)).headers.get('x-edge-cache')).toBe('HIT')
    expect(await decide(SUSPEND, writer.id, 'Sold followers.')).toEqual({ __typename: 'AdminUser' })

    const after = await htmlOf(address)
    expect(after.html).toContain(hiddenPostWording.suspended)
    expect(after.html).not.toContain(story.title)
    expect((await htmlOf(`/tag/${topic}`)).html).not.toContain(story.title)
    expect((await htmlOf(`/@${writer.username}`)).html).not.toContain(story.title)
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([0, 0])
    const purged = await db
      .select()
      .from(purgeOutbox)
      .where(eq(purgeOutbox.tag, `post-${story.id}`))
    expect(purged.some(({ isUrgent, doneAt }) => isUrgent && doneAt !== null)).toBe(true)
  })

  test('shows them the banner, and keeps them from following', async () => {
    const { writer } = await writerWithStory()
    const visit = newVisit()
    await visit.signIn(writer.id)
    await decide(SUSPEND, writer.id)
    expect((await htmlOf('/top-stories', visit)).html).toContain(viewerWording.banners.suspended)
    await createTag('mod-followed')
    const { data } = await visit.ask(
      'mutation { followTags(tagSlugs: ["mod-followed"]) { __typename ... on UserError { message } } }',
    )
    expect(data?.followTags).toMatchObject({ __typename: 'Unauthorized' })
  })

  test('and ending it restores lists and counts', async () => {
    const { writer, address, topic, story } = await writerWithStory()
    await decide(SUSPEND, writer.id)
    expect(await decide(UNSUSPEND, writer.id, 'It wasn’t them.')).toEqual({ __typename: 'AdminUser' })
    expect((await htmlOf(address)).html).toContain(story.title)
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([1, 1])
    // A second time changes nothing: no count grows, nothing is logged.
    await decide(UNSUSPEND, writer.id, 'Again.')
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([1, 1])
    expect((await actsOn(writer.id)).map(({ action }) => action)).toEqual(['SUSPEND', 'UNSUSPEND'])
  })

  test('leaves closed accounts closed when it ends', async () => {
    const { writer, story } = await writerWithStory()
    await decide(SUSPEND, writer.id)
    await db.update(user).set({ deactivatedAt: NOON }).where(eq(user.id, writer.id))
    await decide(UNSUSPEND, writer.id)
    expect((await stateOf(story.id))?.isListed).toBe(false)
  })

  test('tells them the reason by mail', async () => {
    const { writer, email } = await writerWithStory()
    await decide(SUSPEND, writer.id, 'Forty copies of one story.')
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('Your Quire account is suspended')
    expect(mail?.text).toContain('Forty copies of one story.')
  })

  test('is for staff alone, never of staff, and needs a reason', async () => {
    const { writer, email } = await writerWithStory()
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect(await decide(SUSPEND, writer.id, 'No.', newVisit())).toMatchObject({ __typename: 'Unauthorized' })
    expect(await decide(SUSPEND, writer.id, 'No.', reader)).toMatchObject({ __typename: 'Forbidden' })
    expect(await decide(SUSPEND, (await createUser({ isStaff: true })).id)).toMatchObject({
      __typename: 'Forbidden',
    })
    expect(await decide(SUSPEND, staffId)).toMatchObject({ __typename: 'Forbidden' })
    expect(await decide(SUSPEND, 'ffffffffffff')).toMatchObject({ __typename: 'NotFound', field: 'userId' })
    for (const reason of ['', '  \n ', 'x'.repeat(1001)])
      expect(await decide(SUSPEND, writer.id, reason)).toMatchObject({
        __typename: 'BadRequest',
        field: 'reason',
      })
    expect(await actsOn(writer.id)).toEqual([])
    expect(mailsTo(email)).toEqual([])
    expect((await db.select().from(user).where(eq(user.id, writer.id)))[0]?.isSuspended).toBe(false)
  })
})

describe('taking down a story', () => {
  test('hides it from everybody, its writer included, and purges it first', async () => {
    const { writer, address, topic, story, email } = await writerWithStory()
    await htmlOf(address)
    expect(await decide(TAKE_DOWN, story.id, 'Copied.')).toEqual({ __typename: 'AdminPost' })
    const visit = newVisit()
    await visit.signIn(writer.id)
    expect([(await htmlOf(address)).status, (await htmlOf(address, visit)).status]).toEqual([404, 404])
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([0, 0])
    expect(mailsTo(email)[0]?.text).toContain('Copied.')
    const purged = await db
      .select()
      .from(purgeOutbox)
      .where(eq(purgeOutbox.tag, `post-${story.id}`))
    expect(purged.every(({ isUrgent, doneAt }) => isUrgent && doneAt !== null)).toBe(true)
  })

  test('can be undone, to where the story was', async () => {
    const { writer, address, topic, story } = await writerWithStory()
    await decide(TAKE_DOWN, story.id)
    expect(await decide(RESTORE, story.id, 'It was their own.')).toEqual({ __typename: 'AdminPost' })
    expect((await htmlOf(address)).html).toContain(story.title)
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([1, 1])
    await decide(RESTORE, story.id)
    expect([await countOfTopic(topic), await countOfUser(writer.id)]).toEqual([1, 1])
    expect((await actsOn(story.id)).map(({ action, detail }) => [action, detail])).toEqual([
      ['TAKE_DOWN', 'published'],
      ['RESTORE', 'removed'],
    ])
  })

  test('restores a draft as a draft, and a suspended person’s story out of lists', async () => {
    const draft = await createStory({ state: 'draft', isListed: false, revision: 1 })
    await decide(TAKE_DOWN, draft.id)
    await decide(RESTORE, draft.id)
    expect(await stateOf(draft.id)).toMatchObject({ state: 'draft', isListed: false })
    const { writer, story } = await writerWithStory()
    await decide(TAKE_DOWN, story.id)
    await decide(SUSPEND, writer.id)
    await decide(RESTORE, story.id)
    expect(await stateOf(story.id)).toMatchObject({ state: 'published', isListed: false })
  })

  test('restores nothing that staff hasn’t taken down', async () => {
    const removed = await createStory({ state: 'removed', isListed: false })
    expect(await decide(RESTORE, removed.id)).toMatchObject({ __typename: 'Conflict' })
    expect(await decide(TAKE_DOWN, 'ffffffffffff')).toMatchObject({ __typename: 'NotFound' })
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect(await decide(TAKE_DOWN, removed.id, 'No.', reader)).toMatchObject({ __typename: 'Forbidden' })
  })
})

describe('the log', () => {
  test('can’t be rewritten, whoever tries', async () => {
    const { writer } = await writerWithStory()
    await decide(SUSPEND, writer.id, 'As it was.')
    const where = eq(moderationAct.subjectId, writer.id)
    const other = () => db.update(moderationAct).set({ reason: 'Another.' }).where(where).run()
    await expect(other()).rejects.toThrow()
    await expect(db.delete(moderationAct).where(where).run()).rejects.toThrow()
    expect(await actsOn(writer.id)).toMatchObject([{ staffId, reason: 'As it was.' }])
  })
})

describe('the staff pages', () => {
  test('show an account, by its id or its name, with its log', async () => {
    const { writer, email } = await writerWithStory()
    await decide(SUSPEND, writer.id, 'For the log.')
    for (const id of [writer.id, `@${writer.username}`]) {
      const { status, html } = await htmlOf(`/_/admin/users/${id}`, staff)
      expect(status).toBe(200)
      for (const text of [email, writer.id, 'For the log.', 'Sten Aalto', 'End the suspension'])
        expect(html).toContain(text)
    }
  })

  test('show a story, even one that is taken down', async () => {
    const { story } = await writerWithStory()
    await decide(TAKE_DOWN, story.id, 'For the story’s log.')
    const { status, html } = await htmlOf(`/_/admin/v2/posts/${story.id}`, staff)
    expect(status).toBe(200)
    for (const text of [story.title, 'Taken down', 'For the story’s log.', 'Restore this story'])
      expect(html).toContain(text)
  })

  test('show how the site is doing', async () => {
    await db.insert(purgeOutbox).values({
      tag: 'post-stuck',
      createdAt: NOON,
      nextAttemptAt: NOON,
      attempts: 3,
      lastError: 'The platform said no.',
    })
    const { status, html } = await htmlOf('/_/admin/internal-status', staff)
    expect(status).toBe(200)
    for (const text of ['post-stuck', 'The platform said no.', 'For the story’s log.'])
      expect(html).toContain(text)
    await db.delete(purgeOutbox).where(eq(purgeOutbox.tag, 'post-stuck'))
  })

  test('are never stored', async () => {
    const { headers } = await htmlOf('/_/admin/internal-status', staff)
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test.each(['/_/admin/internal-status', '/_/admin/users/x', '/_/admin/v2/posts/x'])(
    '%s is a 404 for readers, and asks visitors to sign in',
    async (path) => {
      const reader = newVisit()
      await reader.signIn((await createUser()).id)
      const { status, html } = await htmlOf(path, reader)
      expect(status).toBe(404)
      expect(html).toContain('data-page="not-found"')
      expect((await newVisit().get(path)).status).toBe(302)
    },
  )

  test('answer nobody but staff over GraphQL either', async () => {
    const { writer, story } = await writerWithStory()
    const query = `{ adminUser(id: "${writer.id}") { id } adminPost(id: "${story.id}") { id } internalStatus { version } }`
    const nothing = { adminUser: null, adminPost: null, internalStatus: null }
    const reader = newVisit()
    await reader.signIn((await createUser()).id)
    expect((await reader.ask(query)).data).toEqual(nothing)
    expect((await newVisit().ask(query)).data).toEqual(nothing)
    expect((await staff.ask(query)).data).toMatchObject({ adminUser: { id: writer.id } })
  })

  test('are a 404 for what doesn’t exist', async () => {
    expect((await htmlOf('/_/admin/users/nobody', staff)).status).toBe(404)
    expect((await htmlOf('/_/admin/v2/posts/ffffffffffff', staff)).status).toBe(404)
  })
})
