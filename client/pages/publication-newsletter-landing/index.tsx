import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { publicationHead } from '../../features/collection/head'
import { SubscribeForm } from '../../features/newsletter/SubscribeForm'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import { PublicationNewsletter } from './publication-newsletter.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.collectionSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if ((page.params.newsletterSlug ?? FIRST_NEWSLETTER) !== FIRST_NEWSLETTER) throw notFound()
  await page.query(PublicationNewsletter, variablesOf(page))
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationNewsletter, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  const { name, slug } = publication
  return publicationHead(page, publication, {
    title: wording.title(name),
    description: wording.ofPublication(name),
    path: linkTo('CollectionNewsletter', { collectionSlug: slug }),
  })
}

/** Where readers subscribe to a publication's newsletter. Rule: docs/rules/newsletters.md, "Forms". */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(
    PublicationNewsletter,
    variablesOf(usePage()),
  )
  const link = useLink()
  if (publication.__typename !== 'Collection') return null
  const { name, slug, description, tagline, newsletter } = publication
  if (!newsletter) return null
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <OwnPart>
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {wording.heading(name)}
        </h1>
        <p className="mt-3 font-serif text-20 text-ink-soft text-pretty sm:text-24">
          {tagline || description || wording.ofPublication(name)}
        </p>
      </OwnPart>
      <div className="mt-8 max-w-[30rem]">
        <SubscribeForm
          newsletterId={newsletter.id}
          name={newsletter.name}
          source="page"
          path={link('CollectionNewsletter', { collectionSlug: slug })}
        />
      </div>
    </div>
  )
}
