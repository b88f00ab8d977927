import * as v from 'valibot'
import { clapKey, numClaps } from '../../../schema/inputs/clap'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { POSTS } from './find-target'
import { type ClapParts, giveClaps } from './give-claps'

/** Claps for a story or a response: as often as it says, in all. Idempotent. */
export const clapPost = defineUseCase(
  v.object({ targetPostId: entityId, numClaps, key: v.nullish(clapKey) }),
  (parts: ClapParts, { targetPostId, ...given }) => giveClaps(parts, POSTS, targetPostId, given),
)
