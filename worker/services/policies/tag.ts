import { mayReach } from './actor'
import type { Policy } from './policy'

export interface TagThing {
  entity: 'tag'
}

export const ANY_TAG: TagThing = { entity: 'tag' }

/** Topics. Rule: docs/rules/security.md, "Rights". */
export const tagPolicy = {
  follow: mayReach,
  mute: (actor) => actor !== null,
} satisfies Policy<TagThing>
