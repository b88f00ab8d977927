/**
 * What stands between an actor and those whose thing it is: one of them blocks the actor, or the actor blocks one of
 * them. Rule: docs/rules/blocks.md.
 */
export type Barrier = 'blocked' | 'blocking'
