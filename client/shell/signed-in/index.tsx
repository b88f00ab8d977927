import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Execute } from '../../lib/app'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { ActAs } from './ActAs'
import { UpdateViewerPreferences } from './update-viewer-preferences.generated'

export { Banners } from './Banners'
export { BesideSidebar } from './BesideSidebar'
export { HeaderTools } from './HeaderTools'
export { ManagePublication } from './ManagePublication'
export { noteSidebarOpened } from './note-sidebar-opened'
export { SidebarBadge } from './SidebarBadge'

/** What signed-in people can do on a person's profile. */
export function ProfileTools({ user }: ComponentProps<typeof ActAs>) {
  return <ActAs user={user} />
}

/** Stores the viewer's choice of theme with their account, so that it applies elsewhere too. */
export function keepTheme(execute: Execute, queryClient: QueryClient, theme: string): void {
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  if (!viewer) return
  execute(UpdateViewerPreferences, {
    userId: viewer.id,
    preferences: [{ name: 'theme', enumValue: theme }],
  }).catch((error: unknown) => console.error('The theme stays with this browser alone.', error))
}
