import type { RouteName } from '../../../schema/routes/index'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import type { SidebarEntry } from './entries'
import { SidebarIcon } from './SidebarIcon'

interface Props {
  entries: readonly SidebarEntry[]
  /** Called when one of them is followed. */
  onFollow: () => void
  /** Whether there is room for the drawings alone; then a pointer is told the names. */
  isIconOnly?: boolean
}

const LINK =
  'flex min-h-11 items-center gap-4 border-s-2 ps-[22px] pe-4 text-14 focus-visible:-outline-offset-2'
const QUIET = 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:text-ink'
const CURRENT = 'border-ink text-ink font-medium forced-colors:border-[Highlight]'

/** Links of the sidebar, one below the other; the one that leads to this page is marked. */
export function SidebarLinks({ entries, onFollow, isIconOnly = false }: Props) {
  const link = useLink() as (name: RouteName, params: object) => string
  const { pathname } = usePage()
  const here = encodeURI(decodeURI(pathname))
  return (
    <ul>
      {entries.map(({ route, text, icon, params = {} }) => {
        const href = link(route, params)
        const isCurrent = href === here
        return (
          <li key={route}>
            <AppLink
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onFollow}
              title={isIconOnly ? text : undefined}
              className={`${LINK} ${isCurrent ? CURRENT : QUIET}`}
            >
              <SidebarIcon name={icon} />
              <span className={isIconOnly ? 'sr-only' : undefined}>{text}</span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
