import type { RouteName } from '../../../schema/routes/index'
import { publicationMenuWording as wording } from '../../../schema/wording/collection-menu'
import { useApp } from '../../lib/app'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Menu } from '../../ui/menu/Menu'
import { MenuGroup, MenuLink } from '../../ui/menu/MenuItems'
import { publicationEntries } from './publication-entries'

interface Props {
  /** The button's look. */
  className: string
  publication: {
    slug: string
    name: string
  }
}

/**
 * The menu with which owners and editors manage a publication; nothing while none of its pages exists. Rule:
 * docs/rules/viewer.md, "Publication management menu".
 */
export function ManagePublication({ publication, className }: Props) {
  const { state } = useApp()
  const canLink = useCanLink()
  const link = useLink() as (name: RouteName, params: object) => string
  const { main, settings } = publicationEntries({
    canLink,
    isInboxAlone: state.flags.enable_submissions_v2 === true,
  })
  if (main.length + settings.length === 0) return null
  const params = { collectionSlug: publication.slug }
  return (
    <Menu
      label={wording.label(publication.name)}
      className="w-60"
      opener={(props) => (
        <button {...props} type="button" className={className} data-testid="manage-publication">
          {wording.open}
        </button>
      )}
    >
      {main.map(({ route, text }) => (
        <MenuLink key={text} href={link(route, params)}>
          {text}
        </MenuLink>
      ))}
      {settings.length > 0 && (
        <MenuGroup label={wording.settings} isApart={main.length > 0}>
          {settings.map(({ route, text }) => (
            <MenuLink key={text} href={link(route, params)}>
              {text}
            </MenuLink>
          ))}
        </MenuGroup>
      )}
    </Menu>
  )
}
