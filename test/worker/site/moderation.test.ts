import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { purgeOutbox } from '../../../schema/tables/operations'
import { user } from '../../../schema/tables/user'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { viewerWording } from '../../../schema/wording/viewer'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'

import {
  actsOn,
  countOfTopic,
  countOfUser,
  db,
  decide,
  htmlOf,
  RESTORE,
  SUSPEND,
  signStaffIn,
  staffId,
  stateOf,
  TAKE_DOWN,
  UNSUSPEND,
  writerWithStory,
} from './support/moderators'

beforeAll(signStaffIn)

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
    expect(data?.followTags).toMatchObject({ __typename: 'AccountSuspended' })
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
    expect([(await htmlOf(address)).status, (await htmlOf(address, visit)).status]).toEqual([410, 410])
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
