import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { FollowRow } from '../../features/follow/FollowRow'
import { ownTopic } from '../../features/follow/own'
import { NextPage } from '../../features/post/NextPage'
import { expectTopic } from '../../features/tag/expect-topic'
import { TopicHeading } from '../../features/tag/TopicHeading'
import { TopicRail } from '../../features/tag/TopicRail'
import { topicHead } from '../../features/tag/topic-head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { placeIn } from '../../lib/use-source-link'
import { EmptyState } from '../../ui/EmptyState'
import { TextAndRail } from '../../ui/TextAndRail'
import { TopicWriters } from './topic-writers.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.tagSlug ?? '', after: page.search.after })

export async function load(page: LoadContext): Promise<void> {
  const [{ tagFromSlug }] = await Promise.all([page.query(TopicWriters, variablesOf(page)), ownTopic(page)])
  expectTopic(page, tagFromSlug)
}

export function head(page: HeadContext): PageHead {
  const { tagFromSlug: tag } = page.data(TopicWriters, variablesOf(page))
  if (!tag) return { title: '' }
  return topicHead(page, tag, {
    title: tagWording.writersTitle(tag.displayTitle),
    description: tagWording.writersText(tag.displayTitle),
    path: linkTo('ShowTagWhoToFollow', { tagSlug: tag.slug }),
    next: tag.topWriters.pagingInfo.next,
    robots: tag.topWriters.users.length === 0 ? 'noindex' : undefined,
  })
}

/** The people who write most about a topic. */
export function Page() {
  const { tagFromSlug: tag } = useOperation(TopicWriters, variablesOf(usePage()))
  if (!tag) return null
  return (
    <div className="mx-auto max-w-outset px-6">
      <TopicHeading
        tag={tag}
        here="ShowTagWhoToFollow"
        title={tagWording.whoToFollow}
        text={tagWording.writersText(tag.displayTitle)}
      />
      <TextAndRail
        hanging
        railLabel={tag.displayTitle}
        rail={<TopicRail slug={tag.slug} related={tag.relatedTags} />}
      >
        {tag.topWriters.users.map((user, i) => (
          <FollowRow key={user.id} entity={user} source={placeIn('TOP_WRITERS', i)} />
        ))}
        <NextPage next={tag.topWriters.pagingInfo.next} text={tagWording.moreWriters} />
        {tag.topWriters.users.length === 0 && (
          <EmptyState
            text={tagWording.noWriters}
            more={{ href: linkTo('ExploreTopics'), text: tagWording.explore }}
          />
        )}
      </TextAndRail>
    </div>
  )
}
