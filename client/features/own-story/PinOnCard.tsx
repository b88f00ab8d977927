import { useApp } from '../../lib/app'
import { PinFace } from './PinFace'
import { pinStory } from './pin-story'

interface Props {
  post: { id: string; listTitle: string }
  isPinned: boolean
  /** Fetches the profile again. */
  renew: () => Promise<void>
}

/** The button that pins a story of the viewer's own profile, or unpins it. Rule: docs/rules/writing.md, "Pinned stories". */
export function PinOnCard({ post, isPinned, renew }: Props) {
  const app = useApp()
  const { id, listTitle: title } = post
  return (
    <PinFace
      post={post}
      isPinned={isPinned}
      onClick={() => void pinStory(app, { id, title }, !isPinned, renew)}
    />
  )
}
