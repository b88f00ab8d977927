/** Brackets that may be open at once in JSON that people send. What our own clients send has five. */
export const MAX_JSON_DEPTH = 64

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** Whether more brackets are open somewhere in a JSON text, outside of its strings, than may be. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isString) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) isString = false
    } else if (code === QUOTE) isString = true
    else if (isOpening(code)) {
      if (++depth > MAX_JSON_DEPTH) return true
    } else if (isClosing(code)) depth--
  }
  return false
}

/**
 * Parses JSON that people send. Deep nesting is refused before it is built, since building it costs ten times as much
 * as anything else of that length. Rule: docs/rules/security.md, "Work that one input can make".
 *
 * @throws SyntaxError for what isn't JSON or is nested too deeply.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError(`More than ${MAX_JSON_DEPTH} brackets are open at once.`)
  return JSON.parse(text)
}
