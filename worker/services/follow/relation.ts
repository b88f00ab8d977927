import { type MuteKind, relationKey } from '../../data/follow/rows'
import type { Reader } from '../../data/reader'
import type { AskViewer } from '../policies/actor'

/** The viewer's relation to something. */
export interface Relation {
  isFollowing: boolean
  isMuting: boolean
}

/** Whether the viewer follows or mutes something; a visitor does neither. */
export async function relationTo(
  reader: Reader,
  viewer: AskViewer,
  kind: MuteKind,
  targetId: string,
): Promise<Relation> {
  const asking = await viewer()
  const found = asking ? await reader.relations.load(relationKey(asking.id, kind, targetId)) : undefined
  return { isFollowing: found?.isFollowing === 1, isMuting: found?.isMuting === 1 }
}
