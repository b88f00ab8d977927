import { CatalogCard } from '../../features/catalog/CatalogCard'
import { SearchCatalogs } from '../../features/search/search-catalogs.generated'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { variablesOf } from './variables'

/** Public lists whose name, description or owner matches. */
export function Lists() {
  const { hits } = useOperation(SearchCatalogs, variablesOf(usePage())).search.results
  return hits.map(({ catalog, nameMatches }) => (
    <CatalogCard
      key={catalog.id}
      list={catalog}
      name={<Marked text={catalog.name} matches={nameMatches} />}
    />
  ))
}
