import { countedSeconds, VIEW_SECONDS } from '../../../schema/rules/reading-history'
import { parseSource, SOURCE_NAMES } from '../../../schema/rules/source-tracking'
import { dayOfVisit, type ReportedVisit } from '../../../schema/rules/stats/count-visits'
import { countedHost, sourceOf, sourcePart } from '../../../schema/rules/stats/sources'
import {
  depthOf,
  languageOf,
  NO_TRAITS,
  NOT_KNOWN,
  type ReaderKind,
  type SkipReason,
  type Traits,
} from '../../../schema/rules/stats/visits'
import type { Post } from '../../data/post/rows'
import type { Browser } from '../identity/browser'
import type { Needs } from '../parts'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { deviceOf } from './device'
import { readerNames } from './reader-key'

/** What a page says of a visit. */
export interface ToldVisit {
  seconds: number
  isRead: boolean
  /** How much of the text was in view, 0 to 1. */
  progress: number | undefined
  /** The host of the page before; empty if there was none. */
  referrer: string | undefined
  /** The source string of the link that was followed. */
  source: string | undefined
}

/** Why a visit isn't counted; null if it is. */
export function whySkipped(
  actor: Actor,
  post: Post,
  isBot: boolean,
  { seconds, isRead }: ToldVisit,
): SkipReason | null {
  if (actor && !can(actor, 'record', { entity: 'account', account: actor })) return 'staff'
  if (authorsOf(post).includes(actor?.id ?? '')) return 'own'
  if (!can(actor, 'readWhole', { entity: 'post', post })) return 'preview'
  if (isBot) return 'bot'
  return isRead || seconds >= VIEW_SECONDS ? null : 'fast'
}

const nameOfModule = (number: number | undefined): string | undefined =>
  Object.entries(SOURCE_NAMES).find(([, each]) => each === number)?.[0]

/** Where a link of ours was followed: its module, or else its page. */
function placeOf(source: string | undefined): string | undefined {
  if (source === undefined) return undefined
  const { sectionType, name } = parseSource(source)
  return nameOfModule(sectionType) ?? name
}

/** Whether a host is the one that was requested, the main one, or somebody's subdomain. */
function isOurs(host: string | undefined, { origin, mainOrigin }: Browser): boolean {
  const name = host === undefined ? undefined : countedHost(host)
  if (name === undefined) return false
  const main = countedHost(new URL(mainOrigin).host)
  return name === main || name === countedHost(new URL(origin).host) || name.endsWith(`.${main}`)
}

function readerKind(actor: Actor): ReaderKind {
  if (!actor) return 'visitor'
  return actor.isMember ? 'member' : 'signed-in'
}

/** What is counted of a reader: of people who ask not to be tracked, nothing. */
function traitsOf(actor: Actor, browser: Browser, { referrer, source }: ToldVisit): Traits {
  if (!browser.isTrackingAllowed) return NO_TRAITS
  return {
    source: sourcePart(
      sourceOf({ host: referrer, isOurs: isOurs(referrer, browser), place: placeOf(source) }),
    ),
    country: browser.country ?? NOT_KNOWN,
    device: deviceOf(browser.userAgent),
    language: languageOf(browser.language),
    reader: readerKind(actor),
  }
}

/** A visit as it is told to those who count. Rule: docs/rules/stats.md, "Facts". */
export async function visitOf(
  parts: Needs<'db' | 'browser' | 'clock'>,
  actor: Actor,
  post: Post,
  told: ToldVisit,
  skipped: SkipReason | null,
): Promise<ReportedVisit> {
  const { browser, clock } = parts
  const at = clock.now()
  return {
    postId: post.id,
    writerId: post.creatorId,
    collectionId: post.collectionId,
    at,
    isRead: told.isRead,
    seconds: told.isRead ? countedSeconds(told.seconds, post.readingTime) : 0,
    depth: depthOf(told.progress) ?? null,
    traits: traitsOf(actor, browser, told),
    names: await readerNames(parts, actor, post.id, dayOfVisit(at)),
    skipped,
  }
}
