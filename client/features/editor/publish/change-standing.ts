import type { Operation } from '../../../../schema/operation'
import { publishWording } from '../../../../schema/wording/publish'
import type { App } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { showError, showToast } from '../../../shell/toast'
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
