import { attribute, descendants, type Element } from './tree'

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

/** Names of languages that stand above code as its label. */
const LABELS = new Set(
  'js ts jsx tsx bash python ruby html css scss sass less json yaml xml sql go rust java kotlin swift c cpp csharp php perl r lua dart scala haskell elixir erlang clojure powershell dockerfile docker makefile graphql toml ini diff markdown vue svelte zig nim ocaml fsharp nginx apache http latex matlab julia solidity wasm objectivec vb console terminal'.split(
    ' ',
  ),
)

/** The language that a label above code names, and nothing else. */
export function labelledLanguage(label: string): string | undefined {
  if (label.length > 24) return undefined
  const name = languageName(label)
  return name !== undefined && LABELS.has(name) ? name : undefined
}

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
  /^highlight\s+([a-z][\w+#]{0,20})$/,
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
export function languageOf(element: Element): string | undefined {
  // In a highlighter's table, the numbers come first.
  for (const el of [element, ...firstOf(element, element.tagName === 'table' ? 40 : 3)]) {
    const given = LANGUAGE_ATTRIBUTES.map((name) => attribute(el, name)).find(Boolean)
    const marked = MARKS.map((mark) => mark.exec(attribute(el, 'class') ?? '')?.[1]).find(Boolean)
    const name = given ?? marked
    if (name) return languageName(name)
  }
  return undefined
}
