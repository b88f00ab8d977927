import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { viewerWording } from '../../../schema/wording/viewer'
import { operationQuery } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { Avatar } from '../../ui/Avatar'
import { AvatarMenuQuery } from './avatar-menu-query.generated'
import { MenuPanel } from './MenuPanel'
import { useMenu } from './use-menu'

/** The viewer's picture, or their first letter where they have none. */
function Portrait({ viewer }: { viewer: Viewer }) {
  if (viewer.imageId) return <Avatar imageId={viewer.imageId} size="XS" />
  return (
    <span className="flex size-8 items-center justify-center rounded-full bg-accent-wash font-serif text-16 text-accent">
      {[...viewer.name.trim()][0]?.toUpperCase()}
    </span>
  )
}

/**
 * The viewer's picture, which opens their menu. Without script it leads to the settings; a press before the page is
 * taken over is kept until it is (client/bootstrap.ts). What the menu shows is asked for when a pointer comes near.
 */
export function AvatarMenu({ viewer }: { viewer: Viewer }) {
  const { execute } = useRouter().options.context
  const queryClient = useQueryClient()
  const link = useLink()
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const menu = useMenu(around, button)
  const prefetch = () => {
    queryClient.prefetchQuery(operationQuery(execute, AvatarMenuQuery, {}))
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    menu.toggle()
  }
  const key = (event: KeyboardEvent) => {
    const opens =
      event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === ' ' || event.key === 'Enter'
    if (!opens) return
    event.preventDefault()
    menu.open(event.key === 'ArrowUp' ? 'last' : 'first')
  }
  return (
    <div ref={around} className="relative mr-1.5 ml-2">
      {/* biome-ignore lint/a11y/useSemanticElements: without script it is the link that it says it is. */}
      <a
        ref={button}
        href={link('Settings')}
        role="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={viewerWording.menu.open(viewer.name)}
        onClick={press}
        onKeyDown={key}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        className="flex size-11 items-center justify-center rounded-full"
        data-testid="avatar-menu"
      >
        <Portrait viewer={viewer} />
      </a>
      {menu.phase !== 'closed' && (
        <MenuPanel
          viewer={viewer}
          isClosing={menu.phase === 'closing'}
          focusFirst={menu.focusFirst}
          close={menu.close}
        />
      )}
    </div>
  )
}
