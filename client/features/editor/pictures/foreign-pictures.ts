import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { UploadedPicture } from '../../picture/upload-picture'

const isForeign = ({ type, attrs }: Node): boolean =>
  type.name === 'IMG' && attrs.imageId === null && typeof attrs.src === 'string'

/** The addresses of the pictures of a story that are on other sites. */
export const foreignAddresses = (doc: Node): string[] => [
  ...new Set(doc.children.filter(isForeign).map(({ attrs }) => attrs.src as string)),
]

/** The pictures of an address are in our store now. Undo doesn't take that back. */
export function withOwnPicture(
  { doc, tr }: EditorState,
  address: string,
  { imageId, width, height }: UploadedPicture,
): Transaction {
  const size = width > 0 && height > 0 ? { width, height } : {}
  doc.forEach((node, offset) => {
    if (!isForeign(node) || node.attrs.src !== address) return
    for (const [key, value] of Object.entries({ imageId, src: null, ...size }))
      tr.setNodeAttribute(offset, key, value)
  })
  return tr.setMeta('addToHistory', false)
}
