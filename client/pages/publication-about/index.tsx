import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { organization, publicationHead } from '../../features/collection/head'
import { PublicationFacts } from '../../features/collection/PublicationAside'
import { FollowWithMenu } from '../../features/follow/FollowWithMenu'
import { ownPublication } from '../../features/follow/own'
import { StoryText } from '../../features/post/body/StoryText'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import { Masthead } from './Masthead'
import { PublicationAbout } from './publication-about.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.collectionSlug ?? '' })

export const load = (page: LoadContext) =>
  Promise.all([page.query(PublicationAbout, variablesOf(page)), ownPublication(page)])

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationAbout, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  const { name, slug } = publication
  return {
    ...publicationHead(page, publication, {
      title: collectionWording.aboutName(name),
      path: linkTo('ShowCollectionAbout', { collectionSlug: slug }),
    }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      mainEntity: organization(page, publication),
    },
  }
}

/** What a publication is, in its own words, and who makes it. */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationAbout, variablesOf(usePage()))
  if (publication.__typename !== 'Collection') return null
  const { id, name, description, about, editors } = publication
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 sm:pt-14">
      <OwnPart>
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {collectionWording.aboutName(name)}
        </h1>
        {description && (
          <p className="mt-3 font-serif text-20 text-ink-soft text-pretty sm:text-24">{description}</p>
        )}
      </OwnPart>
      <div className="mt-5">
        <PublicationFacts publication={publication} />
      </div>
      <div className="mt-5 flex items-center gap-2">
        <FollowWithMenu target={{ kind: 'collection', id, name }} />
      </div>
      <div className="mt-10 border-t border-line pt-10">
        {about.length > 0 ? (
          <OwnPart isWide>
            <StoryText body={about} />
          </OwnPart>
        ) : (
          <p className="text-16 text-ink-soft">{collectionWording.noAbout(name)}</p>
        )}
      </div>
      <Masthead editors={editors} />
    </div>
  )
}
