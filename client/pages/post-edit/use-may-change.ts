import { useAnswer } from '../../lib/use-answer'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { PostEditPage } from './post-edit-page.generated'

/**
 * Whether the viewer may change the story in the address. Suspended people go on with their own, and leave what they
 * write with others, or lead, to the others. Rule: docs/rules/moderation.md, "Suspending somebody".
 */
export function useMayChange(): boolean {
  const { postId } = usePage().params
  const post = useAnswer(PostEditPage, { id: postId ?? '' }).data?.post
  const mayReach = useMayReach()
  const viewerId = useViewer()?.id
  return mayReach || postId === undefined || !post || post.creator.id === viewerId
}
