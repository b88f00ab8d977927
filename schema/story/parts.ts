/** How often a character stands in a text, up to a limit. */
function countOf(text: string, character: string, most: number): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1 && count <= most; at = text.indexOf(character, at + 1))
    count += 1
  return count
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Of a text, its line breaks, and its markups as often as those of other types may cut them. */
function partsOfText(value: unknown, most: number): number {
  if (!isObject(value)) return 1
  const lines = typeof value.text === 'string' ? countOf(value.text, '\n', most) : 0
  if (!Array.isArray(value.markups)) return 1 + lines
  const types = new Set(value.markups.map((markup) => (isObject(markup) ? markup.type : undefined)))
  return 1 + lines + value.markups.length * types.size
}

/**
 * How many parts a body falls into when it is shown: what a page costs grows with them rather than with its words.
 * Counts paragraphs, cells, line breaks, markups and tracks, and stops above `most`. Code and formulas have their own
 * limit. Rule: docs/rules/stories.md, "The worst page".
 */
export function bodyParts(body: readonly unknown[], most: number): number {
  let parts = 0
  for (const paragraph of body) {
    // Code keeps its lines as they are.
    const isCode = isObject(paragraph) && paragraph.type === 'PRE'
    parts += partsOfText(isCode ? { ...paragraph, text: '' } : paragraph, most)
    if (isObject(paragraph) && paragraph.type === 'TABLE') {
      const { head, rows } = paragraph
      for (const row of [head, ...(Array.isArray(rows) ? rows : [])]) {
        if (!Array.isArray(row)) continue
        for (const cell of row) parts += partsOfText(cell, most)
      }
    }
    if (isObject(paragraph) && isObject(paragraph.player) && Array.isArray(paragraph.player.tracks))
      parts += paragraph.player.tracks.length
    if (parts > most) break
  }
  return parts
}
