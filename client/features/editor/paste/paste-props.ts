import type { Slice } from 'prosemirror-model'
import type { EditorProps, EditorView } from 'prosemirror-view'
import { filesIn } from '../pictures/files'
import { DataPictures, type PastedPicture } from './data-pictures'
import { pasteAddress } from './paste-address'
import { pasteMarkdown } from './paste-text'
import { pastedHtml } from './pasted-html'
import { relabelNotes } from './relabel-notes'

interface Options {
  /** Files are pasted or dropped; without a position, at the cursor. */
  onFiles: (files: readonly File[], pos?: number) => void
  onPictures: (pictures: readonly PastedPicture[]) => void
  /** Whether files other than pictures are taken, too. */
  takesAll: boolean
}

/** Handles pasted and dropped content. Rule: docs/rules/editor.md, "Paste". */
export function pasteProps({ onFiles, onPictures, takesAll }: Options): EditorProps {
  const data = new DataPictures()
  let plainText = ''
  const pasteAround = (view: EditorView, slice: Slice, pos?: number): boolean => {
    const pasted = data.pasteAround(view.state, slice, pos)
    if (!pasted) return false
    view.dispatch(pasted.tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
    onPictures(pasted.pictures)
    return true
  }
  return {
    transformPastedHTML: (html) => {
      plainText = ''
      return pastedHtml(html, data)
    },
    // Nothing is read here: anyone who pastes “without formatting” gets the text as it is.
    clipboardTextParser: (text, _context, isPlain) => {
      plainText = isPlain ? '' : text
      return undefined as unknown as Slice
    },
    transformPasted: (slice, { state }) => relabelNotes(slice, state.doc),
    handlePaste: (view, event, slice) => {
      const files = filesIn(event.clipboardData, takesAll)
      if (files.length > 0) onFiles(files)
      const text = plainText
      plainText = ''
      return (
        files.length > 0 ||
        pasteAddress(view, event.clipboardData?.getData('text/plain') ?? '') ||
        pasteAround(view, slice) ||
        (text !== '' && pasteMarkdown(view, text, slice))
      )
    },
    handleDrop: (view, event, slice, isMoved) => {
      const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      const files = isMoved ? [] : filesIn(event.dataTransfer, takesAll)
      if (files.length === 0) return !isMoved && pasteAround(view, slice, pos)
      // The browser would open the file.
      event.preventDefault()
      onFiles(files, pos)
      return true
    },
  }
}
