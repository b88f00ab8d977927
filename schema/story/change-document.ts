import { cleanTypedLine } from '../rules/clean-text'
import { storyProblems } from '../wording/story-problems'
import { checkBody } from './check-body'
import type { Delta, Deltas } from './delta'
import type { DraftDocument } from './draft'
import { applyEdit } from './edits'
import type { Paragraph } from './paragraph'

/** Why deltas aren't applied. */
export interface DeltaProblem {
  code: 'bad-delta' | 'unknown-paragraph' | 'same-name' | 'bad-edit' | 'bad-body'
  /** Position of the delta; absent if it concerns what all of them make. */
  index?: number
  /** A sentence for the writer. */
  message: string
}

export type Applied = { ok: true; document: DraftDocument } | { ok: false; problem: DeltaProblem }

/** The place before the first paragraph and after the last. No paragraph has this name. */
const ENDS = ''

/** Paragraphs by name, and their order as links, so that nothing is counted through for a delta. */
class Paragraphs {
  readonly #named = new Map<string, Paragraph>()
  readonly #next = new Map([[ENDS, ENDS]])
  readonly #before = new Map([[ENDS, ENDS]])
  /** The names of paragraphs that are our own copies and may be changed in place. */
  readonly #owned = new Set<string>()

  constructor(body: readonly Paragraph[]) {
    let last = ENDS
    for (const paragraph of body) {
      this.#named.set(paragraph.name, paragraph)
      this.#link(paragraph.name, last)
      last = paragraph.name
    }
  }

  has(name: string): boolean {
    return this.#named.has(name)
  }

  insert(paragraph: Paragraph, after: string): void {
    this.#named.set(paragraph.name, paragraph)
    this.#owned.delete(paragraph.name)
    this.#link(paragraph.name, after)
  }

  move(name: string, after: string): void {
    this.#unlink(name)
    this.#link(name, after)
  }

  remove(name: string): void {
    this.#unlink(name)
    this.#named.delete(name)
  }

  replace(paragraph: Paragraph): void {
    this.#named.set(paragraph.name, paragraph)
    this.#owned.delete(paragraph.name)
  }

  /** A copy of a paragraph that may be changed in place. */
  own(name: string): unknown {
    const paragraph = this.#named.get(name)
    if (paragraph === undefined || this.#owned.has(name)) return paragraph
    const copy = structuredClone(paragraph)
    this.#named.set(name, copy)
    this.#owned.add(name)
    return copy
  }

  /** Whether everything that was changed in place is still a paragraph. */
  areParagraphs(isParagraph: (value: unknown) => boolean): boolean {
    return [...this.#owned].every((name) => !this.has(name) || isParagraph(this.#named.get(name)))
  }

  inOrder(): Paragraph[] {
    const body: Paragraph[] = []
    for (let name = this.#next.get(ENDS); name; name = this.#next.get(name)) {
      const paragraph = this.#named.get(name)
      if (paragraph) body.push(paragraph)
    }
    return body
  }

  #link(name: string, after: string): void {
    const next = this.#next.get(after) ?? ENDS
    this.#next.set(after, name)
    this.#before.set(name, after)
    this.#next.set(name, next)
    this.#before.set(next, name)
  }

  #unlink(name: string): void {
    const [before, next] = [this.#before.get(name) ?? ENDS, this.#next.get(name) ?? ENDS]
    this.#next.set(before, next)
    this.#before.set(next, before)
  }
}

/** Applies a delta to paragraphs. Returns what is wrong with it, if anything. */
function applyToBody(
  paragraphs: Paragraphs,
  delta: Exclude<Delta, { type: 'title' | 'subtitle' }>,
): Pick<DeltaProblem, 'code' | 'message'> | undefined {
  const unknown = (name: string) => ({
    code: 'unknown-paragraph' as const,
    message: storyProblems.edit.unknown(name),
  })
  const after = 'after' in delta ? (delta.after ?? ENDS) : ENDS
  if (after !== ENDS && !paragraphs.has(after)) return unknown(after)
  const name = 'paragraph' in delta ? delta.paragraph.name : delta.name
  if (delta.type === 'insert') {
    if (name === ENDS || paragraphs.has(name))
      return { code: 'same-name', message: storyProblems.edit.taken(name) }
    paragraphs.insert(delta.paragraph, after)
    return undefined
  }
  if (!paragraphs.has(name)) return unknown(name)
  if (delta.type === 'remove') paragraphs.remove(name)
  else if (delta.type === 'replace') paragraphs.replace(delta.paragraph)
  else if (delta.type === 'move') {
    if (after === name) return { code: 'bad-edit', message: storyProblems.edit.afterItself }
    paragraphs.move(name, after)
  } else if (!delta.edits.every((edit) => applyEdit(paragraphs.own(name), edit)))
    return { code: 'bad-edit', message: storyProblems.edit.misfit(name) }
  return undefined
}

/**
 * A draft after deltas that have the shape of deltas, all of them or none; the draft that is passed in isn't changed.
 * The browser applies its own and the server's with it, so that the schema of a paragraph isn't loaded there. Rule:
 * docs/rules/writing.md, "Deltas".
 *
 * @param isParagraph whether an edited paragraph still has the shape of one; by default it is trusted to.
 */
export function changeDocument(
  document: DraftDocument,
  deltas: Deltas,
  isParagraph: (value: unknown) => boolean = () => true,
): Applied {
  const refused = (problem: DeltaProblem): Applied => ({ ok: false, problem })
  let { title, subtitle } = document
  const paragraphs = new Paragraphs(document.body)
  for (const [index, delta] of deltas.entries()) {
    if (delta.type === 'title') title = cleanTypedLine(delta.text)
    else if (delta.type === 'subtitle') subtitle = cleanTypedLine(delta.text)
    else {
      const problem = applyToBody(paragraphs, delta)
      if (problem) return refused({ ...problem, index })
    }
  }
  if (!paragraphs.areParagraphs(isParagraph))
    return refused({ code: 'bad-edit', message: storyProblems.edit.notAParagraph })
  const body = paragraphs.inOrder()
  const [problem] = checkBody(body)
  if (problem) return refused({ code: 'bad-body', message: problem.message })
  return { ok: true, document: { title, subtitle, body } }
}
