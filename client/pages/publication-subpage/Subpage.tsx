import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { publicationHead } from '../../features/collection/head'
import { StoryText } from '../../features/post/body/StoryText'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import { PublicationSubpage } from './publication-subpage.generated'

const variablesOf = ({ params }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  subpageSlug: params.subpageSlug ?? '',
})

export async function loadSubpage(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(PublicationSubpage, variablesOf(page))
  if (publication.__typename === 'Collection' && !publication.page) throw notFound()
}

export function subpageHead(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationSubpage, variablesOf(page))
  if (publication.__typename !== 'Collection' || !publication.page) return { title: '' }
  const { slug: subpageSlug, title, description } = publication.page
  return publicationHead(page, publication, {
    title: collectionWording.subpageOf(title, publication.name),
    description,
    path: linkTo('ShowCollectionSubpage', { collectionSlug: publication.slug, subpageSlug }),
  })
}

/** A page of text that a publication keeps. */
export function Subpage() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationSubpage, variablesOf(usePage()))
  if (publication.__typename !== 'Collection' || !publication.page) return null
  const { title, description, body } = publication.page
  return (
    <article className="mx-auto max-w-inset px-6 pt-10 sm:pt-14">
      <h1 className="font-serif text-32 font-bold tracking-tight sm:text-42">{title}</h1>
      {description && (
        <p className="mt-3 font-serif text-20 text-ink-soft text-pretty sm:text-24">{description}</p>
      )}
      <div className="mt-8">
        <OwnPart isWide>
          <StoryText body={body} />
        </OwnPart>
      </div>
    </article>
  )
}
