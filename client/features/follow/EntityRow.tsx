import type { ReactNode } from 'react'
import type { Source } from '../../../schema/rules/source-tracking'
import { PublicationRow } from '../collection/PublicationRow'
import type { PublicationCardFragment } from '../collection/publication-card.generated'
import { TopicRow } from '../tag/TopicRow'
import type { TopicItemFragment } from '../tag/topic-item.generated'
import { WriterItem } from '../user/WriterItem'
import type { WriterItemFragment } from '../user/writer-item.generated'
import type { FollowTarget } from './target'

/** What can be followed and muted, as lists of it show it. */
export type Entity = WriterItemFragment | PublicationCardFragment | TopicItemFragment

/** The entity as the follow and mute controls take it. */
export function targetOf(entity: Entity): FollowTarget {
  switch (entity.__typename) {
    case 'User':
      return { kind: 'user', id: entity.id, name: entity.name }
    case 'Collection':
      return { kind: 'collection', id: entity.id, name: entity.name }
    case 'Tag':
      return { kind: 'tag', id: entity.slug, name: entity.displayTitle }
  }
}

export interface EntityRowProps {
  entity: Entity
  /** The heading's level. */
  level?: 2 | 3
  /** What a publication's row says before its number of followers. */
  fact?: string | undefined
  /** What a person's links say about their place. */
  source?: Source
  /** The control at the row's end. */
  action: ReactNode
}

/** A person, a publication or a topic in a separate list. */
export function EntityRow({ entity, level = 2, fact, source, action }: EntityRowProps) {
  switch (entity.__typename) {
    case 'User':
      return <WriterItem user={entity} large level={level} source={source} action={action} />
    case 'Collection':
      return <PublicationRow collection={entity} level={level} fact={fact} action={action} />
    case 'Tag':
      return <TopicRow tag={entity} level={level} action={action} />
  }
}
