import { MAX_EDITS } from '../rules/limits'
import type { Delta } from './delta'
import { type DraftDocument, isSame } from './draft'
import { editsBetween } from './edits'
import type { Paragraph, StoryBody } from './paragraph'

/** Positions of a longest run of growing numbers, in a list without equals. */
function longestGrowing(numbers: readonly number[]): number[] {
  // The last member of the best run of each length, and the member before each.
  const tails: number[] = []
  const before: (number | undefined)[] = []
  for (const [i, number] of numbers.entries()) {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before[i] = tails[low - 1]
    tails[low] = i
  }
  const longest: number[] = []
  for (let i = tails.at(-1); i !== undefined; i = before[i]) longest.push(i)
  return longest.reverse()
}

/** The names of paragraphs that two bodies have in the same order: as many as can be. The others have moved. */
export function unmoved(from: StoryBody, to: StoryBody): Set<string> {
  const places = new Map(from.map(({ name }, i) => [name, i]))
  const kept = to.filter(({ name }) => places.has(name))
  const order = longestGrowing(kept.map(({ name }) => places.get(name) ?? 0))
  return new Set(order.flatMap((i) => kept[i]?.name ?? []))
}

/**
 * How many paragraphs at the beginning and at the end of two bodies have the same names. While somebody types, that is
 * all of them, and nothing else has to be found out about a long story at each key.
 */
function sameEnds(from: StoryBody, to: StoryBody): [start: number, end: number] {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start]?.name === to[start]?.name) start++
  let end = 0
  while (end < most - start && from[from.length - 1 - end]?.name === to[to.length - 1 - end]?.name) end++
  return [start, end]
}

/** What makes one paragraph of another of the same name: parts of it if that is shorter. */
function changeOf(from: Paragraph, to: Paragraph): Delta {
  const replace: Delta = { type: 'replace', paragraph: to }
  const edits = editsBetween(from, to)
  const change: Delta = { type: 'change', name: to.name, edits }
  const isShorter = JSON.stringify(change).length < JSON.stringify(replace).length
  return edits.length <= MAX_EDITS && isShorter ? change : replace
}

/** What makes paragraphs of others with the same names, in the same order. */
const changesOf = (from: StoryBody, to: StoryBody): Delta[] =>
  to.flatMap((paragraph, i) => {
    const before = from[i]
    return before === undefined || isSame(before, paragraph) ? [] : changeOf(before, paragraph)
  })

/** What makes paragraphs of others, in whatever order. @param after the name of the paragraph before them. */
function rewritesOf(from: StoryBody, to: StoryBody, after: string | null): Delta[] {
  const former = new Map(from.map((paragraph) => [paragraph.name, paragraph]))
  const stays = unmoved(from, to)
  const deltas: Delta[] = []
  let last = after
  for (const paragraph of to) {
    const { name } = paragraph
    const before = former.get(name)
    if (before === undefined) deltas.push({ type: 'insert', after: last, paragraph })
    else {
      if (!stays.has(name)) deltas.push({ type: 'move', name, after: last })
      if (!isSame(before, paragraph)) deltas.push(changeOf(before, paragraph))
    }
    last = name
  }
  return deltas
}

/**
 * The deltas that make one draft of another; none for the same. Both are bodies that `checkBody` accepts. Rule:
 * docs/rules/writing.md, "Deltas".
 */
export function deltasBetween(from: DraftDocument, to: DraftDocument): Delta[] {
  const deltas: Delta[] = []
  if (from.title !== to.title) deltas.push({ type: 'title', text: to.title })
  if (from.subtitle !== to.subtitle) deltas.push({ type: 'subtitle', text: to.subtitle })
  const [start, end] = sameEnds(from.body, to.body)
  const [fromEnd, toEnd] = [from.body.length - end, to.body.length - end]
  const [fromMiddle, toMiddle] = [from.body.slice(start, fromEnd), to.body.slice(start, toEnd)]
  const later = new Set(toMiddle.map(({ name }) => name))
  for (const { name } of fromMiddle) if (!later.has(name)) deltas.push({ type: 'remove', name })
  return [
    ...deltas,
    ...changesOf(from.body.slice(0, start), to.body.slice(0, start)),
    ...rewritesOf(fromMiddle, toMiddle, to.body[start - 1]?.name ?? null),
    ...changesOf(from.body.slice(fromEnd), to.body.slice(toEnd)),
  ]
}
