import {
  type EditorState,
  NodeSelection,
  type Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { storyState } from '../../../client/features/editor/editor-state'
import { toParagraphs } from '../../../client/features/editor/model/to-paragraphs'
import { checkBody } from '../../../schema/story/check-body'
import type { Paragraph, ParagraphType, StoryBody } from '../../../schema/story/paragraph'

/**
 * A story in lines: `P some words`, `ULI.1 an item at level 1`, `P.in words in a toggle`, `PRE.ts code`, `HR`. A `|` is the cursor, two are the
 * ends of what is selected; `⏎` is a line break within a paragraph. Paragraphs are named `name0`, `name1` and so on.
 */
const LINE = /^([A-Z0-9_]+)(?:\.(\S+))?(?: (.*))?$/

const OWN: Partial<Record<ParagraphType, object>> = {
  IMG: { alt: '', layout: 'inset', src: 'https://example.org/a.png' },
  FOOTNOTE: { label: '1' },
  BUTTON: { label: 'Press', href: 'https://example.org/' },
  MIXTAPE_EMBED: { href: 'https://example.org/', title: 'Card', description: '', site: '' },
}

function paragraphOf(line: string, index: number): Paragraph {
  const [, type = 'P', own, words = ''] = LINE.exec(line) ?? []
  const text = words.replaceAll('⏎', '\n')
  const isItem = type === 'ULI' || type === 'OLI'
  const isTextless = ['HR', 'SUBSCRIBE', 'MIXTAPE_EMBED', 'BUTTON'].includes(type)
  return {
    type,
    name: `name${index}`,
    ...(isTextless ? {} : type === 'MATH' ? { text } : { text, markups: [] }),
    ...(isItem ? { level: Number(own ?? 0) || 0 } : {}),
    ...(type === 'PRE' && own !== undefined ? { language: own } : {}),
    ...(own === 'in' ? { inToggle: true } : {}),
    ...OWN[type as ParagraphType],
  } as Paragraph
}

const ownOf = (paragraph: Paragraph): string => {
  if ('inToggle' in paragraph) return '.in'
  if (paragraph.type === 'ULI' || paragraph.type === 'OLI')
    return paragraph.level > 0 ? `.${paragraph.level}` : ''
  return paragraph.type === 'PRE' && paragraph.language !== undefined ? `.${paragraph.language}` : ''
}

/** What plugins use of a view. */
class FakeView {
  readonly composing = false
  readonly #typist: Typist

  constructor(typist: Typist) {
    this.#typist = typist
  }

  get state(): EditorState {
    return this.#typist.state
  }

  /** Commands get it without its view. */
  readonly dispatch = (tr: Transaction): void => {
    this.#typist.state = this.state.apply(tr)
  }

  endOfTextblock(direction: string): boolean {
    const { parentOffset, parent } = this.state.selection.$head
    return parentOffset === (direction === 'forward' ? parent.content.size : 0)
  }
}

/** Types and presses keys in the editor's state as its view would, without a browser. */
export class Typist {
  state: EditorState

  constructor(
    story: string | StoryBody,
    language?: string,
    plugins: readonly Plugin[] = [],
    typing: Pick<NonNullable<Parameters<typeof storyState>[1]>, 'rules' | 'keys'> = {},
  ) {
    let count = 0
    const options = {
      newName: () => `new${++count}`,
      plugins,
      ...typing,
      ...(language === undefined ? {} : { language }),
    }
    if (typeof story !== 'string') {
      this.state = storyState(story, options)
      return
    }
    const lines = story.split('\n').map((line) => line.trim())
    const places: number[] = []
    const body = lines.map((line, i) => paragraphOf(line.replaceAll('|', ''), i))
    this.state = storyState(body, options)
    let pos = 0
    for (const [i, line] of lines.entries()) {
      const words = LINE.exec(line)?.[3] ?? ''
      for (let at = words.indexOf('|'), n = 0; at !== -1; at = words.indexOf('|', at + 1), n++)
        places.push(pos + 1 + at - n)
      pos += this.state.doc.child(i).nodeSize
    }
    const [from, to = from] = places
    if (from !== undefined) this.#select(from, to ?? from)
  }

  #select(from: number, to: number): void {
    this.state = this.state.apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)))
  }

  /** What plugins know as the view. */
  readonly view = new FakeView(this) as unknown as EditorView

  /** Types characters one by one. */
  type(text: string): this {
    for (const character of text) {
      const { from, to } = this.state.selection
      const isHandled = this.state.plugins.some((plugin) =>
        plugin.props.handleTextInput?.call(plugin, this.view, from, to, character, () => this.state.tr),
      )
      if (!isHandled) this.state = this.state.apply(this.state.tr.insertText(character))
    }
    return this
  }

  /** Presses a key such as `Enter`, `Shift-Tab` or `Ctrl-b`. */
  press(...keys: string[]): this {
    for (const key of keys) {
      const parts = key.split('-')
      const event = {
        key: parts.at(-1),
        keyCode: 0,
        shiftKey: parts.includes('Shift'),
        ctrlKey: parts.includes('Ctrl'),
        altKey: parts.includes('Alt'),
        metaKey: false,
      } as KeyboardEvent
      this.isHandled = this.state.plugins.some((plugin) =>
        plugin.props.handleKeyDown?.call(plugin, this.view, event),
      )
    }
    return this
  }

  /** Whether the editor did something with the last key. */
  isHandled = false

  /** Puts the cursor at a position of the document. */
  selectText(pos: number): this {
    this.#select(pos, pos)
    return this
  }

  selectNode(index: number): this {
    let pos = 0
    for (let i = 0; i < index; i++) pos += this.state.doc.child(i).nodeSize
    this.state = this.state.apply(this.state.tr.setSelection(NodeSelection.create(this.state.doc, pos)))
    return this
  }

  get body(): StoryBody {
    return toParagraphs(this.state.doc)
  }

  get names(): string[] {
    return this.body.map(({ name }) => name)
  }

  /** The story in lines, with the cursor. It is checked as a save would. */
  get lines(): string[] {
    const problems = checkBody(this.body)
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const { $from, $to, empty } = this.state.selection
    return this.body.map((paragraph, i) => {
      let text = 'text' in paragraph ? paragraph.text : ''
      const isText = this.state.doc.child(i).isTextblock
      const put = ($pos: typeof $from) => {
        if (isText && $pos.depth === 1 && $pos.index(0) === i)
          text = `${text.slice(0, $pos.parentOffset)}|${text.slice($pos.parentOffset)}`
      }
      put($to)
      if (!empty) put($from)
      return `${paragraph.type}${ownOf(paragraph)} ${text.replaceAll('\n', '⏎')}`.trimEnd()
    })
  }
}

export const after = (story: string, act: (typist: Typist) => unknown): string[] => {
  const typist = new Typist(story)
  act(typist)
  return typist.lines
}
