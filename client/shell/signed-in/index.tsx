import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Execute } from '../../lib/app'
import type { LookName } from '../../lib/look'
import type { LoadContext } from '../../lib/page'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { ActAs } from './ActAs'
import { UnreadNotificationCount } from './notifications/unread-notification-count.generated'
import { UpdateViewerPreferences } from './update-viewer-preferences.generated'
import { LOOK_PREFERENCES } from './use-kept-look'

export { isLibraryPage } from '../sidebar/library-pages'
export { Banners } from './Banners'
export { BesideSidebar } from './BesideSidebar'
export { HeaderTools } from './HeaderTools'
export { lazyTopBanner } from './lazy'
export { logoOn } from './logo-on'
export { Reactivation } from './reactivate/Reactivation'
export { SidebarBadge } from './SidebarBadge'

/** Asks how many notifications are new, for the header. */
export const loadUnread = (query: LoadContext['query']) => query(UnreadNotificationCount, {})

/** What signed-in people can do on a person's profile. */
export function ProfileTools({ user }: ComponentProps<typeof ActAs>) {
  return <ActAs user={user} />
}

/** Keeps a choice of how pages look with the viewer's account, so that it applies elsewhere too. */
export function keepLook(execute: Execute, queryClient: QueryClient, name: LookName, value: string): void {
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  if (!viewer) return
  execute(UpdateViewerPreferences, {
    userId: viewer.id,
    preferences: [{ name: LOOK_PREFERENCES[name], enumValue: value }],
  }).catch((error: unknown) => console.error('The choice stays with this browser alone.', error))
}
