import { linkTo } from '../../../schema/routes/links'
import { shellWording } from '../../../schema/wording/shell'
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
import { TopicRecommended } from './topic-recommended.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.tagSlug ?? '', after: page.search.after })

export async function load(page: LoadContext): Promise<void> {
  const [{ tagFromSlug }] = await Promise.all([
    page.query(TopicRecommended, variablesOf(page)),
    ownTopic(page),
  ])
  expectTopic(page, tagFromSlug)
}

export function head(page: HeadContext): PageHead {
  const { tagFromSlug: tag } = page.data(TopicRecommended, variablesOf(page))
  if (!tag) return { title: '' }
  return topicHead(page, tag, {
    title: tagWording.recommendedTitle(tag.displayTitle),
    description: tagWording.recommendedText(tag.displayTitle),
    path: linkTo('ShowTagPosts', { tagSlug: tag.slug }),
    next: tag.recommendedPosts.pagingInfo.next,
    robots: tag.postCount === 0 ? 'noindex' : undefined,
  })
}

/** A topic's stories, ordered by how readers respond to them now. */
export function Page() {
  const { tagFromSlug: tag } = useOperation(TopicRecommended, variablesOf(usePage()))
  if (!tag) return null
  return (
    <div className="mx-auto max-w-outset px-6">
      <TopicHeading
        tag={tag}
        here="ShowTagPosts"
        title={tagWording.recommended}
        text={tagWording.recommendedText(tag.displayTitle)}
      />
      <TextAndRail
        hanging
        railLabel={tag.displayTitle}
        rail={<TopicRail slug={tag.slug} writers={tag.topWriters} related={tag.relatedTags} />}
      >
        <TopicStories stories={tag.recommendedPosts} more={shellWording.more} />
      </TextAndRail>
    </div>
  )
}
