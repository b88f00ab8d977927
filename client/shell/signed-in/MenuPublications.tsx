import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { viewerWording } from '../../../schema/wording/viewer'
import { operationQuery } from '../../lib/query'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Avatar } from '../../ui/Avatar'
import { AvatarMenuQuery } from './avatar-menu-query.generated'
import { Entry, MenuButton, MenuLink } from './Entry'

const wording = viewerWording.menu

/** Sets them apart from the entries before them. */
const APART = 'mt-2 border-t border-line pt-2'
/** So many publications stand in the menu itself. */
const SHOWN = 3

/** Publications that the viewer leads; their shape while they are on their way. */
export function MenuPublications({ close, isApart }: { close: () => void; isApart: boolean }) {
  const { execute } = useRouter().options.context
  const link = useLink()
  const canLink = useCanLink()
  const { data, isError, refetch } = useQuery(operationQuery(execute, AvatarMenuQuery, {}))
  if (isError) {
    return (
      <Entry isApart>
        <p role="none" className="px-5 pt-1 text-13 text-danger">
          {wording.failed}
        </p>
        <MenuButton onClick={() => refetch()}>{wording.tryAgain}</MenuButton>
      </Entry>
    )
  }
  if (!data) {
    return (
      <div
        role="none"
        aria-hidden="true"
        className={`space-y-3 px-5 py-4 ${isApart ? 'mt-2 border-t border-line' : ''}`}
      >
        <div className="h-3 w-32 rounded-input bg-line" />
        <div className="h-3 w-24 rounded-input bg-line" />
      </div>
    )
  }
  const led = data.viewer?.adminCollections ?? []
  if (led.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu, not of a form.
    <div role="group" aria-label={wording.publications} className={isApart ? APART : ''}>
      {led.slice(0, SHOWN).map(({ id, slug, name, avatar }) => (
        <MenuLink key={id} href={link('ShowCollection', { collectionSlug: slug })} onClick={close}>
          <span className="flex min-w-0 items-center gap-3">
            <Avatar imageId={avatar?.id} size="XXXS" square />
            <span className="truncate">{name}</span>
          </span>
        </MenuLink>
      ))}
      {data.viewer && led.length > SHOWN && canLink('UserPublications') && (
        <MenuLink href={link('UserPublications', { username: data.viewer.username })} onClick={close}>
          {wording.allPublications}
        </MenuLink>
      )}
    </div>
  )
}
