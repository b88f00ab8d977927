import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_SERIES, SERIES_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { media } from '../../../schema/tables/media'
import { purgeOutbox } from '../../../schema/tables/operations'
import { sequence } from '../../../schema/tables/sequence'
import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import { NOON, nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createSequence } from '../../factories/sequence'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { change, partsOf, storiesOf } from './support'

const db = drizzle(env.DB)
const rowOf = async (id: string) => (await db.select().from(sequence).where(eq(sequence.id, id)))[0]

let ada: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  ada = await signedIn()
})

describe('a new series', () => {
  test('is a draft, with its title in the address', async () => {
    const created = await change(ada.visit, 'createSequence', { title: '  Tides \n and  people ' })
    expect(created).toMatchObject({
      __typename: 'Sequence',
      title: 'Tides and people',
      description: '',
      isPublished: false,
      slugId: `tides-and-people-${created.id}`,
    })
  })

  test('needs a title of a certain length', async () => {
    for (const [title, message] of [
      [' ', sequenceMessages.titleMissing],
      ['x'.repeat(101), sequenceMessages.titleTooLong(100)],
    ])
      expect(await change(ada.visit, 'createSequence', { title })).toEqual({
        __typename: 'BadRequest',
        field: 'title',
        message,
      })
  })

  test('is for people who are signed in and not suspended', async () => {
    const { visit } = await signedIn({ isSuspended: true })
    expect(await change(newVisit(), 'createSequence', { title: 'A' })).toMatchObject({
      __typename: 'Unauthorized',
    })
    expect(await change(visit, 'createSequence', { title: 'A' })).toMatchObject({ __typename: 'Forbidden' })
  })

  test('is one of a hundred at most, not counting deleted ones', async () => {
    const creatorId = ada.user.id
    for (let i = 1; i < MAX_SERIES; i++) await createSequence({ creatorId })
    await createSequence({ creatorId, deletedAt: NOON })
    const both = await Promise.all(['A', 'B'].map((title) => change(ada.visit, 'createSequence', { title })))
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'Sequence'])
  })
})

test('a series of somebody else isn’t there', async () => {
  const { id: sequenceId } = await createSequence({ creatorId: ada.user.id })
  const { visit } = await signedIn()
  for (const [name, more] of [
    ['updateSequence', { title: 'Mine', description: '' }],
    ['setSequenceParts', { revision: 0, postIds: [] }],
    ['publishSequence', {}],
    ['unpublishSequence', {}],
    ['deleteSequence', {}],
    ['undeleteSequence', {}],
  ] as const)
    expect(await change(visit, name, { sequenceId, ...more }), name).toMatchObject({
      __typename: 'NotFound',
      field: 'sequenceId',
    })
})

describe('the words of a series', () => {
  test('change, and its cover is a picture of the writer’s', async () => {
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id, title: 'Before' })
    const [own, other] = ['a'.repeat(24), 'b'.repeat(24)]
    const picture = { contentType: 'image/png', width: 1, height: 1, bytes: 1, createdAt: NOON }
    await db.insert(media).values([
      { ...picture, id: own, ownerId: ada.user.id },
      { ...picture, id: other, ownerId: nextId() },
    ])
    const words = { sequenceId, title: 'After', description: 'Of tides.' }
    expect(await change(ada.visit, 'updateSequence', { ...words, imageId: other })).toMatchObject({
      __typename: 'BadRequest',
      field: 'imageId',
    })
    expect(
      await change(ada.visit, 'updateSequence', { ...words, imageId: own, imageAlt: 'A wave' }),
    ).toMatchObject({ title: 'After', description: 'Of tides.', slugId: `after-${sequenceId}` })
    expect(await rowOf(sequenceId)).toMatchObject({ imageId: own, imageAlt: 'A wave' })
    await change(ada.visit, 'updateSequence', words)
    expect(await rowOf(sequenceId)).toMatchObject({ imageId: null, imageAlt: '' })
  })
})

describe('a series is published', () => {
  test('once it has something to read, and hidden again', async () => {
    const draft = await createStory({ creatorId: ada.user.id, state: 'draft', isListed: false })
    const story = await createStory({ creatorId: ada.user.id })
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id, publishedAt: null }, [draft.id])
    expect(await change(ada.visit, 'publishSequence', { sequenceId })).toMatchObject({
      __typename: 'Conflict',
      message: sequenceMessages.noParts,
    })
    await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds: [draft.id, story.id] })
    for (let i = 0; i < 2; i++)
      expect(await change(ada.visit, 'publishSequence', { sequenceId })).toMatchObject({ isPublished: true })
    for (let i = 0; i < 2; i++)
      expect(await change(ada.visit, 'unpublishSequence', { sequenceId })).toMatchObject({
        isPublished: false,
      })
  })

  test('and purges the pages of its stories, while changes of a draft purge nothing', async () => {
    const [a = '', b = ''] = await storiesOf(ada.user.id, 2)
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id, publishedAt: null }, [a])
    const purged = async () => (await db.select().from(purgeOutbox)).map(({ tag }) => tag)
    await env.DB.exec('DELETE FROM purge_outbox')
    await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds: [a, b] })
    await change(ada.visit, 'updateSequence', { sequenceId, title: 'Other', description: '' })
    expect(await purged()).toEqual([])
    await change(ada.visit, 'publishSequence', { sequenceId })
    expect((await purged()).toSorted()).toEqual(
      [`sequence-${sequenceId}`, `sequences-user-${ada.user.id}`, `post-${a}`, `post-${b}`].toSorted(),
    )
    await env.DB.exec('DELETE FROM purge_outbox')
    await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 1, postIds: [b] })
    expect(await purged()).toContain(`post-${a}`)
  })
})

describe('a deleted series', () => {
  test('comes back as it was, and is removed for good after two weeks', async () => {
    const [a = ''] = await storiesOf(ada.user.id, 1)
    const { id: sequenceId } = await createSequence({ creatorId: ada.user.id }, [a])
    for (let i = 0; i < 2; i++)
      expect(await change(ada.visit, 'deleteSequence', { sequenceId })).toMatchObject({ isDeleted: true })
    expect(
      await change(ada.visit, 'setSequenceParts', { sequenceId, revision: 0, postIds: [] }),
    ).toMatchObject({ __typename: 'NotFound' })
    for (let i = 0; i < 2; i++)
      expect(await change(ada.visit, 'undeleteSequence', { sequenceId })).toMatchObject({
        isDeleted: false,
        isPublished: true,
      })
    expect(await partsOf(sequenceId)).toEqual([a])

    await change(ada.visit, 'deleteSequence', { sequenceId })
    const end = NOON + SERIES_TRASH_DAYS * DAY
    await cronJob('sweep-tables', end - 1)
    expect(await rowOf(sequenceId)).toBeDefined()
    await cronJob('sweep-tables', end)
    expect([await rowOf(sequenceId), await partsOf(sequenceId)]).toEqual([undefined, []])
    expect(await change(ada.visit, 'undeleteSequence', { sequenceId })).toMatchObject({
      __typename: 'NotFound',
    })
  })

  test('doesn’t come back over the limit', async () => {
    const creatorId = ada.user.id
    const { id: sequenceId } = await createSequence({ creatorId, deletedAt: NOON })
    for (let i = 0; i < MAX_SERIES; i++) await createSequence({ creatorId })
    expect(await change(ada.visit, 'undeleteSequence', { sequenceId })).toMatchObject({
      __typename: 'Conflict',
    })
  })
})
