import { notFound, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo, queryText } from '../../schema/routes/links'
import { notThere } from '../lib/not-there'
import type { LoadContext, PageContext } from '../lib/page'
import { useOperation } from '../lib/query'
import { usePage } from '../lib/use-page'
import { Shell } from '../shell/Shell'
import '../shell/themed/own-part.css'
import { OwnSheet } from '../shell/themed/OwnPart'
import { Themed, themeFrom } from '../shell/themed/Themed'
import { CompactHeader } from './publication/CompactHeader'
import { PublicationHeader } from './publication/PublicationHeader'
import { PublicationNavigationContextQuery } from './publication/publication-navigation-context-query.generated'

export const Wrapper = Shell

const variablesOf = (page: PageContext) => ({ domainOrSlug: page.params.collectionSlug ?? '' })

/**
 * Loads the publication of the page. A publication that doesn't exist or can't be shown is a 404; a former
 * slug redirects permanently to the current one.
 */
export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(
    PublicationNavigationContextQuery,
    variablesOf(page),
  )
  if (publication.__typename !== 'Collection') throw notThere(publication)
  if (!publication.isAuroraVisible) throw notFound()
  const { slug } = publication
  if (slug === page.params.collectionSlug || page.state.client.table !== 'default') return
  const rest = encodeURI(decodeURI(page.pathname)).split('/').slice(2)
  const path = [linkTo('ShowCollection', { collectionSlug: slug }), ...rest].join('/')
  throw redirect({ href: path + queryText(page.search), statusCode: 301 })
}

/** The global header and the publication's own, which `compact` reduces to one line. */
export function Layout({ compact, children }: { compact: boolean; children: ReactNode }) {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(
    PublicationNavigationContextQuery,
    variablesOf(page),
  )
  if (publication.__typename !== 'Collection') return null
  const { theme, styleSheetPath } = publication
  return (
    <Themed theme={themeFrom(theme)} isPage>
      {styleSheetPath && <link rel="stylesheet" href={styleSheetPath} />}
      <OwnSheet value={styleSheetPath !== null || 'design' in page.search}>
        {compact ? (
          <CompactHeader publication={publication} />
        ) : (
          <PublicationHeader publication={publication} />
        )}
        <main id="content">{children}</main>
      </OwnSheet>
    </Themed>
  )
}
