import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { staffPick } from '../../../schema/tables/catalog'
import { user } from '../../../schema/tables/user'
import type { Post } from '../../../worker/data/post/rows'
import { layOut } from '../../../worker/services/post/front-page'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory, type StoryGiven } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { newReader } from '../feed/support'

/* Two lists of one page don't show the same story, and neither comes out short for it. */

const db = drizzle(env.DB)

/** Stories that begin with the newest. */
async function createStories(count: number, given: (place: number) => StoryGiven = () => ({})) {
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const { id } = await createStory({
      firstPublishedAt: NOON - i * HOUR,
      trendingScore: 100 - i,
      ...given(i),
    })
    ids.push(id)
  }
  return ids
}

const pick = (ids: readonly string[], at = NOON) =>
  db.insert(staffPick).values(ids.map((postId, i) => ({ postId, pickedAt: at - i, pickedBy: 'staff' })))

interface Listed {
  posts: { id: string }[]
  pagingInfo: { next: { to: string } | null }
}
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)
const LIST = '{ posts { id } pagingInfo { next { to } } }'

/** The pages of a list, which are asked for until it ends. */
async function pagesOf(read: (to: string | null) => Promise<Listed>): Promise<string[][]> {
  const pages: string[][] = []
  let to: string | null = null
  do {
    const { posts, pagingInfo }: Listed = await read(to)
    pages.push(idsOf(posts))
    to = pagingInfo.next?.to ?? null
  } while (to !== null)
  return pages
}

const letters = (ids: string) => [...ids].map((id) => ({ id }) as Post)
const laidOut = (picked: string, top: string) => {
  const { lead, picks, ranked } = layOut(letters(picked), letters(top))
  return [lead?.id, idsOf(picks).join(''), idsOf(ranked).join('')]
}

test('the front page is led by staff picks, or by the most read stories if there are none', () => {
  expect(laidOut('abcd', 'bxycz')).toEqual(['a', 'bcd', 'xyz'])
  expect(laidOut('', 'vwxyz')).toEqual(['v', 'wxy', 'z'])
  expect(laidOut('', '')).toEqual([undefined, '', ''])
})

test('the latest stories go on below the front page’s others, ten at a time', async () => {
  const all = await createStories(28, (i) => ({ trendingScore: i }))
  await pick([all[0], all[3], all[12], all[20]] as string[])
  const visit = newVisit()
  const QUERY = `query ($to: String) { frontPage(paging: { to: $to }) {
    lead { id } picks { id } ranked { id } latest ${LIST} } }`
  const read = async (to: string | null) =>
    (await visit.ask(QUERY, { to })).data?.frontPage as {
      lead: { id: string } | null
      picks: { id: string }[]
      ranked: { id: string }[]
      latest: Listed
    }
  const first = await read(null)
  const above = idsOf([...(first.lead ? [first.lead] : []), ...first.picks, ...first.ranked])
  expect(above).toHaveLength(10)
  const pages = await pagesOf(async (to) => (await read(to)).latest)
  expect(pages[0]).toEqual(all.filter((id) => !above.includes(id)).slice(0, 10))
  // Later pages have what stands there by its time, above or not.
  const last = all.indexOf(pages[0]?.at(-1) ?? '')
  expect(pages.slice(1).flat()).toEqual(all.slice(last + 1))
  expect((await read(first.latest.pagingInfo.next?.to ?? '')).lead).toBeNull()
})

test('a publication’s latest stories are those that it doesn’t feature above them', async () => {
  const { id: collectionId, slug } = await createCollection()
  const all = await createStories(14, (i) => ({ collectionId, featuredAt: i % 3 === 0 ? NOON - i : null }))
  const visit = newVisit()
  const QUERY = `query ($slug: String!, $to: String, $without: Int) { collectionByDomainOrSlug(domainOrSlug: $slug) {
    ... on Collection { featuredPosts(limit: 3) { id } latestPosts(paging: { to: $to }, withoutFeatured: $without) ${LIST} } } }`
  const read = async (to: string | null, without: number) =>
    (await visit.ask(QUERY, { slug, to, without })).data?.collectionByDomainOrSlug as {
      featuredPosts: { id: string }[]
      latestPosts: Listed
    }
  const { featuredPosts, latestPosts } = await read(null, 3)
  const featured = idsOf(featuredPosts)
  expect(featured).toEqual([all[0], all[3], all[6]])
  expect(idsOf(latestPosts.posts)).toEqual(all.filter((id) => !featured.includes(id)).slice(0, 10))
  const pages = await pagesOf(async (to) => (await read(to, 0)).latestPosts)
  expect(pages.flat()).toEqual(all)
})

test('a profile’s stories are ten beside the one that is pinned', async () => {
  const { id: creatorId, username } = await createUser()
  const all = await createStories(12, () => ({ creatorId }))
  await db
    .update(user)
    .set({ pinnedPostId: all[4] ?? null })
    .where(eq(user.id, creatorId))
  const QUERY = `query ($username: String!, $to: String) { userResult(username: $username) { ... on User {
    homepagePostsConnection(paging: { to: $to }, withoutPinned: true) ${LIST} } } }`
  const visit = newVisit()
  const pages = await pagesOf(async (to) => {
    const { data } = await visit.ask(QUERY, { username, to })
    const person = data?.userResult as { homepagePostsConnection: Listed } | undefined
    return person?.homepagePostsConnection ?? { posts: [], pagingInfo: { next: null } }
  })
  expect(pages.map(({ length }) => length)).toEqual([10, 1])
  expect(pages.flat()).toEqual(all.filter((id) => id !== all[4]))
})

test('the picks beside a feed are the newest that it doesn’t show', async () => {
  const reader = await newReader()
  const { id: creatorId } = await createUser()
  await reader.follow('user', creatorId)
  const followed = await createStories(12, () => ({ creatorId }))
  const others = await createStories(3)
  await pick([...followed.slice(0, 4), ...others], NOON + HOUR)
  const QUERY = `query ($to: String, $n: Int) { homeFeed(feed: FOLLOWING, order: NEWEST, paging: { to: $to }, withPicks: $n) {
    items { post { id } } picks { id } pagingInfo { next { to } } } }`
  const read = async (to: string | null, n: number) =>
    (await reader.visit.ask(QUERY, { to, n })).data?.homeFeed as {
      items: { post: { id: string } }[]
      picks: { id: string }[]
      pagingInfo: Listed['pagingInfo']
    }
  const first = await read(null, 3)
  expect(idsOf(first.items.map(({ post }) => post))).toEqual(followed.slice(0, 10))
  expect(idsOf(first.picks)).toEqual(others)
  const second = await read(first.pagingInfo.next?.to ?? null, 2)
  expect(idsOf(second.picks)).toEqual(followed.slice(0, 2))
  expect((await read(null, 0)).picks).toEqual([])
})
