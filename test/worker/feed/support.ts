import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { follow, mute } from '../../../schema/tables/follow'
import { tagFollow } from '../../../schema/tables/viewer'
import { NOON } from '../../factories/ids'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const db = drizzle(env.DB)

/** What a test asks of a page of a feed. */
interface Asked {
  feed?: 'FOR_YOU' | 'FOLLOWING'
  tagSlug?: string
  order?: 'RANKED' | 'NEWEST'
  limit?: number
  to?: string
}

interface Answer {
  items: {
    post: { id: string; title: string }
    reason: {
      kind: string
      tag?: { slug: string }
      user?: { name: string }
      collection?: { name: string }
    } | null
  }[]
  pagingInfo: { next: { to: string } | null }
  isFiltered: boolean
}

const QUERY = `query ($feed: HomeFeedName, $tagSlug: String, $order: HomeFeedOrder, $paging: PagingOptions) {
  homeFeed(feed: $feed, tagSlug: $tagSlug, order: $order, paging: $paging) {
    items { post { id title } reason { kind tag { slug } user { name } collection { name } } }
    pagingInfo { next { to } } isFiltered } }`

/** A reader with a browser, and what they do. */
export async function newReader() {
  const user = await createUser()
  const visit = newVisit({ now: NOON })
  await visit.signIn(user.id)
  const feed = async ({ limit, to, ...asked }: Asked = {}): Promise<Answer | null> => {
    const paging = { limit: limit ?? 10, ...(to === undefined ? {} : { to }) }
    const { data, errors } = await visit.ask(QUERY, { ...asked, paging })
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return (data as { homeFeed: Answer | null }).homeFeed
  }
  return {
    user,
    visit,
    feed,
    titles: async (asked: Asked = {}) => (await feed(asked))?.items.map(({ post }) => post.title),
    /** The ids of all pages, in order. */
    async all(asked: Asked): Promise<string[]> {
      const ids: string[] = []
      let to: string | undefined
      do {
        const page = await feed({ ...asked, ...(to === undefined ? {} : { to }) })
        ids.push(...(page?.items.map(({ post }) => post.id) ?? []))
        to = page?.pagingInfo.next?.to
      } while (to !== undefined)
      return ids
    },
    async followTag(tagSlug: string) {
      await createTag(tagSlug)
      await db.insert(tagFollow).values({ userId: user.id, tagSlug, createdAt: NOON })
    },
    follow: (kind: 'user' | 'collection', targetId: string) =>
      db.insert(follow).values({ userId: user.id, kind, targetId, createdAt: NOON, viewedAt: NOON }),
    mute: (kind: 'user' | 'collection' | 'tag' | 'post', targetId: string) =>
      db.insert(mute).values({ userId: user.id, kind, targetId, createdAt: NOON }),
  }
}
