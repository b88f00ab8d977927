import { SIDEBAR_FEED } from '../../../schema/rules/follow'
import type { App } from '../../lib/app'
import { mergeEntities } from '../../lib/merge-entities'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { SidebarMenuBadgeMutation } from './sidebar-menu-badge-mutation.generated'

/**
 * Remembers that the viewer has opened the sidebar, which clears its badge. A member of staff who acts as the viewer
 * leaves it as it is.
 */
export function noteSidebarOpened({ queryClient, execute, state }: App): void {
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  if (!viewer || state.session.isSpoofed) return
  execute(SidebarMenuBadgeMutation, { userId: viewer.id, feedId: SIDEBAR_FEED }).then(
    (data) => mergeEntities(queryClient, data),
    (error: unknown) => console.error('The badge of the sidebar will be back.', error),
  )
}
