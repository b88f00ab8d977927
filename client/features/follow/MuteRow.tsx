import { type Entity, EntityRow, targetOf } from './EntityRow'
import { MuteButton } from './MuteButton'
import type { Relation } from './target'

/** A person or a publication that the viewer has muted, with the button that takes it back. */
export function MuteRow({ entity }: { entity: Entity & { viewerEdge: Relation } }) {
  return (
    <EntityRow
      entity={entity}
      action={<MuteButton target={targetOf(entity)} isMuting={entity.viewerEdge.isMuting} />}
    />
  )
}
