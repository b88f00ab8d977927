import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { feedWording } from '../../../schema/wording/feed'
import { homeWording } from '../../../schema/wording/home'
import { shellWording } from '../../../schema/wording/shell'
import { useGiftHash } from '../../features/gift/use-gift-hash'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { Feed } from './Feed'
import { FeedTabs } from './FeedTabs'
import { feedAddress, variablesAt } from './feed-address'
import { HomeFeed } from './home-feed.generated'
import { HomePage } from './home-page.generated'
import { Rail } from './Rail'

/** The variables of what the address shows. Its own order counts, so it doesn't matter here which one it is. */
const variablesOf = (page: PageContext) => {
  const start = page.search.after
  return variablesAt({ address: feedAddress(page), start, order: 'RANKED' }, start)
}

async function loadFeed(page: LoadContext): Promise<void> {
  const variables = variablesOf(page)
  const { homeFeed } = await page.query(HomeFeed, variables)
  if (!homeFeed && variables.tagSlug !== null) throw notFound()
}

export const load = (page: LoadContext) => Promise.all([loadFeed(page), page.query(HomePage, {})])

export function head(page: HeadContext): PageHead {
  const { homeFeed } = page.data(HomeFeed, variablesOf(page))
  const { title, following } = feedWording
  const isFollowing = feedAddress(page).feed === 'FOLLOWING'
  return {
    title: homeFeed?.tag?.displayTitle ?? (isFollowing ? shellWording.titleOfTab(title, following) : title),
    // The browser has it too: it applies this head to the document as the feed goes on.
    description: homeWording.description(page.state.config.productName),
    canonical: mainAddress(page, linkTo('Home')),
  }
}

/** The home page of the signed-in: their feeds, and suggestions beside them. */
export function Page() {
  useGiftHash()
  const page = usePage()
  const address = feedAddress(page)
  const data = useOperation(HomePage, {})
  const feed = useOperation(HomeFeed, variablesOf(page)).homeFeed
  const tag = feed?.tag ?? null
  const picks = feed?.picks ?? []
  const order = feed?.order ?? 'RANKED'
  const start = page.search.after
  const followed = data.viewer?.followedTags.tags ?? []
  return (
    <Columns rail={<Rail {...data} picks={picks} />}>
      <h1 className="sr-only">{tag?.displayTitle ?? feedWording.heading}</h1>
      <FeedTabs address={address} order={order} followed={followed} shown={tag} />
      <Feed
        key={`${address.feed} ${address.tagSlug} ${address.order} ${order} ${start}`}
        feed={{ address, start, order }}
        followsTopics={followed.length > 0}
        picks={picks}
      />
    </Columns>
  )
}
