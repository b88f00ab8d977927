import { MINUTE } from '../../../schema/rules/time-units'
import { viewerWording } from '../../../schema/wording/viewer'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Avatar } from '../../ui/Avatar'
import { MenuGroup, MenuItem, MenuLink, MenuPart } from '../../ui/menu/MenuItems'
import { Skeleton } from '../../ui/Skeleton'
import { AvatarMenuQuery } from './avatar-menu-query.generated'

const wording = viewerWording.menu

/** How many publications the menu itself shows. */
const SHOWN = 3

/** Publications that the viewer leads, or their skeletons while they load. */
export function MenuPublications({ isApart }: { isApart: boolean }) {
  const link = useLink()
  const canLink = useCanLink()
  const { data, hasFailed, ask } = useAnswer(AvatarMenuQuery, {}, { asks: true, freshFor: MINUTE })
  if (hasFailed) {
    const askAgain = () => {
      // The item disappears, and the menu keeps the focus.
      document.activeElement?.closest<HTMLElement>('[role=menu]')?.focus()
      ask()
    }
    return (
      <MenuPart>
        <p role="none" className="px-5 pt-1 text-13 text-danger">
          {wording.failed}
        </p>
        <MenuItem staysOpen onSelect={askAgain}>
          {wording.tryAgain}
        </MenuItem>
      </MenuPart>
    )
  }
  if (!data) {
    return (
      <div role="none" className={`space-y-3 px-5 py-4 ${isApart ? 'mt-2 border-t border-line' : ''}`}>
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-3 w-24" />
      </div>
    )
  }
  const led = data.viewer?.adminCollections ?? []
  if (led.length === 0) return null
  return (
    <MenuGroup label={wording.publications} isApart={isApart}>
      {led.slice(0, SHOWN).map(({ id, slug, name, avatar }) => (
        <MenuLink key={id} href={link('ShowCollection', { collectionSlug: slug })}>
          <span className="flex min-w-0 items-center gap-3">
            <Avatar imageId={avatar?.id} name={name} size="XXXS" square />
            <span className="truncate">{name}</span>
          </span>
        </MenuLink>
      ))}
      {data.viewer && led.length > SHOWN && canLink('UserPublications') && (
        <MenuLink href={link('UserPublications', { username: data.viewer.username })}>
          {wording.allPublications}
        </MenuLink>
      )}
    </MenuGroup>
  )
}
