import { sidebarWording } from '../../../schema/wording/sidebar'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { AskedList } from './AskedList'
import { libraryEntries } from './entries'
import { ListsInSidebar, type ListsInSidebarQuery } from './lists-in-sidebar.generated'
import { SidebarLinks } from './SidebarLinks'

const wording = sidebarWording.yourLibrary

interface Props {
  /** Called when one of its links is followed. */
  onFollow: () => void
  /** Whether it can be seen. Until it is, it asks for nothing. */
  isShown: boolean
}

/** The viewer's library in the sidebar: its pages, and the featured lists. */
export function YourLibrary({ onFollow, isShown }: Props) {
  const canLink = useCanLink()
  return (
    <nav aria-label={wording.title} className="pt-6 pb-2">
      <h2 className="px-6 pb-3 font-serif text-20 font-semibold">{wording.title}</h2>
      <SidebarLinks entries={libraryEntries(canLink)} onFollow={onFollow} />
      {isShown && (
        <AskedList operation={ListsInSidebar} texts={wording}>
          {(data) => <Lists data={data} onFollow={onFollow} />}
        </AskedList>
      )}
    </nav>
  )
}

function Lists({ data, onFollow }: { data: ListsInSidebarQuery; onFollow: () => void }) {
  const link = useLink()
  const { params } = usePage()
  const { catalogs } = data.libraryCatalogs
  if (catalogs.length === 0) return null
  return (
    <ul>
      {catalogs.map(({ id, slug, name }) => (
        <li key={id}>
          <AppLink
            href={link('ShowCollectionsLibraryCatalog', { catalogSlug: slug })}
            aria-current={params.catalogSlug === slug ? 'page' : undefined}
            onClick={onFollow}
            className="flex min-h-11 items-center border-s-2 border-transparent ps-[58px] pe-4 text-14 text-ink-soft focus-visible:-outline-offset-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
          >
            <span className="min-w-0 truncate">{name}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
