import { EntityRow, type EntityRowProps, targetOf } from './EntityRow'
import { FollowButton } from './FollowButton'
import { FollowWithMenu } from './FollowWithMenu'
import type { Relation } from './target'

type Props = Omit<EntityRowProps, 'entity' | 'action'> & {
  /** With the viewer's relation to it where the page is theirs alone; elsewhere that is requested after the page. */
  entity: EntityRowProps['entity'] & { viewerEdge?: Relation }
}

/** A person, a publication or a topic with the button that follows it, and on the viewer's own pages a menu to mute it. */
export function FollowRow({ entity, ...row }: Props) {
  const target = targetOf(entity)
  const relation = entity.viewerEdge
  const Button = relation && target.kind !== 'tag' ? FollowWithMenu : FollowButton
  return <EntityRow {...row} entity={entity} action={<Button target={target} relation={relation} />} />
}
