import { catalogWording } from '../../../schema/wording/catalog'
import { SearchCatalogs } from '../../features/search/search-catalogs.generated'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { variablesOf } from './variables'

/** Public lists whose name, description or owner matches. */
export function Lists() {
  const link = useLink()
  const { hits } = useOperation(SearchCatalogs, variablesOf(usePage())).search.results
  return hits.map(({ catalog, nameMatches }) => (
    <article key={catalog.id} className="border-b border-line py-6">
      <h2 className="font-serif text-20 font-semibold">
        <AppLink
          href={link('ShowCollectionsLibraryCatalog', { catalogSlug: catalog.id })}
          className="underline-offset-4 hover:underline"
        >
          <Marked text={catalog.name} matches={nameMatches} />
        </AppLink>
      </h2>
      {catalog.description && <p className="mt-1 text-16 text-ink-soft text-pretty">{catalog.description}</p>}
      <p className="dotted mt-3 items-center text-13 text-ink-soft">
        <span className="flex min-w-0 items-center gap-2">
          <Avatar imageId={catalog.creator.imageId} size="XXXS" />
          <span>{catalogWording.by(catalog.creator.name)}</span>
        </span>
        <span>{catalogWording.stories(catalog.itemCount)}</span>
      </p>
    </article>
  ))
}
