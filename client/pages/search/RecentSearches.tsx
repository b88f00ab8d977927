import { useEffect, useState } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { useLink } from '../../lib/use-link'
import { recentSearches } from '../../shell/search/recent'
import { AppLink } from '../../ui/AppLink'
import { searchAddress } from './category'

/** What the viewer has searched for in this browser, which alone knows it; nothing where there is nothing. */
export function RecentSearches() {
  const link = useLink()
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => setRecent(recentSearches()), [])
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="search-recent" className="mt-10">
      <h2 id="search-recent" className="mb-2 text-14 font-medium">
        {searchWording.popover.recent}
      </h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <AppLink
              href={searchAddress(link, { category: 'posts', query })}
              className="inline-block py-2 text-16 underline-offset-4 hover:underline"
            >
              {query}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
