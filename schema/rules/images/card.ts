/** What of a story its social card shows. Rule: docs/rules/images.md, "Social cards". */
export interface CardSubject {
  title: string
  /** The writer's name. */
  author: string
  /** The publication's name. */
  publication: string | null
  previewImageId: string | null
  /** Where the picture's subject lies, in percent from the left and the top. */
  focusPercentX: number
  focusPercentY: number
}

/**
 * What stands for all of it in the card's address, as 8 hex digits: another name or title makes another address,
 * which nobody has kept a picture of. (FNV-1a over UTF-16 units: quick, and the same on both sides.)
 */
export function cardVersion(subject: CardSubject): string {
  const { title, author, publication, previewImageId, focusPercentX, focusPercentY } = subject
  const picture = previewImageId && [previewImageId, focusPercentX, focusPercentY]
  const text = JSON.stringify([title, author, publication, picture])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
