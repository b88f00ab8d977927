import { SearchCollections } from '../../features/search/search-collections.generated'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { variablesOf } from './variables'

/** Publications whose name or description matches. */
export function Publications() {
  const link = useLink()
  const { hits } = useOperation(SearchCollections, variablesOf(usePage())).search.results
  return hits.map(({ collection, nameMatches }) => {
    const href = link('ShowCollection', { collectionSlug: collection.slug })
    return (
      <article key={collection.id} className="flex gap-5 border-b border-line py-6">
        <AppLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0">
          <Avatar imageId={collection.avatar?.id} name={collection.name} size="L" square />
        </AppLink>
        <div className="min-w-0">
          <h2 className="font-serif text-20 font-semibold">
            <AppLink href={href} className="underline-offset-4 hover:underline">
              <Marked text={collection.name} matches={nameMatches} />
            </AppLink>
          </h2>
          {collection.tagline && (
            <p className="mt-1 text-16 text-ink-soft text-pretty">{collection.tagline}</p>
          )}
        </div>
      </article>
    )
  })
}
