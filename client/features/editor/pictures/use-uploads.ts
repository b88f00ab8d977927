import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newId } from '../../../../schema/rules/new-id'
import { whyRefused } from '../../../lib/graphql/no-answer'
import { uploadPicture } from '../../picture/upload-picture'
import { sendFile } from '../page/parts'
import type { PastedPicture } from '../paste/data-pictures'
import { isPicture } from './files'
import { insertUploaded, pictureNode, placeBelow } from './insert-picture'
import { addPlace, placeOf, removePlace } from './upload-places'

/** A picture or another file that isn't stored yet. */
export interface Upload {
  id: string
  file: File
  /** The element in the text that shows it. */
  element: HTMLElement
  /** How much has been sent, from 0 to 1. */
  share: number
  /** A paragraph with what is known about it already. */
  known?: Node
  /** Why it failed; empty while it is under way. */
  failure: string
  /** Ends it when it is taken back. */
  stop: AbortController
}

interface Sending {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Stores a picture or another file; returns its paragraph, or why it wasn't stored. */
async function uploaded(
  { id, file, known }: Upload,
  sending: Sending,
): Promise<{ node: Node } | { message: string }> {
  if (!isPicture(file)) {
    const send = await sendFile().catch(() => undefined)
    return send ? send(file, { key: id, ...sending }) : { message: whyRefused(0).message }
  }
  const outcome = await uploadPicture(file, sending)
  return 'imageId' in outcome ? { node: pictureNode(outcome, known) } : outcome
}

/** The pictures and files that are being uploaded, and what can be done with them. */
export interface PictureUploads {
  uploads: readonly Upload[]
  /** Uploads pictures of which more is known, each at its place between two paragraphs. */
  place: (pictures: readonly PastedPicture[]) => void
  /** @param pos a position in the text; by default the cursor's. */
  add: (files: readonly File[], pos?: number) => void
  retry: (upload: Upload) => void
  remove: (upload: Upload) => void
}

/**
 * Uploads pictures and files where they belong in the text. Each becomes a paragraph once it is stored. Rule:
 * docs/rules/editor.md, "Pictures".
 */
export function useUploads(view: RefObject<EditorView | null>): PictureUploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const leaving = useRef<AbortController>(null)
  /** One after the other, so that they come in the order in which they were chosen. */
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const forget = ({ id }: Upload) => {
    setUploads((all) => all.filter((one) => one.id !== id))
    if (view.current) view.current.dispatch(removePlace(view.current.state.tr, id))
  }
  const remove = (upload: Upload) => {
    upload.stop.abort()
    forget(upload)
  }
  const send = async (upload: Upload) => {
    const { id } = upload
    change(id, { share: 0, failure: '' })
    // One that was taken back while it waited for its turn isn't sent at all.
    if (upload.stop.signal.aborted || !leaving.current) return
    const signal = AbortSignal.any([leaving.current.signal, upload.stop.signal])
    const outcome = await uploaded(upload, { onProgress: (share) => change(id, { share }), signal })
    const editor = view.current
    if (!editor || signal.aborted) return
    if ('message' in outcome) return change(id, { failure: outcome.message })
    const pos = placeOf(editor.state, id)
    if (pos !== undefined) editor.dispatch(insertUploaded(editor.state, pos, outcome.node))
    forget(upload)
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }
  const begin = (file: File, pos: (state: EditorState) => number, known: { known?: Node } = {}) => {
    const editor = view.current
    if (!editor) return
    const { state } = editor
    const element = document.createElement('div')
    const stop = new AbortController()
    const upload: Upload = { id: newId(), file, element, share: 0, failure: '', stop, ...known }
    editor.dispatch(addPlace(state.tr, { id: upload.id, pos: pos(state), element }))
    setUploads((all) => [...all, upload])
    enqueue(upload)
  }
  const add = (files: readonly File[], pos?: number) => {
    for (const file of files) begin(file, (state) => placeBelow(state, pos ?? state.selection.to))
  }
  const place = (pictures: readonly PastedPicture[]) => {
    for (const { file, pos, known } of pictures) begin(file, () => pos, { known })
  }
  return { uploads, add, place, retry: enqueue, remove }
}
