import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { followingWording } from '../../../schema/wording/following'
import { FollowerList } from '../../features/collection/FollowerList'
import { publicationHead } from '../../features/collection/head'
import { FollowWithMenu } from '../../features/follow/FollowWithMenu'
import { ownPublication } from '../../features/follow/own'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { PublicationFollowers } from './publication-followers.generated'

const wording = followingWording.followers
const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  after: search.after,
})

export const load = (page: LoadContext) =>
  Promise.all([page.query(PublicationFollowers, variablesOf(page)), ownPublication(page)])

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationFollowers, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  return {
    ...publicationHead(page, publication, {
      title: wording.title(publication.name),
      path: linkTo('ShowCollectionFollowers', { collectionSlug: publication.slug }),
      next: publication.followersUserConnection.pagingInfo.next?.to,
    }),
    robots: 'noindex',
  }
}

/** Who follows a publication. */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationFollowers, variablesOf(usePage()))
  if (publication.__typename !== 'Collection') return null
  const { id, name, subscriberCount } = publication
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 sm:pt-14">
      <div className="flex items-start gap-x-5 gap-y-4 max-sm:flex-wrap">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
            {wording.title(name)}
          </h1>
          <p className="mt-2 text-14 text-ink-soft tabular-nums">
            {collectionWording.followers(subscriberCount)}
          </p>
        </div>
        <FollowWithMenu target={{ kind: 'collection', id, name }} />
      </div>
      <FollowerList publication={publication} />
    </div>
  )
}
