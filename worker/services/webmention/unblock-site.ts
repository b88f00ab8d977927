import * as v from 'valibot'
import { blockedSite } from '../../../schema/inputs/webmention'
import { deleteWebmentionBlock } from '../../data/webmention/incoming'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type BlockedSites, blockedSitesOf } from './blocked-sites'

/** Takes mentions by a site again. Idempotent. Rule: docs/rules/webmentions.md, "Deciding". */
export const unblockSite = defineUseCase(
  v.object({ domain: blockedSite }),
  async (
    parts: Needs<'db' | 'session' | 'browser' | 'site'>,
    { domain },
  ): Promise<Result<BlockedSites, NotOwn>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { id } = session.value.user
    await parts.db.write([deleteWebmentionBlock(id, domain)])
    return ok(await blockedSitesOf(parts.db, id))
  },
)
