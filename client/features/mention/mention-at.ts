import { MAX_USERNAME } from '../../../schema/rules/username'

/** A mention that somebody is about to write: where its @ stands, and what follows. */
export interface BegunMention {
  start: number
  query: string
}

const BEGUN = new RegExp(`(?<![\\p{L}\\p{N}_@./-])@([\\p{L}\\p{N}_.]{1,${MAX_USERNAME}})$`, 'u')
/** What the pattern looks at: the name, its sign and the one before. */
const LOOKED_AT = MAX_USERNAME + 2

/** The mention that ends where somebody writes, by the text before that place. */
export function mentionAt(before: string): BegunMention | undefined {
  const offset = Math.max(0, before.length - LOOKED_AT)
  const match = BEGUN.exec(before.slice(offset))
  return match?.[1] === undefined ? undefined : { start: offset + match.index, query: match[1] }
}
