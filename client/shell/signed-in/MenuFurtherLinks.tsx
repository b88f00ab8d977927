import { viewerWording } from '../../../schema/wording/viewer'
import { MenuGroup, MenuLink } from '../../ui/menu/MenuItems'
import type { MenuEntry } from './menu-entries'

interface Props {
  entries: readonly MenuEntry[]
  hrefOf: (entry: Extract<MenuEntry, { kind: 'route' }>) => string
}

/** The small links at the end of the menu. */
export function MenuFurtherLinks({ entries, hrefOf }: Props) {
  if (entries.length === 0) return null
  return (
    <MenuGroup label={viewerWording.menu.furtherLinks} isApart>
      <div role="none" className="flex flex-wrap px-3">
        {entries.map((entry) =>
          entry.kind === 'route' ? (
            <MenuLink key={entry.text} isSmall href={hrefOf(entry)}>
              {entry.text}
            </MenuLink>
          ) : (
            <MenuLink key={entry.text} isSmall isOutside href={entry.href}>
              {entry.text}
            </MenuLink>
          ),
        )}
      </div>
    </MenuGroup>
  )
}
