import { useState } from 'react'
import { useViewer } from '../../lib/use-viewer'
import type { Discussed } from './discussed'
import type { DiscussionFacts, ShownResponse } from './discussion-facts'
import { useRights } from './use-rights'

/** A discussion as its viewer takes part in it. */
interface Talk {
  facts: DiscussionFacts
  rights: ReturnType<typeof useRights>
  /** Whether the viewer may write, as far as is known; a visitor writes first, and signs in to publish it. */
  canRespond: boolean
  /** What the viewer has just written, which the list doesn't have yet. */
  own: readonly ShownResponse[]
  onPublished: (response: ShownResponse) => void
}

/** @param onRefresh fetches the responses again. */
export function useTalk(
  { kind, id, pinned, isClosed, isGone }: Pick<Discussed, 'kind' | 'id' | 'pinned' | 'isClosed' | 'isGone'>,
  onRefresh: () => void,
): Talk {
  const viewer = useViewer()
  const rights = useRights(kind, id, viewer !== null && !isGone)
  const [own, setOwn] = useState<readonly ShownResponse[]>([])
  const canRespond = !isClosed && !isGone && (viewer === null || rights.canRespond)
  const refresh = () => {
    setOwn([])
    rights.ask()
    onRefresh()
  }
  const onPublished = (response: ShownResponse) => {
    if (response.response?.status === 'HELD') rights.ask()
    else setOwn((before) => [response, ...before])
  }
  const facts = {
    id,
    kind,
    canRespond: canRespond && viewer !== null,
    isCurator: rights.isCurator,
    pinnedId: pinned?.id,
    refresh,
  }
  return { facts, rights, canRespond, own, onPublished }
}
