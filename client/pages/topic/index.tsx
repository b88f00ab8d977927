import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { ownTopic } from '../../features/follow/own'
import { expectTopic } from '../../features/tag/expect-topic'
import { TopicHeading } from '../../features/tag/TopicHeading'
import { TopicRail } from '../../features/tag/TopicRail'
import { TopicStories } from '../../features/tag/TopicStories'
import { topicHead } from '../../features/tag/topic-head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TextAndRail } from '../../ui/TextAndRail'
import { ArchiveYears } from './ArchiveYears'
import { Recommended } from './Recommended'
import { TopicPage } from './topic-page.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.tagSlug ?? '', after: page.search.after })

export async function load(page: LoadContext): Promise<void> {
  const [{ tagFromSlug }] = await Promise.all([page.query(TopicPage, variablesOf(page)), ownTopic(page)])
  expectTopic(page, tagFromSlug)
}

export function head(page: HeadContext): PageHead {
  const { tagFromSlug: tag } = page.data(TopicPage, variablesOf(page))
  if (!tag) return { title: '' }
  return topicHead(page, tag, {
    title: tagWording.title(tag.displayTitle),
    description: tagWording.description(tag.displayTitle, tag.description, page.state.config.productName),
    path: linkTo('ShowTag', { tagSlug: tag.slug }),
    next: tag.latestPosts.pagingInfo.next,
    robots: tag.postCount === 0 ? 'noindex' : undefined,
  })
}

/** A topic: its most popular stories, its latest ones, and its writers. */
export function Page() {
  const page = usePage()
  const { tagFromSlug: tag } = useOperation(TopicPage, variablesOf(page))
  if (!tag) return null
  const isFirst = !page.search.after
  const { latestPosts, recommendedPosts, relatedTags, topWriters, archivePeriods } = tag
  return (
    <div className="mx-auto max-w-outset px-6">
      <TopicHeading tag={tag} here="ShowTag" title={tag.displayTitle} text={tag.description} />
      {isFirst && <Recommended slug={tag.slug} posts={recommendedPosts.posts} />}
      <TextAndRail
        className="mt-14"
        railLabel={tag.displayTitle}
        rail={
          <>
            <TopicRail slug={tag.slug} writers={topWriters} related={relatedTags} />
            <ArchiveYears slug={tag.slug} years={archivePeriods.years} />
          </>
        }
      >
        <h2 className="flex min-h-11 items-center border-b border-line font-serif text-24 font-semibold">
          {tagWording.latest}
        </h2>
        <TopicStories stories={latestPosts} level={3} />
      </TextAndRail>
    </div>
  )
}
