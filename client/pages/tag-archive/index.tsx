import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { ArchiveEmpty } from '../../features/archive/ArchiveEmpty'
import { ArchiveNavigation } from '../../features/archive/ArchiveNavigation'
import { ArchivePath } from '../../features/archive/ArchivePath'
import { type ArchivePeriod, periodName, periodOfParams } from '../../features/archive/period'
import { ownTopic } from '../../features/follow/own'
import { PostList } from '../../features/post/PostList'
import { expectTopic } from '../../features/tag/expect-topic'
import { TopicHeading } from '../../features/tag/TopicHeading'
import { TopicRail } from '../../features/tag/TopicRail'
import { topicHead } from '../../features/tag/topic-head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TextAndRail } from '../../ui/TextAndRail'
import { TagArchive } from './tag-archive.generated'
import { tagArchivePath } from './tag-archive-path'

const variablesOf = (page: PageContext) => ({
  slug: page.params.tagSlug ?? '',
  ...periodOfParams(page.params),
  after: page.search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const [{ tagFromSlug }] = await Promise.all([page.query(TagArchive, variablesOf(page)), ownTopic(page)])
  expectTopic(page, tagFromSlug)
}

export function head(page: HeadContext): PageHead {
  const { tagFromSlug: tag } = page.data(TagArchive, variablesOf(page))
  if (!tag) return { title: '' }
  const period = periodOfParams(page.params)
  const name = periodName(period)
  return topicHead(page, tag, {
    title: tagWording.archiveTitle(tag.displayTitle, name),
    description: tagWording.archiveText(tag.displayTitle, name),
    path: tagArchivePath(tag.slug, period),
    next: tag.archivePosts.pagingInfo.next,
    robots: tag.archivePosts.posts.length === 0 ? 'noindex' : undefined,
  })
}

/** A topic's stories by publication date, newest first: all of them, or those of a year, a month or a day. */
export function Page() {
  const page = usePage()
  const { tagFromSlug: tag } = useOperation(TagArchive, variablesOf(page))
  if (!tag) return null
  const period = periodOfParams(page.params)
  const hrefOf = (other: ArchivePeriod) => tagArchivePath(tag.slug, other)
  const { posts, pagingInfo } = tag.archivePosts
  const topic = { text: tag.displayTitle, href: linkTo('ShowTag', { tagSlug: tag.slug }) }
  return (
    <div className="mx-auto max-w-outset px-6">
      <TopicHeading
        tag={tag}
        here="ShowTagArchive"
        title={tagWording.archiveTitle(tag.displayTitle, periodName(period))}
        above={<ArchivePath {...period} of={topic} hrefOf={hrefOf} />}
      />
      <div className="-mt-px">
        <ArchiveNavigation {...period} periods={tag.archivePeriods} hrefOf={hrefOf} />
      </div>
      <TextAndRail
        sticky
        hanging
        railLabel={tag.displayTitle}
        rail={<TopicRail slug={tag.slug} related={tag.relatedTags} />}
      >
        {posts.length > 0 ? (
          <PostList posts={posts} next={pagingInfo.next} empty={tagWording.noStories} />
        ) : (
          <ArchiveEmpty href={period.year ? hrefOf({}) : undefined} />
        )}
      </TextAndRail>
    </div>
  )
}
