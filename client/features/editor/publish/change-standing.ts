import { publishWording } from '../../../../schema/wording/publish'
import type { App } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { showToast } from '../../../shell/toast'
import { UnpublishPost } from '../../draft/unpublish-post.generated'
import { makeChange } from '../../settings/use-change'

/** Makes a published or planned story a draft again. @returns whether that was done. */
export async function unpublish(app: App, postId: string, wasPlanned: boolean): Promise<boolean> {
  const done = await makeChange(app, UnpublishPost, { postId }, publishWording.failed)
  if (!done) return false
  mergeEntities(app.queryClient, done)
  showToast({ message: wasPlanned ? publishWording.unplanned : publishWording.unpublished })
  return true
}
