import { type MuteKind, relationKey } from '../../data/follow/rows'
import type { Reader } from '../../data/reader'
import type { AskViewer } from '../policies/actor'

/** The viewer's relation to something. */
export interface Relation {
  isFollowing: boolean
  isMuting: boolean
  isBlocking: boolean
  isBlocked: boolean
}

/** Whether the viewer follows, mutes or blocks something, or is blocked; nothing of that holds for a visitor. */
export async function relationTo(
  reader: Reader,
  viewer: AskViewer,
  kind: MuteKind,
  targetId: string,
): Promise<Relation> {
  const asking = await viewer()
  const relation = asking ? await reader.relations.load(relationKey(asking.id, kind, targetId)) : undefined
  return {
    isFollowing: relation?.isFollowing === 1,
    isMuting: relation?.isMuting === 1,
    isBlocking: relation?.isBlocking === 1,
    isBlocked: relation?.isBlocked === 1,
  }
}
