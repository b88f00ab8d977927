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

/** What makes one paragraph of another of the same name: parts of it if that is shorter. */
function changeOf(from: Paragraph, to: Paragraph): Delta {
  const replace: Delta = { type: 'replace', paragraph: to }
  const edits = editsBetween(from, to)
  const change: Delta = { type: 'change', name: to.name, edits }
  const isShorter = JSON.stringify(change).length < JSON.stringify(replace).length
  return edits.length <= MAX_EDITS && isShorter ? change : replace
}

/**
 * The deltas that make one draft of another; none for the same. Both are bodies that `checkBody` accepts. Rule:
 * docs/rules/writing.md, "Deltas".
 */
export function deltasBetween(from: DraftDocument, to: DraftDocument): Delta[] {
  const deltas: Delta[] = []
  if (from.title !== to.title) deltas.push({ type: 'title', text: to.title })
  if (from.subtitle !== to.subtitle) deltas.push({ type: 'subtitle', text: to.subtitle })
  const former = new Map(from.body.map((paragraph) => [paragraph.name, paragraph]))
  const later = new Set(to.body.map(({ name }) => name))
  for (const { name } of from.body) if (!later.has(name)) deltas.push({ type: 'remove', name })
  const stays = unmoved(from.body, to.body)
  let after: string | null = null
  for (const paragraph of to.body) {
    const before = former.get(paragraph.name)
    if (before === undefined) deltas.push({ type: 'insert', after, paragraph })
    else {
      if (!stays.has(paragraph.name)) deltas.push({ type: 'move', name: paragraph.name, after })
      if (!isSame(before, paragraph)) deltas.push(changeOf(before, paragraph))
    }
    after = paragraph.name
  }
  return deltas
}
