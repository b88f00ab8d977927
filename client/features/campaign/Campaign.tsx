import { linkTo } from '../../../schema/routes/links'
import { CAMPAIGN_TOPICS, type CampaignName } from '../../../schema/rules/campaigns'
import { CAMPAIGN_WORDS, campaignWording } from '../../../schema/wording/landing/campaigns'
import type { HeadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import { Drawing, type DrawingName } from '../drawing/Drawing'
import { landingHead } from '../landing/landing-head'
import { PostList } from '../post/PostList'
import { TopicPills } from '../tag/TopicPills'
import { CampaignStories } from './campaign-stories.generated'
import { storiesOf } from './stories-of'

/** The head of a campaign page. One without its own stories isn't indexed. */
export function campaignHead(page: HeadContext, name: CampaignName, path: string): PageHead {
  const { own } = storiesOf(page.data(CampaignStories, CAMPAIGN_TOPICS[name]))
  return {
    ...landingHead(page, CAMPAIGN_WORDS[name], path),
    ...(own.length === 0 ? { robots: 'noindex' } : {}),
  }
}

/** Stories on one occasion, or staff picks while there are none. Rule: docs/rules/routes.md, "Landing pages". */
export function Campaign({ name, drawing }: { name: CampaignName; drawing: DrawingName }) {
  const { own, picks, topics } = storiesOf(useOperation(CampaignStories, CAMPAIGN_TOPICS[name]))
  const { title, lead } = CAMPAIGN_WORDS[name]
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="flex items-center justify-between gap-x-16 border-b border-ink pt-8 pb-10 sm:pt-12">
        <div>
          <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
          <p className="mt-4 max-w-[40rem] font-serif text-20 text-ink-soft text-pretty">{lead}</p>
        </div>
        <Drawing name={drawing} className="w-64 shrink-0 max-lg:hidden" />
      </header>
      <section aria-labelledby="stories" className="max-w-inset pt-8">
        <h2 id="stories" className="font-serif text-24 font-semibold">
          {campaignWording.stories}
        </h2>
        {own.length === 0 && picks.length > 0 && (
          <p className="mt-3 text-16 text-ink-soft text-pretty">{campaignWording.none}</p>
        )}
        <PostList posts={own.length > 0 ? own : picks} empty={campaignWording.nothing} level={3} />
      </section>
      <section aria-labelledby="topics" className="mt-12">
        <h2 id="topics" className="mb-4 font-serif text-18 font-semibold">
          {campaignWording.more}
        </h2>
        <TopicPills tags={topics} section="RECOMMENDED_TOPICS" />
        <Link look="alone" href={linkTo('ExploreTopics')} className="mt-2">
          {campaignWording.explore}
        </Link>
      </section>
    </div>
  )
}
