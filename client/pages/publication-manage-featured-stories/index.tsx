import { notFound } from '@tanstack/react-router'
import { storiesManagerWording } from '../../../schema/wording/stories-manager'
import { NextPage } from '../../features/post/NextPage'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { FeaturedEditor } from './FeaturedEditor'
import { ManageFeatured } from './manage-featured.generated'

const { feature: wording, more } = storiesManagerWording

const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(ManageFeatured, variablesOf(page))
  if (publication.__typename !== 'Collection') throw notFound()
  const role = publication.viewerEdge.viewerStaffRole
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(ManageFeatured, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.title(name), robots: 'noindex', isTool: true }
}

/** What a publication features, and in which order. Rule: docs/rules/ranking.md, "Featured in a publication". */
export function Page() {
  const link = useLink()
  const { collectionByDomainOrSlug: publication } = useOperation(ManageFeatured, variablesOf(usePage()))
  if (publication.__typename !== 'Collection') return null
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <Link
        look="underlined"
        href={link('ShowCollectionFeatured', { collectionSlug: publication.slug })}
        className="mt-2"
      >
        {wording.view}
      </Link>
      <NeedsScript text={wording.needsScript} />
      <Reaching>
        <FeaturedEditor
          collectionId={publication.id}
          featured={publication.featuredPosts}
          latest={publication.latestPosts.posts}
        />
      </Reaching>
      <NextPage next={publication.latestPosts.pagingInfo.next} text={more} />
    </div>
  )
}
