import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { createCatalog } from '../../factories/catalog'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { established, respond, respondToList } from '../response/support'
import { listed, titles } from './support'

let ada: Awaited<ReturnType<typeof signedIn>>
const HIDDEN = { isListed: false } as const

beforeAll(async () => {
  ada = await signedIn({ username: 'own-ada' })
  const of = { creatorId: ada.user.id }
  const first = await createStory({
    ...of,
    title: 'Tides',
    firstPublishedAt: NOON - 3,
    wordCount: 10,
    clapCount: 5,
  })
  await createStory({ ...of, title: 'Currents', firstPublishedAt: NOON - 2, wordCount: 900, clapCount: 1 })
  await createStory({ ...of, title: 'Winds', firstPublishedAt: NOON - 1, wordCount: 300, clapCount: 9 })
  await createStory({ ...of, ...HIDDEN, title: 'Draft', state: 'draft', updatedAt: NOON - 1 })
  await createStory({ ...of, ...HIDDEN, title: 'Newer draft', state: 'draft', updatedAt: NOON })
  await createStory({
    ...of,
    ...HIDDEN,
    title: 'Later',
    state: 'scheduled',
    firstPublishedAt: NOON + 2 * DAY,
  })
  await createStory({ ...of, ...HIDDEN, title: 'Soon', state: 'scheduled', firstPublishedAt: NOON + DAY })
  await createStory({ ...of, ...HIDDEN, title: 'Quiet', state: 'unlisted' })
  await createStory({
    ...of,
    ...HIDDEN,
    title: 'Thrown away',
    state: 'trashed',
    trashedFrom: 'draft',
    trashedAt: NOON - 3 * DAY,
  })
  await createStory({ ...of, ...HIDDEN, title: 'Erased', state: 'removed' })
  await createStory({ ...of, ...HIDDEN, title: 'My answer', kind: 'response', inResponseToPostId: first.id })
})

test('a story says how often it was viewed and read, on all days together', async () => {
  const [winds, currents] = (await listed(ada.visit, 'PUBLIC')).stories.stories
  const read = env.STATS_DB_0.prepare('INSERT INTO stat_total (post_id, views, reads) VALUES (?, ?, ?)')
  await env.STATS_DB_0.batch([read.bind(winds?.id, 11, 7), read.bind(currents?.id, 1, 1)])
  const { stories } = (await listed(ada.visit, 'PUBLIC')).stories
  expect(stories.map(({ views, reads }) => [views, reads])).toEqual([
    [11, 7],
    [1, 1],
    [0, 0],
  ])
  const drafts = await listed(ada.visit, 'DRAFTS')
  expect(drafts.stories.stories.map(({ reads }) => reads)).toEqual([0, 0])
})

test('each filter has the stories of its kind, and the counts say how many', async () => {
  expect(await titles(ada.visit, 'DRAFTS')).toEqual(['Newer draft', 'Draft'])
  expect(await titles(ada.visit, 'SCHEDULED')).toEqual(['Soon', 'Later'])
  expect(await titles(ada.visit, 'PUBLIC')).toEqual(['Winds', 'Currents', 'Tides'])
  expect(await titles(ada.visit, 'UNLISTED')).toEqual(['Quiet'])
  const { storyCounts, stories } = await listed(ada.visit, 'RESPONSES')
  expect(stories.stories).toMatchObject([{ post: { title: 'My answer' }, respondsTo: { title: 'Tides' } }])
  expect(storyCounts).toEqual({ drafts: 2, scheduled: 2, public: 3, responses: 1, unlisted: 1, deleted: 1 })
})

test('the trash says how long a story stays there', async () => {
  const { stories } = await listed(ada.visit, 'DELETED')
  expect(stories.stories).toMatchObject([{ post: { title: 'Thrown away' }, daysLeft: 11 }])
})

test('stories are found by words of their title, and sorted', async () => {
  expect(await titles(ada.visit, 'PUBLIC', { search: ' TIDE ' })).toEqual(['Tides'])
  expect(await titles(ada.visit, 'PUBLIC', { search: '%' })).toEqual([])
  expect(await titles(ada.visit, 'PUBLIC', { order: 'OLDEST' })).toEqual(['Tides', 'Currents', 'Winds'])
  expect(await titles(ada.visit, 'PUBLIC', { order: 'LONGEST' })).toEqual(['Currents', 'Winds', 'Tides'])
  expect(await titles(ada.visit, 'PUBLIC', { order: 'MOST_POPULAR' })).toEqual(['Winds', 'Tides', 'Currents'])
  expect(await titles(ada.visit, 'SCHEDULED', { order: 'OLDEST' })).toEqual(['Later', 'Soon'])
})

test.each(['NEWEST', 'OLDEST', 'LONGEST'])('a list goes on from key to key: %s', async (order) => {
  const all = await titles(ada.visit, 'PUBLIC', { order })
  const paged: string[] = []
  let after: string | null = null
  do {
    const { stories } = await listed(ada.visit, 'PUBLIC', { order, limit: 1, after })
    paged.push(...stories.stories.map(({ post }) => post.title))
    after = stories.pagingInfo.next?.to ?? null
  } while (after)
  expect(paged).toEqual(all)
})

test('the pages show them to their writer alone', async () => {
  const page = await ada.visit.get('/me/stories/deleted')
  const text = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(text).toContain('Thrown away')
  expect(text).toContain('11 days left')
  const html = await (await ada.visit.get('/me/stories/public?q=tide&orderBy=oldest')).text()
  expect(html).toContain('>Tides<')
  expect(html).not.toContain('>Winds<')
  const other = await signedIn()
  expect(await titles(other.visit, 'DRAFTS')).toEqual([])
  expect(await (await other.visit.get('/me/stories')).text()).not.toContain('Newer draft')
  const anonymous = await newVisit().get('/me/stories/drafts')
  expect([anonymous.status, anonymous.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/m\/signin\?redirectUrl=%2Fme%2Fstories%2Fdrafts$/),
  ])
  expect((await ada.visit.get('/me/stories/published')).status).toBe(404)
})

test('a response says what it is to: a story, a list, or another response, as far as its writer can see that', async () => {
  const { visit } = await established()
  const other = await createUser()
  const story = await createStory({ title: 'Tides' })
  const list = await createCatalog({ creatorId: other.id, name: 'By the water', visibility: 0 })
  await respond(visit, story.id, 'To a story')
  const { id } = await respondToList(visit, list.id, 'To a list')
  await respond(visit, id, 'To that response')
  const said = async () =>
    Object.fromEntries(
      (await listed(visit, 'RESPONSES')).stories.stories.map(({ post, respondsTo, respondsToCatalog }) => [
        post.title,
        [respondsTo?.title ?? null, respondsToCatalog?.name ?? null],
      ]),
    )
  expect(await said()).toEqual({
    'To a story': ['Tides', null],
    'To a list': [null, 'By the water'],
    'To that response': ['To a list', null],
  })
  await env.DB.prepare('UPDATE catalog SET visibility = 1 WHERE id = ?').bind(list.id).run()
  expect(await said()).toMatchObject({ 'To a list': [null, null] })
  const page = await (await visit.get('/me/stories/responses')).text()
  expect(page).not.toContain('By the water')
  await env.DB.prepare('UPDATE catalog SET visibility = 0 WHERE id = ?').bind(list.id).run()
  const shown = await (await visit.get('/me/stories/responses')).text()
  expect(shown).toContain(`/list/${list.slug}-${list.id}`)
})

test('something is published once a story or a response is out, alone or with others', async () => {
  const [eve, cleo] = [await signedIn({ username: 'own-eve' }), await signedIn({ username: 'own-cleo' })]
  const out = async ({ visit }: typeof eve) => (await listed(visit, 'DRAFTS')).hasPublished
  const story = { creatorId: eve.user.id, ...HIDDEN }
  await createStory({ ...story, state: 'draft' })
  await createStory({ ...story, state: 'trashed', trashedFrom: 'published', trashedAt: NOON })
  expect([await out(eve), await out(cleo)]).toEqual([false, false])
  const { id } = await createStory({ ...story, state: 'unlisted' })
  expect([await out(eve), await out(cleo)]).toEqual([true, false])
  await env.DB.prepare(
    'INSERT INTO co_author (post_id, user_id, position, invited_at, accepted_at) VALUES (?, ?, 1, ?, ?)',
  )
    .bind(id, cleo.user.id, NOON, NOON)
    .run()
  expect(await out(cleo)).toBe(true)
})
