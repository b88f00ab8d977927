import { integer, text } from 'drizzle-orm/sqlite-core'

/** A point in time, in milliseconds since 1970 UTC. */
export const time = (name: string) => integer(name)

/** A counter that starts at zero. */
export const count = (name: string) => integer(name).notNull().default(0)

/** A boolean that starts as false. */
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

/** The id of a row: 12 lower-case hex digits (docs/rules/stories.md, "Ids"). */
export const id = (name = 'id') => text(name)
