import { tagWording } from '../../../schema/wording/tag'
import { SearchTags } from '../../features/search/search-tags.generated'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { AppLink } from '../../ui/AppLink'
import { variablesOf } from './variables'

/** Topics whose name matches. */
export function Topics() {
  const link = useLink()
  const { hits } = useOperation(SearchTags, variablesOf(usePage())).search.results
  return (
    <ul>
      {hits.map(({ tag, titleMatches }) => (
        <li key={tag.id} className="border-b border-line">
          <AppLink
            href={link('ShowTag', { tagSlug: tag.slug })}
            className="group flex items-baseline justify-between gap-4 py-5"
          >
            <span className="min-w-0 font-serif text-20 font-semibold underline-offset-4 group-hover:underline">
              <Marked text={tag.displayTitle} matches={titleMatches} />
            </span>
            <span className="shrink-0 text-13 text-ink-soft">{tagWording.stories(tag.postCount)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
