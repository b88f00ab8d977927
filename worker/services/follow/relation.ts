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
  const found = asking ? await reader.relations.load(relationKey(asking.id, kind, targetId)) : undefined
  return {
    isFollowing: found?.isFollowing === 1,
    isMuting: found?.isMuting === 1,
    isBlocking: found?.isBlocking === 1,
    isBlocked: found?.isBlocked === 1,
  }
}
