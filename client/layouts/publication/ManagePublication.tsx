import type { RouteName } from '../../../schema/routes/index'
import { publicationMenuWording as wording } from '../../../schema/wording/collection-menu'
import { useApp } from '../../lib/app'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Button } from '../../ui/Button'
import { Menu } from '../../ui/menu/Menu'
import { MenuGroup, MenuLink } from '../../ui/menu/MenuItems'
import { publicationEntries } from './publication-entries'

interface Props {
  publication: {
    slug: string
    name: string
  }
}

/**
 * The menu with which owners and editors manage a publication; nothing while none of its pages exists. Rule:
 * docs/rules/viewer.md, "Publication management menu".
 */
export function ManagePublication({ publication }: Props) {
  const { state } = useApp()
  const canLink = useCanLink()
  const link = useLink() as (name: RouteName, params: object) => string
  const { main, settings } = publicationEntries({
    canLink,
    hasInbox: state.flags.enable_submissions_v2 === true,
  })
  if (main.length + settings.length === 0) return null
  const params = { collectionSlug: publication.slug }
  return (
    <Menu
      label={wording.label(publication.name)}
      className="w-60"
      opener={(props) => (
        <Button
          {...props}
          size="small"
          className="mx-6 my-1 max-md:self-start"
          data-testid="manage-publication"
        >
          {wording.open}
        </Button>
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
