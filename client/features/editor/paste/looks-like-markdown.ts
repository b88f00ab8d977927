/** Lines and runs of text that hardly anybody writes who doesn't mean Markdown. */
const SIGNS: readonly RegExp[] = [
  /^ {0,3}#{2,6} \S/m,
  /^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?^ {0,3}\1\s*$/m,
  /^ {0,3}> ?\S/m,
  /^ {0,3}\|?[ \t]*:?-{3,}:?[ \t]*\|[ \t|:-]*$/m,
  /\[[^\][\n]+\]\((?:https?:\/\/|\/|#|mailto:)[^()\s]*\)/,
  /^\[\^?[^\][\n]+\]: ?\S/m,
  /(?<!\$)\$\$\s*[^$\s][^$]*\$\$(?!\$)/,
  /(?<![\w*])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?![\w*])/,
]

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

/** Whether a heading stands alone: in scripts, comments stand above what they are about. */
const hasLoneHeading = (lines: readonly string[]): boolean =>
  lines.some((line, i) => /^#{1,6} \S/.test(line) && isBlank(lines[i - 1]) && isBlank(lines[i + 1]))

/** How the items of a list begin, at any depth. */
const ITEMS: readonly RegExp[] = [/^[ \t]*[-*+] \S/, /^[ \t]*\d{1,9}[.)] \S/]

/** Whether there are two items of one list, with nothing between them but indented and blank lines. */
function hasList(lines: readonly string[], item: RegExp): boolean {
  let isOpen = false
  for (const line of lines) {
    const isItem = item.test(line)
    if (isOpen && isItem) return true
    const isIndented = /^[ \t]/.test(line)
    // Deeper than three spaces, a first item is code.
    isOpen = isItem ? isOpen || /^ {0,3}\S/.test(line) : isOpen && (isIndented || isBlank(line))
  }
  return false
}

/** More than anybody writes by hand; the parser would hold up the page. */
const LONGEST = 300_000

/** Whether a plain text was written as Markdown. Rule: docs/rules/editor.md, "Paste". */
export const looksLikeMarkdown = (text: string): boolean => {
  const plain = text.replaceAll('\r\n', '\n')
  if (plain.length > LONGEST) return false
  const lines = plain.split('\n')
  return (
    hasLoneHeading(lines) ||
    ITEMS.some((item) => hasList(lines, item)) ||
    SIGNS.some((sign) => sign.test(plain))
  )
}
