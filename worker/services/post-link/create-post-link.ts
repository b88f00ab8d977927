import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { linkTo } from '../../../schema/routes/links'
import { sha256 } from '../../../schema/rules/hex'
import { MOST_POST_LINKS, POST_LINK_BYTES } from '../../../schema/rules/own-stories'
import { postLinksWording } from '../../../schema/wording/post-links'
import { insertLink, type PostLink } from '../../data/post-link/queries'
import type { NoWriter } from '../draft/require-writer'
import { newReference } from '../identity/keys'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { readLinks } from './read-links'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'newId'>

/** Makes a private link to a story. Rule: docs/rules/writing.md, "Private links". */
export const createPostLink = defineUseCase(
  v.object({ postId: entityId }),
  async (
    parts: Parts,
    { postId },
  ): Promise<Result<PostLink & { address: string }, NoWriter | Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const before = await readLinks(parts, postId)
    if (!before.ok) return before
    if (before.value.links.length >= MOST_POST_LINKS)
      return fail('CONFLICT', postLinksWording.tooMany(MOST_POST_LINKS))
    const { db, clock, newId, browser } = parts
    const key = newReference(POST_LINK_BYTES)
    const link = { id: newId(), postId, createdAt: clock.now() }
    await db.write([insertLink({ ...link, keyHash: await sha256(key) })])
    return ok({ ...link, address: browser.mainOrigin + linkTo('FriendLink', { postId, key }) })
  },
)
