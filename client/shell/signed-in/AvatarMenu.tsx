import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { viewerWording } from '../../../schema/wording/viewer'
import { useApp } from '../../lib/app'
import type { UnsavedWords } from '../../lib/kept/forget'
import { lazily } from '../../lib/lazily'
import { operationQuery } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { Avatar } from '../../ui/Avatar'
import { useLazy } from '../../ui/lazy'
import { Menu } from '../../ui/menu/Menu'
import { FriendMarked } from '../FriendMarked'
import { AvatarMenuQuery } from './avatar-menu-query.generated'

const panel = lazily(() => import('./MenuPanel').then(({ MenuPanel }) => MenuPanel))
const leaveWords = lazily(() => import('./LeaveWords').then(({ LeaveWords }) => LeaveWords))

/** With script it opens something; without, it is a plain link. */
const AS_BUTTON = { role: 'button' }

/**
 * The viewer's picture, which opens their menu. Without script it leads to the settings; a press before
 * hydration is kept until then (client/bootstrap.ts). The menu's data and items are requested when a pointer comes near.
 */
export function AvatarMenu({ viewer }: { viewer: Viewer }) {
  const { execute } = useApp()
  const queryClient = useQueryClient()
  const link = useLink()
  const [isNear, setNear] = useState(false)
  const Panel = useLazy(panel, isNear)
  const [words, setWords] = useState<UnsavedWords>()
  const Leave = useLazy(leaveWords, words !== undefined)
  const near = () => {
    setNear(true)
    queryClient.prefetchQuery(operationQuery(execute, AvatarMenuQuery, {}))
  }
  return (
    <div className="me-1.5 ms-2">
      <Menu<HTMLAnchorElement>
        label={viewerWording.menu.label}
        className="w-60"
        closesOnScroll
        onNear={near}
        isReady={Panel !== undefined}
        opener={(props) => (
          <a
            {...props}
            {...AS_BUTTON}
            href={link('Settings')}
            aria-label={viewerWording.menu.open(viewer.name)}
            className="flex size-11 items-center justify-center rounded-full"
            data-testid="avatar-menu"
          >
            <FriendMarked isFriend={viewer.membership?.tier === 'FRIEND'} size="XS">
              <Avatar imageId={viewer.imageId} name={viewer.name} size="XS" />
            </FriendMarked>
          </a>
        )}
      >
        {Panel && <Panel viewer={viewer} onWords={setWords} />}
      </Menu>
      {words && Leave && <Leave viewer={viewer} words={words} onClosed={() => setWords(undefined)} />}
    </div>
  )
}
