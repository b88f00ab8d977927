import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { domainWording as wording } from '../../../schema/wording/custom-domains'
import { DomainSettings } from '../../features/custom-domain/DomainSettings'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { PublicationDomain } from './publication-domain.generated'

const variablesOf = ({ params }: Pick<PageContext, 'params'>) => ({ slug: params.collectionSlug ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(PublicationDomain, variablesOf(page))
  if (publication.__typename !== 'Collection' || !publication.customDomain) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** The domain of a publication. Rule: docs/rules/domains.md, "The pages". */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationDomain, variablesOf(usePage()))
  if (publication.__typename !== 'Collection' || !publication.customDomain) return null
  const { id, slug, name, customDomain } = publication
  return (
    <DomainSettings
      settings={customDomain}
      collectionId={id}
      text={wording.ofPublication(name)}
      back={linkTo('CollectionSettings', { collectionSlug: slug })}
    />
  )
}
