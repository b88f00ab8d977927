/** Lines and runs of text that hardly anybody writes who doesn't mean Markdown. */
const SIGNS: readonly RegExp[] = [
  // A heading that stands alone: in scripts, comments stand above what they are about.
  /(?:^|\n[ \t]*\n)#{1,6} \S[^\n]*(?=\s*$|\n[ \t]*\n)/,
  /^ {0,3}#{2,6} \S/m,
  /^ {0,3}(```|~~~)[^\n]*\n[\s\S]*?^ {0,3}\1\s*$/m,
  // Two items of one list.
  /^ {0,3}[-*+] \S[^\n]*\n(?:[ \t]*\n|[ \t]+[^\n]*\n)*[ \t]*[-*+] \S/m,
  /^ {0,3}\d{1,9}[.)] \S[^\n]*\n(?:[ \t]*\n|[ \t]+[^\n]*\n)*[ \t]*\d{1,9}[.)] \S/m,
  /^ {0,3}> ?\S/m,
  /^ {0,3}\|?[ \t]*:?-{3,}:?[ \t]*\|[ \t|:-]*$/m,
  /\[[^\][\n]+\]\((?:https?:\/\/|\/|#|mailto:)[^()\s]*\)/,
  /^\[\^?[^\][\n]+\]: ?\S/m,
  /(?<![\w*])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?![\w*])/,
]

/** More than anybody writes by hand; the parser would hold up the page. */
const LONGEST = 300_000

/** Whether a plain text was written as Markdown. Rule: docs/rules/editor.md, "Paste". */
export const looksLikeMarkdown = (text: string): boolean => {
  const lines = text.replaceAll('\r\n', '\n')
  return lines.length <= LONGEST && SIGNS.some((sign) => sign.test(lines))
}
