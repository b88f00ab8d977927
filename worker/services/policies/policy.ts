import type { Actor } from './actor'

/**
 * The actions on one kind of thing, and who may do them. Pure: everything they look at is in their arguments.
 */
export type Policy<Thing> = Readonly<Record<string, (actor: Actor, thing: Thing) => boolean>>
