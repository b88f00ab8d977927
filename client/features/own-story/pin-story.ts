import { pinWording as wording } from '../../../schema/wording/pinning'
import type { App } from '../../lib/app'
import { showToast } from '../../shell/toast'
import { makeChange } from '../settings/use-change'
import { PinPost } from './pin-post.generated'

interface Pinnable {
  id: string
  title: string
}

/**
 * Pins one of the viewer's stories to their profile, or unpins it. The message can undo that, which also restores the
 * story whose place it took. Rule: docs/rules/writing.md, "Pinned stories".
 *
 * @param renew fetches what is shown again.
 */
export async function pinStory(
  app: Pick<App, 'execute'>,
  { id, title }: Pinnable,
  isPinned: boolean,
  renew: () => Promise<void>,
): Promise<void> {
  const done = await makeChange(app, PinPost, { input: { postId: id, isPinned } })
  if (!done) return
  await renew()
  const before = done.replacedPostId
  const input = before ? { postId: before, isPinned: true } : { postId: id, isPinned: !isPinned }
  const undo = async () => {
    if (await makeChange(app, PinPost, { input })) await renew()
  }
  const says = isPinned ? wording.pinned : wording.unpinned
  showToast({
    message: says(title),
    action: { label: wording.undo, onAction: () => void undo() },
    about: 'pinned-story',
    extraParams: { testId: 'story-pinned' },
  })
}
