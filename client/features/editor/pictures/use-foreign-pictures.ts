import type { EditorView } from 'prosemirror-view'
import { type RefObject, useRef } from 'react'
import { foreignAddresses, withOwnPicture } from './foreign-pictures'
import { uploadPictureFrom } from './upload-picture-from'

/**
 * Copies pictures that were pasted from other sites into our store, one after the other, each once. A picture that
 * can't be fetched stays where it is. Rule: docs/rules/editor.md, "Pictures".
 *
 * @returns looks for them; called after something was pasted.
 */
export function useForeignPictures(view: RefObject<EditorView | null>): () => void {
  const asked = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  const bring = async (address: string) => {
    const outcome = await uploadPictureFrom(address)
    if (!view.current || !('imageId' in outcome)) return
    view.current.dispatch(withOwnPicture(view.current.state, address, outcome))
  }
  return () => {
    if (!view.current) return
    for (const address of foreignAddresses(view.current.state.doc)) {
      if (asked.current.has(address)) continue
      asked.current.add(address)
      queue.current = queue.current.then(() => bring(address))
    }
  }
}
