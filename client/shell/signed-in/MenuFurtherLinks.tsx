import { viewerWording } from '../../../schema/wording/viewer'
import { MenuGroup, MenuLink } from '../../ui/menu/MenuItems'
import type { MenuEntry, RouteEntry } from './menu-entries'

interface Props {
  entries: readonly MenuEntry[]
  hrefOf: (entry: RouteEntry) => string
}

/** The small links at the end of the menu. */
export function MenuFurtherLinks({ entries, hrefOf }: Props) {
  if (entries.length === 0) return null
  return (
    <MenuGroup label={viewerWording.menu.furtherLinks} isApart>
      <div role="none" className="flex flex-wrap px-3">
        {entries.map((entry) => (
          <MenuLink
            key={entry.text}
            isSmall
            isOutside={entry.kind === 'external'}
            href={entry.kind === 'external' ? entry.href : hrefOf(entry)}
          >
            {entry.text}
          </MenuLink>
        ))}
      </div>
    </MenuGroup>
  )
}
