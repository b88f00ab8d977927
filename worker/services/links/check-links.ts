import * as v from 'valibot'
import { sha256 } from '../../../schema/rules/hex'
import {
  LINK_CHECK_LIMIT,
  LINK_REMEMBERED,
  LINKS_AT_ONCE,
  LONGEST_CHECKED_LINK,
  MOST_CHECKED_LINKS,
  MOST_LINK_CHECKS,
} from '../../../schema/rules/link-checks'
import { hostOf, safeWebAddress } from '../../../schema/rules/links'
import { HOUR } from '../../../schema/rules/time-units'
import { linkChecksWording } from '../../../schema/wording/link-checks'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import { type FetchPort, fetchBytes } from '../import/pictures/fetch-bytes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

export type CheckLinksParts = Needs<'session' | 'browser' | 'lockouts' | 'expiring' | 'clock'> & {
  outside: FetchPort
}

/** The links of a story. */
export const StoryLinks = v.object({
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(LONGEST_CHECKED_LINK, linkChecksWording.noAddress))),
    v.maxLength(MOST_CHECKED_LINKS, linkChecksWording.tooMany(MOST_CHECKED_LINKS)),
  ),
})

/** Why readers get nowhere: the page isn't there, or its site doesn't answer. */
type Death = 'gone' | 'unreachable'
type Life = 'alive' | Death

interface CheckedLinks {
  dead: { url: string; reason: Death }[]
}

/** The first byte will do. */
const ANYTHING = { accept: '*/*', most: 1, isBeginning: true }
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

/** Whether somebody who follows a link gets anywhere. A server that refuses programs may well answer a reader. */
async function lifeOf(outside: FetchPort, url: string): Promise<Life> {
  const fetched = await fetchBytes(outside, url, ANYTHING)
  if (fetched.kind === 'unreachable') return 'unreachable'
  return fetched.kind === 'refused' && GONE.has(fetched.status) ? 'gone' : 'alive'
}

/** Whether a link works, as it was found out a while ago. */
async function rememberedLife({ outside, expiring }: CheckLinksParts, url: string): Promise<Life> {
  const key = `link:${await sha256(url)}`
  const known = await expiring.get(key)
  if (known !== null) return known as Life
  const life = await lifeOf(outside, url)
  await expiring.put(key, life, life === 'alive' ? LINK_REMEMBERED.alive : LINK_REMEMBERED.dead)
  return life
}

/**
 * Says which links of a story lead nowhere: over http and https, from public addresses only, redirects included. Attempts
 * count, so that nobody can make us fetch without end. Rule: docs/rules/writing.md, "Dead links".
 */
export const checkLinks = defineUseCase(
  StoryLinks,
  async (
    parts: CheckLinksParts,
    { urls },
  ): Promise<Result<CheckedLinks, NoWriter | Failure<'RATE_LIMITED'>>> => {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const ourHost = hostOf(parts.browser.mainOrigin)
    const web = [...new Set(urls.map((url) => safeWebAddress(url)))].filter(
      (url) => url !== undefined && hostOf(url) !== ourHost,
    )
    if (web.length === 0) return ok({ dead: [] })
    const used = await parts.lockouts.use('link-checks', writer.value.id, HOUR, MOST_LINK_CHECKS, web.length)
    if (used > MOST_LINK_CHECKS) return fail('RATE_LIMITED', linkChecksWording.tooOften)
    const dead: CheckedLinks['dead'] = []
    const left = [...web]
    const work = async () => {
      for (let url = left.shift(); url !== undefined; url = left.shift()) {
        const life = await rememberedLife(parts, url)
        if (life !== 'alive') dead.push({ url, reason: life })
      }
    }
    const late = new Promise<void>((resolve) => setTimeout(resolve, LINK_CHECK_LIMIT))
    await Promise.race([Promise.all(Array.from({ length: LINKS_AT_ONCE }, work)), late])
    left.length = 0
    return ok({ dead: dead.toSorted((a, b) => web.indexOf(a.url) - web.indexOf(b.url)) })
  },
)
