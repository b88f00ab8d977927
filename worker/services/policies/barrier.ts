/**
 * Blocks between an actor and the owners of a thing: one of them blocks the actor, or the actor blocks one of them.
 * Rule: docs/rules/blocks.md.
 */
export type Barrier = 'blocked' | 'blocking'
