import { MAX_FORMULA } from '../../rules/limits'
import type { Reader } from './context'
import { attribute, descendants, type Element, hasClass } from './tree'

/** Long names of languages and their common short ones. */
const SHORT: Readonly<Record<string, string>> = {
  javascript: 'js',
  typescript: 'ts',
  shell: 'bash',
  sh: 'bash',
  zsh: 'bash',
  py: 'python',
  rb: 'ruby',
  markup: 'html',
  xhtml: 'html',
  'c++': 'cpp',
  'c#': 'csharp',
  yml: 'yaml',
  golang: 'go',
  rs: 'rust',
  md: 'markdown',
  jscript: 'js',
}

const NO_LANGUAGE = new Set(['text', 'plain', 'plaintext', 'none', 'nohighlight', 'txt', 'auto'])

/** The common short name of a language, or nothing if it isn't one. */
export function languageName(name: string): string | undefined {
  const lower = name.trim().toLowerCase()
  if (NO_LANGUAGE.has(lower)) return undefined
  const short = SHORT[lower] ?? lower
  return /^[a-z0-9+#.-]{1,24}$/.test(short) ? short : undefined
}

const MARKS = [
  /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/,
  /(?:^|\s)highlight-source-([\w+#.-]+)/,
  /(?:^|\s)brush:\s*([\w+#.-]+)/,
  /(?:^|\s)(?:sourceCode|hljs)\s+([\w+#.-]+)/,
]

const LANGUAGE_ATTRIBUTES = ['data-lang', 'data-language', 'data-code-block-lang']

/** The first elements within one. */
function firstOf(element: Element, most: number): Element[] {
  const elements: Element[] = []
  for (const inner of descendants(element)) {
    elements.push(inner)
    if (elements.length === most) break
  }
  return elements
}

/** The language that an element or its content is marked with. */
function languageOf(element: Element): string | undefined {
  for (const el of [element, ...firstOf(element, 3)]) {
    const given = LANGUAGE_ATTRIBUTES.map((name) => attribute(el, name)).find(Boolean)
    const marked = MARKS.map((mark) => mark.exec(attribute(el, 'class') ?? '')?.[1]).find(Boolean)
    const name = given ?? marked
    if (name) return languageName(name)
  }
  return undefined
}

/** Reads text with significant white space: code, formulas, verse. */
export const readPreformatted: Reader = (element, context, converter) => {
  const { writer } = converter
  // A verse is prose in lines.
  if (hasClass(element, 'wp-block-verse')) {
    writer.flush()
    converter.children(element, { ...context, keepsNewlines: true })
    writer.flush()
    return
  }
  const part = converter.apart()
  part.children(element, { open: [], depth: context.depth, keepsNewlines: false, isVerbatim: true })
  const words = part.writer.takeVerbatim()
  if (words.text === '') return
  const language = languageOf(element)
  if (language === 'math' && words.text.length <= MAX_FORMULA) writer.push({ type: 'MATH', text: words.text })
  else writer.push({ type: 'PRE', ...words, ...(language ? { language } : {}) })
}
