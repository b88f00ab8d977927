import { linkTo } from '../../../../schema/routes/links'
import type { App } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { justPublished } from '../../post/published/just-published'

/** Leads to a story that was just published, as readers see it. */
export async function showPublished({ queryClient, navigation }: App, postId: string): Promise<void> {
  // What this browser knows of the story and its lists is older.
  await queryClient.invalidateQueries({ refetchType: 'none' })
  const strip = await import('../../post/published/PublishedStrip').catch(() => undefined)
  // Without it the story is there all the same.
  Object.assign(justPublished, { id: postId, Strip: strip?.PublishedStrip })
  await goTo(navigation, linkTo('ShowPost', { postId }))
}
