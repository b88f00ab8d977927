import { SIDEBAR_FEED } from '../../../schema/rules/follow'
import type { App } from '../../lib/app'
import { reportLater } from '../../lib/events/later'
import { mergeEntities } from '../../lib/merge-entities'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { SidebarMenuBadgeMutation } from './sidebar-menu-badge-mutation.generated'

/** Reports that the sidebar was opened or closed. Opening it clears the viewer's badge. */
export function noteSidebar(app: App, isOpen: boolean): void {
  reportLater(app.state, isOpen ? 'sidebarMenu.opened' : 'sidebarMenu.closed', {})
  if (isOpen) clearBadge(app)
}

/** Remembers when the viewer saw the sidebar; not while a member of staff acts as the viewer. */
function clearBadge({ queryClient, execute, state }: App): void {
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  if (!viewer || state.session.isSpoofed) return
  execute(SidebarMenuBadgeMutation, { userId: viewer.id, feedId: SIDEBAR_FEED }).then(
    (data) => mergeEntities(queryClient, data),
    (error: unknown) => console.error('The badge of the sidebar will be back.', error),
  )
}
