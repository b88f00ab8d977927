import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { shellWording } from '../../../schema/wording/shell'
import { ArchiveEmpty } from '../../features/archive/ArchiveEmpty'
import { ArchiveNavigation } from '../../features/archive/ArchiveNavigation'
import { type ArchivePeriod, paramsOfPeriod, periodName, periodOfParams } from '../../features/archive/period'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PublicationColumns } from '../../features/collection/PublicationColumns'
import { PublicationArchive } from '../../features/collection/publication-archive.generated'
import { ownPublication } from '../../features/follow/own'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'

const variablesOf = (page: PageContext) => ({
  slug: page.params.collectionSlug ?? '',
  after: page.search.after ?? null,
  ...periodOfParams(page.params),
})

/** The address of a period of a publication's archive. */
function periodLink(link: typeof linkTo, collectionSlug: string, period: ArchivePeriod): string {
  const params = { collectionSlug, ...paramsOfPeriod(period) }
  if (period.day) return link('ShowCollectionArchiveDay', params)
  if (period.month) return link('ShowCollectionArchiveMonth', params)
  if (period.year) return link('ShowCollectionArchiveYear', params)
  return link('ShowCollectionArchive', params)
}

export const load = (page: LoadContext) =>
  Promise.all([page.query(PublicationArchive, variablesOf(page)), ownPublication(page)])

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationArchive, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  const { name, slug, stories } = publication
  const period = periodOfParams(page.params)
  const time = periodName(period)
  return {
    ...publicationHead(page, publication, {
      title: time ? collectionWording.archiveOfThen(name, time) : collectionWording.archiveOf(name),
      path: periodLink(linkTo, slug, period),
      next: stories.pagingInfo.next?.to,
    }),
    // An empty day has a page, but search engines shouldn't list it.
    ...(stories.posts.length === 0 ? { robots: 'noindex' } : {}),
  }
}

/** A publication's stories by publication date, oldest first. */
export function Page() {
  const page = usePage()
  const link = useLink()
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationArchive, variablesOf(page))
  if (publication.__typename !== 'Collection') return null
  const { slug, archivePeriods, stories } = publication
  const period = periodOfParams(page.params)
  const hrefOf = (other: ArchivePeriod) => periodLink(link, slug, other)
  return (
    <PublicationColumns publication={publication}>
      <ListTitle
        title={periodName(period) ?? collectionWording.archive}
        text={period.year ? undefined : collectionWording.archiveText}
      />
      <ArchiveNavigation periods={archivePeriods} {...period} hrefOf={hrefOf} />
      {stories.posts.length > 0 ? (
        <PostList
          posts={stories.posts}
          next={stories.pagingInfo.next}
          more={shellWording.later}
          empty=""
          of="collection"
        />
      ) : (
        <ArchiveEmpty href={period.year ? hrefOf({}) : undefined} />
      )}
    </PublicationColumns>
  )
}
