import type { Node, Slice } from 'prosemirror-model'
import { type EditorState, Selection, type Transaction } from 'prosemirror-state'
import { IMAGE_TYPES } from '../../../../schema/rules/images/limits'

/** A picture that was pasted within the text, at its place. */
export interface PastedPicture {
  file: File
  /** The paragraph that the text had for it: its description, its width, its caption. */
  known: Node
  pos: number
}

interface Pasted {
  tr: Transaction
  pictures: PastedPicture[]
}

/** Stands for pictures that are on the clipboard itself; no page has such an address. */
const PLACEHOLDER = 'https://data.invalid/'

function fileOf(address: string): File | undefined {
  const [, type = '', data = ''] = /^data:([\w/+.-]+);base64,(.*)$/is.exec(address) ?? []
  if (!(IMAGE_TYPES as readonly string[]).includes(type.toLowerCase())) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0))
    return new File([bytes], type.replace('/', '.'), { type })
  } catch {
    return undefined
  }
}

/**
 * Pictures that are written out in what is pasted (`data:`). They are uploaded like files, and the text never holds them.
 * Rule: docs/rules/editor.md, "Paste".
 */
export class DataPictures {
  readonly #files = new Map<string, File>()

  /** Takes the pictures out of what is pasted; placeholders mark their places. */
  take(content: DocumentFragment): void {
    this.#files.clear()
    for (const picture of content.querySelectorAll<HTMLImageElement>('img[src^="data:" i]')) {
      const file = fileOf(picture.getAttribute('src') ?? '')
      if (!file) continue
      const address = `${PLACEHOLDER}${this.#files.size}`
      this.#files.set(address, file)
      picture.setAttribute('src', address)
    }
  }

  /**
   * The change that pastes the rest of the text, and where the pictures belong after it; nothing without pictures.
   *
   * @param pos where it was dropped.
   */
  pasteAround({ tr }: EditorState, slice: Slice, pos?: number): Pasted | undefined {
    if (this.#files.size === 0) return undefined
    if (pos !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(pos)))
    tr.replaceSelection(slice)
    const pictures: PastedPicture[] = []
    let removed = 0
    for (const [known, at] of placed(tr.doc)) {
      const file = this.#files.get(known.attrs.src)
      if (known.type.name !== 'IMG' || !file) continue
      const pos = at - removed
      tr.delete(pos, pos + known.nodeSize)
      removed += known.nodeSize
      pictures.push({ file, known, pos })
    }
    this.#files.clear()
    return { tr, pictures }
  }
}

function placed(doc: Node): [Node, number][] {
  const pictures: [Node, number][] = []
  doc.forEach((node, pos) => {
    pictures.push([node, pos])
  })
  return pictures
}
