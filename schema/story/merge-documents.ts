import { unmoved } from './deltas-between'
import { type DraftDocument, isSame } from './draft'
import type { Paragraph, StoryBody } from './paragraph'
import { relabelNotes } from './relabel-notes'

/** What both sides have changed differently. A paragraph that a side has removed is absent there. */
export type MergeConflict =
  | { of: 'title' | 'subtitle'; base: string; ours: string; theirs: string }
  | { of: 'paragraph'; name: string; base?: Paragraph; ours?: Paragraph; theirs?: Paragraph }

export interface Merge {
  /** Both sides' changes; where they conflict, ours, or whichever still has the paragraph. */
  document: DraftDocument
  conflicts: MergeConflict[]
}

type Named = ReadonlyMap<string, Paragraph>
const byName = (body: StoryBody): Named => new Map(body.map((paragraph) => [paragraph.name, paragraph]))

/** What becomes of a value: the side that has changed it decides; undefined if both have, differently. */
function decided<Value>(base: Value, ours: Value, theirs: Value): { value: Value } | undefined {
  if (isSame(ours, theirs) || isSame(theirs, base)) return { value: ours }
  return isSame(ours, base) ? { value: theirs } : undefined
}

/** The paragraphs of a merge, still without order. */
function mergedParagraphs(base: Named, ours: Named, theirs: Named, conflicts: MergeConflict[]): Named {
  const merged = new Map<string, Paragraph>()
  for (const name of new Set([...base.keys(), ...theirs.keys(), ...ours.keys()])) {
    const sides = [base.get(name), ours.get(name), theirs.get(name)] as const
    const decision = decided(...sides)
    const [was, our, their] = sides
    if (!decision)
      conflicts.push({
        of: 'paragraph',
        name,
        ...(was ? { base: was } : {}),
        ...(our ? { ours: our } : {}),
        ...(their ? { theirs: their } : {}),
      })
    // A text that somebody has just changed isn't lost because somebody else has removed it.
    const kept = decision ? decision.value : (our ?? their)
    if (kept) merged.set(name, kept)
  }
  return merged
}

/** Paragraphs that a side puts after each one that hasn't moved, in the side's order. '' is the beginning. */
function runsOf(body: StoryBody, isFixed: (name: string) => boolean, isPlaced: (name: string) => boolean) {
  const runs = new Map<string, string[]>()
  let at = ''
  for (const { name } of body) {
    if (isFixed(name)) at = name
    else if (isPlaced(name)) {
      const run = runs.get(at)
      if (run) run.push(name)
      else runs.set(at, [name])
    }
  }
  return runs
}

/**
 * Two runs as one. What both have stays where it is in both; what only one has at the same place comes in the order
 * of the names, so that both sides get the same.
 */
function joinedRuns(ours: readonly string[], theirs: readonly string[]): string[] {
  const places = new Map(theirs.map((name, i) => [name, i]))
  const joined: string[] = []
  let [nextOurs, nextTheirs] = [0, 0]
  const push = (one: readonly string[], other: readonly string[]) =>
    joined.push(...((one[0] ?? '') <= (other[0] ?? '') ? [...one, ...other] : [...other, ...one]))
  for (const [i, name] of ours.entries()) {
    const place = places.get(name)
    if (place === undefined || place < nextTheirs) continue
    push(ours.slice(nextOurs, i), theirs.slice(nextTheirs, place))
    joined.push(name)
    nextOurs = i + 1
    nextTheirs = place + 1
  }
  push(ours.slice(nextOurs), theirs.slice(nextTheirs))
  return [...new Set(joined)]
}

/** The names of a merge in their order. */
function mergedOrder(base: StoryBody, ours: StoryBody, theirs: StoryBody, merged: Named): string[] {
  const was = byName(base)
  const movedIn = (body: StoryBody): ReadonlySet<string> => {
    const stays = unmoved(base, body)
    return new Set(body.flatMap(({ name }) => (was.has(name) && !stays.has(name) ? name : [])))
  }
  const [movedByUs, movedByThem] = [movedIn(ours), movedIn(theirs)]
  const isFixed = (name: string): boolean =>
    merged.has(name) && was.has(name) && !movedByUs.has(name) && !movedByThem.has(name)
  const ourRuns = runsOf(
    ours,
    isFixed,
    (name) => merged.has(name) && (!movedByThem.has(name) || movedByUs.has(name)),
  )
  const theirRuns = runsOf(theirs, isFixed, (name) => merged.has(name) && !movedByUs.has(name))
  const order = new Set<string>()
  for (const at of ['', ...base.map(({ name }) => name)]) {
    if (at !== '' && isFixed(at)) order.add(at)
    if (at === '' || isFixed(at))
      for (const name of joinedRuns(ourRuns.get(at) ?? [], theirRuns.get(at) ?? [])) order.add(name)
  }
  // One that a side has moved and the other removed.
  for (const name of merged.keys()) order.add(name)
  return [...order]
}

/** Two drafts as one, in which different notes may have the same label. */
function joined(base: DraftDocument, ours: DraftDocument, theirs: DraftDocument): Merge {
  const conflicts: MergeConflict[] = []
  const line = (of: 'title' | 'subtitle'): string => {
    const decision = decided(base[of], ours[of], theirs[of])
    if (!decision) conflicts.push({ of, base: base[of], ours: ours[of], theirs: theirs[of] })
    return decision ? decision.value : ours[of]
  }
  const [title, subtitle] = [line('title'), line('subtitle')]
  const merged = mergedParagraphs(byName(base.body), byName(ours.body), byName(theirs.body), conflicts)
  const body = mergedOrder(base.body, ours.body, theirs.body, merged).flatMap(
    (name) => merged.get(name) ?? [],
  )
  return { document: { title, subtitle, body }, conflicts }
}

/**
 * Two drafts that began as the same one, as one draft. Changes of different paragraphs are joined, and so are
 * different changes of places; a paragraph that both have changed differently is a conflict. Rule:
 * docs/rules/writing.md, "Merging".
 */
export function mergeDocuments(base: DraftDocument, ours: DraftDocument, theirs: DraftDocument): Merge {
  const merge = joined(base, ours, theirs)
  const apart = relabelNotes(base.body, ours.body, theirs.body, merge.document.body)
  return apart ? joined(base, { ...ours, body: apart.ours }, { ...theirs, body: apart.theirs }) : merge
}
