import type { Needs } from '../../parts'
import { bindBrowser, browserHash } from '../browser'
import { newReference } from '../keys'
import { issueOneTime, peekOneTime, spendOneTime } from '../one-time'
import { readState, signState } from '../providers/visit'

type VisitParts = Needs<'db' | 'clock' | 'keys' | 'browser'>

/** A visit to a Mastodon server, as long as it lasts. */
export interface Visit {
  instance: string
  /** PKCE: kept here, so that nobody else can redeem the code. */
  codeVerifier: string
}

/** A new visit, and how it is stored once the browser is sent on. */
export async function newVisit(
  parts: VisitParts,
  userId: string,
  instance: string,
): Promise<Visit & { state: string; keep: () => Promise<unknown> }> {
  const reference = newReference()
  const visit: Visit = { instance, codeVerifier: newReference() }
  const keep = async () =>
    issueOneTime(parts, {
      kind: 'mastodon-visit',
      browserHash: await bindBrowser(parts.browser, parts.keys),
      userId,
      data: visit,
      reference,
    })
  return { ...visit, state: await signState(parts, 'mastodon', reference), keep }
}

/**
 * Uses up a visit. Nothing if it is over or already used up, or was begun in another browser, by somebody
 * else or to another server: then it isn't changed.
 */
export async function redeemVisit(
  parts: VisitParts,
  { userId, instance, state }: { userId: string; instance: string; state: string },
): Promise<Visit | undefined> {
  const reference = await readState(parts, 'mastodon', state)
  const row = reference && (await peekOneTime(parts, 'mastodon-visit', reference))
  if (!row || row.userId !== userId) return undefined
  if (row.browserHash !== (await browserHash(parts.browser, parts.keys))) return undefined
  const visit = JSON.parse(row.data) as Visit
  if (visit.instance !== instance) return undefined
  return (await spendOneTime(parts, row)) ? visit : undefined
}
