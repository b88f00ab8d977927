import type { Operation } from '../../../../schema/operation'
import { linkTo } from '../../../../schema/routes/links'
import { publishWording } from '../../../../schema/wording/publish'
import { versionsWording } from '../../../../schema/wording/versions'
import type { App } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { goTo } from '../../../lib/navigation'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { DeletePost } from '../../draft/delete-post.generated'
import { UndeletePost } from '../../draft/undelete-post.generated'
import { UnpublishPost } from '../../draft/unpublish-post.generated'

/** Changes where a story stands, and says why if it can't be. @returns whether it was changed. */
async function change<Data extends object, Variables>(
  { queryClient, execute }: App,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<boolean> {
  const answer = await execute(operation, variables).catch(() => undefined)
  const [result] = answer ? (Object.values(answer) as object[]) : []
  if (!result || 'message' in result) {
    showError(result ? String(result.message) : publishWording.failed)
    return false
  }
  mergeEntities(queryClient, answer)
  return true
}

/** Makes a published or planned story a draft again. @returns whether that was done. */
export async function unpublish(app: App, postId: string, wasPlanned: boolean): Promise<boolean> {
  const isDone = await change(app, UnpublishPost, { postId })
  if (isDone) showToast({ message: wasPlanned ? publishWording.unplanned : publishWording.unpublished })
  return isDone
}

/**
 * Puts a story into the trash at once, leaves its page, and offers to bring it back. Rule: docs/rules/writing.md,
 * "Trash".
 */
export async function deleteWithUndo(app: App, postId: string): Promise<void> {
  if (!(await change(app, DeletePost, { targetPostId: postId }))) return
  // Earlier messages make way, so that Undo appears at once.
  const { published, planned, unpublished } = publishWording
  for (const message of [published, planned, unpublished, versionsWording.restored]) withdrawToast(message)
  const restore = async () => {
    if (!(await change(app, UndeletePost, { targetPostId: postId }))) return
    await goTo(app.navigation, linkTo('EditPost', { postId }))
    showToast({ message: publishWording.restored })
  }
  showToast({
    message: publishWording.removed,
    action: { label: publishWording.undo, onAction: () => void restore() },
    extraParams: { testId: 'story-removed' },
  })
  await goTo(app.navigation, linkTo('Home'))
}
