import { beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { newVisit } from '../../factories/visit'
import { emptyAll, rebuild, search } from '../search/search'
import { actsOn, htmlOf, signStaffIn, staff } from '../site/support/moderators'
import { act, audited, operate, post } from './support'

/* docs/rules/moderation.md, "Topics". */

beforeEach(async () => {
  await emptyAll()
  await signStaffIn()
})

const hide = (slug: string, isHidden = true, visit = staff) =>
  act(
    visit,
    'setTopicHidden',
    { slug, isHidden, reason: 'Nobody needs it.' },
    '... on AdminTopic { id isHidden isFeatured }',
  )

describe('a hidden topic', () => {
  test('is seen nowhere, and shown again it is where it was', async () => {
    await createTag('eels', { name: 'Eels', postCount: 1, isFeatured: true })
    const story = await createStory({ title: 'Of long fish', tags: ['eels'], revision: 1 })
    await rebuild()
    const address = `/p/${story.id}`
    const sees = async () => {
      const { data } = await newVisit().ask(
        `{ tagFromSlug(tagSlug: "eels") { slug } featuredTags { tags { slug } } topTags { tags { slug } }
          post(id: "${story.id}") { ... on Post { tags { slug } } } }`,
      )
      return JSON.stringify(data).split('"eels"').length - 1
    }
    expect(await sees()).toBe(4)
    expect((await htmlOf('/tag/eels')).status).toBe(200)
    expect(await search('tags', 'eels')).toEqual(['eels'])
    expect(await search('posts', 'eels')).toEqual([story.id])

    expect(await hide('eels')).toMatchObject({ id: 'eels', isHidden: true, isFeatured: false })
    expect(await sees()).toBe(0)
    expect((await htmlOf('/tag/eels')).status).toBe(404)
    expect((await newVisit().get('/feed/tag/eels')).status).toBe(404)
    expect((await newVisit().follow(address)).response.status).toBe(200)
    await expect.poll(() => search('tags', 'eels'), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => search('posts', 'eels'), { timeout: 10_000 }).toEqual([])
    expect(await search('posts', 'long fish')).toEqual([story.id])

    await hide('eels', false)
    expect((await htmlOf('/tag/eels')).status).toBe(200)
    await expect.poll(() => search('tags', 'eels'), { timeout: 10_000 }).toEqual(['eels'])
  })

  test('is hidden once, in the log, by staff alone', async () => {
    await createTag('perch', { postCount: 1 })
    const { visit } = await signedIn()
    expect(await hide('perch', true, visit)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await hide('perch', true, newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
    await hide('perch')
    await hide('perch')
    expect((await actsOn('perch')).map(({ action }) => action)).toEqual(['HIDE_TOPIC'])
    expect(await hide('nothing-here')).toMatchObject({ code: 'NOT_FOUND', field: 'slug' })
  })

  test('keeps its place in what its writer saves', async () => {
    const writer = await signedIn()
    await createTag('carp', { name: 'Carp', postCount: 1 })
    const story = await createStory({ creatorId: writer.user.id, tags: ['carp'] })
    await hide('carp')
    const { errors } = await writer.visit.ask(
      'mutation ($input: ChangeStoryTopicsInput!) { changeStoryTopics(input: $input) { __typename } }',
      { input: { stories: [{ postId: story.id, add: ['Tench'], remove: [] }] } },
    )
    expect(errors).toBeUndefined()
    await hide('carp', false)
    const { data } = await newVisit().ask(`{ post(id: "${story.id}") { ... on Post { tags { slug } } } }`)
    expect(data).toEqual({ post: { tags: [{ slug: 'carp' }, { slug: 'tench' }] } })
  })
})

describe('operators', () => {
  test('rename, hide and merge topics with their key', async () => {
    for (const slug of ['roach', 'rudd']) await createTag(slug, { postCount: 1, description: 'As it was.' })
    const reason = 'The same fish.'
    expect(await operate({ do: 'edit-topic', slug: 'roach', name: 'Roaches', reason })).toMatchObject({
      status: 200,
    })
    expect(await operate({ do: 'hide-topic', slug: 'roach', isHidden: 'true', reason })).toMatchObject({
      status: 200,
    })
    expect(await operate({ do: 'merge-topic', slug: 'roach', into: 'rudd', reason })).toMatchObject({
      status: 200,
    })
    expect(await operate({ do: 'merge-topic', slug: 'roach', into: 'nothing', reason })).toMatchObject({
      status: 404,
    })
    const { data } = await staff.ask(
      '{ everyTopic(beginning: "roach") { topics { mergedInto tag { displayTitle description } } } }',
    )
    expect(data?.everyTopic).toEqual({
      topics: [{ mergedInto: 'rudd', tag: { displayTitle: 'Roaches', description: 'As it was.' } }],
    })
    expect((await audited()).slice(1, 4)).toEqual([
      'merge-topic slug=roach into=rudd: The same fish.',
      'hide-topic slug=roach isHidden=true: The same fish.',
      'edit-topic slug=roach name=Roaches: The same fish.',
    ])
  })
})

describe('the page of all topics', () => {
  test('lists them by their addresses, in pages, with what readers don’t see', async () => {
    for (let i = 10; i < 65; i++) await createTag(`zander-${i}`, { postCount: i % 2 })
    await hide('zander-11')
    const { html } = await htmlOf('/_/admin/topics?q=zander-', staff)
    expect(html.match(/<code[^>]*>zander-\d+/g)).toHaveLength(50)
    expect(html).toContain('Hidden')
    const next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { html: rest } = await htmlOf(next, staff)
    expect(rest.match(/<code[^>]*>zander-\d+/g)).toHaveLength(5)
    expect((await htmlOf('/_/admin/topics?q=no-such-topic', staff)).html).toContain('There is no such topic.')
  })

  test.each([
    ['topic-list', 'topics'],
    ['coupon-list', 'coupons'],
  ])('was once at %s, which leads there', async (before, now) => {
    const response = await staff.get(`/_/admin/${before}`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `/_/admin/${now}`])
  })

  test('takes its forms without script', async () => {
    await createTag('bream', { postCount: 1 })
    const form = { act: 'hide-topic', slug: 'bream', isHidden: 'true', reason: 'No script.' }
    expect((await post(staff, 'topics?q=bream', form)).headers.get('location')).toBe(
      '/_/admin/topics?q=bream',
    )
    expect((await actsOn('bream')).map(({ reason }) => reason)).toEqual(['No script.'])
  })

  test('is for staff alone', async () => {
    const { visit } = await signedIn()
    expect((await htmlOf('/_/admin/topics', visit)).status).toBe(404)
    expect((await newVisit().get('/_/admin/topics')).status).toBe(302)
    expect((await visit.ask('{ everyTopic { topics { id } } }')).data).toEqual({ everyTopic: null })
  })
})
