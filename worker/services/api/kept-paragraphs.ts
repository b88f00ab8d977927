import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'

/** What a paragraph says, whatever its name. */
const said = ({ name: _, ...paragraph }: Paragraph): string => JSON.stringify(paragraph)

/** A name like that one which nothing has yet. */
function nameApart(name: string, taken: Set<string>): string {
  let free = name
  for (let turn = 1; taken.has(free); turn++) free = name + turn.toString(16)
  taken.add(free)
  return free
}

/**
 * A body that was read from a changed text, with the draft's own paragraphs wherever they haven't changed: what a text
 * doesn't say of them stays, and notes and highlights find their places. A changed paragraph has the name of the one in
 * whose place it stands, if both are of a kind.
 *
 * @param before the draft's paragraphs.
 * @param read the same as they are read from the draft's text. Unless there are as many, none is recognised.
 * @param now those of the changed text.
 */
export function keptParagraphs(before: StoryBody, read: StoryBody, now: StoryBody): StoryBody {
  const known = new Map<string, Paragraph[]>()
  if (read.length === before.length)
    for (const [i, paragraph] of before.entries()) {
      const text = said(read[i] ?? paragraph)
      known.set(text, [...(known.get(text) ?? []), paragraph])
    }
  const same = now.map((paragraph) => known.get(said(paragraph))?.shift())
  const places = new Map(before.map(({ name }, i) => [name, i]))
  const used = new Set(same.flatMap((paragraph) => paragraph?.name ?? []))
  const taken = new Set(places.keys())
  let last = -1
  return now.map((paragraph, i) => {
    const kept = same[i]
    if (kept) {
      last = places.get(kept.name) ?? last
      return kept
    }
    const former = before[last + 1]
    if (former?.type !== paragraph.type || used.has(former.name))
      return { ...paragraph, name: nameApart(paragraph.name, taken) }
    last += 1
    used.add(former.name)
    return { ...paragraph, name: former.name }
  })
}
