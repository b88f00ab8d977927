import { shellWording } from '../../schema/wording/shell'
import { useCanLink } from '../lib/use-can-link'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'

/** The way to search, which on a publication's pages searches that publication. On a phone it is an icon. */
export function SearchEntry({ className }: { className: string }) {
  const { collectionSlug } = usePage().params
  const canLink = useCanLink()
  const link = useLink()
  if (!canLink('Search')) return null
  const isWithin = collectionSlug !== undefined && canLink('SearchCollection')
  return (
    <AppLink
      href={isWithin ? link('SearchCollection', { collectionSlug }) : link('Search')}
      aria-label={shellWording.search}
      className={className}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M13 13l4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="max-sm:hidden">&nbsp;{shellWording.search}</span>
    </AppLink>
  )
}
