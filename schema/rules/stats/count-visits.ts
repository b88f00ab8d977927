import type { Entry, Fact } from './facts'
import type { KnownReaders, NameRange, ReaderName } from './known-readers'
import {
  HOURS_OF_DAY,
  hourOf,
  type SkipReason,
  soundSeconds,
  soundTime,
  soundTraits,
  type Traits,
} from './visits'

/** Decides which visits count. Rule: docs/rules/reading-history.md, "Who is counted". */

/** What the reading endpoint tells of a visit. */
export interface ReportedVisit {
  postId: string
  writerId: string
  collectionId: string | null
  /** In milliseconds since 1970 UTC. */
  at: number
  isRead: boolean
  /** 0 unless it is a read. */
  seconds: number
  /** In twentieths. */
  depth: number | null
  traits: Traits
  /** Of the account, if there is one, and of the network. */
  names: readonly [ReaderName, ...ReaderName[]]
  /** Why it isn't counted. */
  skipped: SkipReason | null
}

/** What precedes the name of a reader who isn't counted. No hash has it. */
const skippedName = (reason: SkipReason, name: string): string => `${reason} ${name}`

/** The day of a time, by which readers are known, in days since 1970 UTC. */
export const dayOfVisit = (at: number): number => Math.floor(hourOf(at) / HOURS_OF_DAY)

/** The names under which a reader may be known. Of some readers only the beginning of a hash is kept. */
const rangesOf = ([kept, brief]: ReaderName): NameRange[] =>
  // Hashes are hex digits, so nothing else begins with one.
  kept === brief
    ? [[kept, `${kept}g`]]
    : [
        [kept, kept],
        [brief, brief],
      ]

/** The names under which a visit's reader may be known. */
export function namesToLookUp({ names, skipped }: ReportedVisit): NameRange[] {
  if (skipped === null) return names.flatMap(rangesOf)
  const name = skippedName(skipped, names[0][0])
  return [[name, name]]
}

/** A visit at a time that can be: one in the future is now, one that is too long ago isn't counted. */
export function settled(visit: ReportedVisit, now: number): ReportedVisit {
  const at = soundTime(visit.at, now)
  return at === undefined ? { ...visit, at: now, skipped: 'late' } : { ...visit, at }
}

/** Whether a fact tells more than another of the same reader. */
const byWeight = (a: Fact, b: Fact): number =>
  Number(b.isRead) - Number(a.isRead) || b.seconds - a.seconds || (b.depth ?? -1) - (a.depth ?? -1)

/** A fact with what a later report adds to it, given all facts of the same reader. */
function grown(fact: Fact, visit: ReportedVisit, known: KnownReaders, all: readonly Fact[]): Fact {
  const isRead = visit.isRead && !all.some((other) => other.isRead)
  const longer = Math.max(0, soundSeconds(visit.seconds) - Math.max(...all.map(({ seconds }) => seconds)))
  const depth = visit.depth === null ? fact.depth : Math.max(visit.depth, fact.depth ?? 0)
  const { source } = visit.traits
  // The source is that of the read. A page may also tell it only after it has told that it was opened.
  const isNewSource =
    source !== 'unknown' && source !== fact.traits.source && (isRead || fact.traits.source === 'unknown')
  return {
    ...fact,
    depth,
    isRead: fact.isRead || isRead,
    seconds: fact.seconds + longer,
    ...(isNewSource ? { traits: { ...fact.traits, source: known.sourceToCount(visit.postId, source) } } : {}),
  }
}

const isSame = (a: Fact, b: Fact): boolean =>
  a.isRead === b.isRead && a.seconds === b.seconds && a.depth === b.depth && a.traits === b.traits

/**
 * Counts a visit: its reader once a day, by their account and by their network, with what their later reports add.
 * Counting it again adds nothing.
 *
 * @param visit is `settled`.
 * @param known changes with it.
 * @returns what goes into the log.
 */
export function countVisit(visit: ReportedVisit, known: KnownReaders): Entry[] {
  const { postId, writerId, collectionId, names, skipped } = visit
  const [hour, day] = [hourOf(visit.at), dayOfVisit(visit.at)]
  const [[first]] = names
  const place = { postId, writerId, collectionId, hour }
  if (skipped) {
    const name = skippedName(skipped, first)
    if (known.has(postId, day, name)) return []
    known.put({ postId, day, name, countedAs: name, fact: null })
    return [{ kind: 'skipped', reason: skipped, ...place }]
  }
  const holders = known.find(postId, day, namesToLookUp(visit))
  const facts = holders.flatMap(({ fact }) => fact ?? [])
  const best = facts.toSorted(byWeight)[0]
  const holder = holders.find(({ fact }) => fact === best)
  if (!(best && holder)) {
    const traits = soundTraits(visit.traits)
    const fact: Fact = {
      ...place,
      traits: { ...traits, source: known.sourceToCount(postId, traits.source) },
      depth: visit.depth,
      isRead: visit.isRead,
      seconds: soundSeconds(visit.seconds),
    }
    for (const [name] of names)
      known.put({ postId, day, name, countedAs: first, fact: name === first ? fact : null })
    return [{ kind: 'fact', sign: 1, ...fact }]
  }
  const isSecond = names.length > 1 && known.find(postId, day, rangesOf(names[0])).length === 0
  for (const [name] of names)
    if (!known.has(postId, day, name)) known.put({ postId, day, name, countedAs: holder.name, fact: null })
  const second: Entry[] = isSecond ? [{ kind: 'skipped', reason: 'network', ...place }] : []
  const fact = grown(best, visit, known, facts)
  if (isSame(best, fact)) return second
  known.put({ ...holder, fact })
  return [{ kind: 'fact', sign: -1, ...best }, { kind: 'fact', sign: 1, ...fact }, ...second]
}
