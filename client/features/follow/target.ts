/** What can be followed and muted. A topic's id is its slug. */
export interface FollowTarget {
  kind: 'user' | 'collection' | 'tag'
  id: string
  name: string
}

/** Their types in the API. */
export const TYPES = { user: 'User', collection: 'Collection', tag: 'Tag' } as const

/** The viewer's relation to it. */
export interface Relation {
  isFollowing: boolean
  isMuting: boolean
  /** Of a person: whether the viewer blocks them, and whether they block the viewer. */
  isBlocking?: boolean
  isBlocked?: boolean
}
