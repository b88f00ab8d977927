import { escapeMarkup } from '../../../../schema/rules/markup'
import { importNotes } from '../../../../schema/wording/import-reasons'
import { lexicalHtml } from './lexical'
import { mobiledocHtml } from './mobiledoc'
import type { GhostPost } from './read-ghost'

/** A post's content as HTML, and what was left out. */
export interface GhostContent {
  html: string
  notes: string[]
}

/** The content as readers saw it, where the export has it; otherwise from the editor's own format. */
export function contentOf(post: GhostPost): GhostContent {
  const left = new Map<string, boolean>()
  const note = (type: string, isPlain: boolean) => void left.set(type, isPlain || left.get(type) === true)
  const html =
    post.html.trim() ||
    lexicalHtml(post.lexical, note) ||
    mobiledocHtml(post.mobiledoc, note) ||
    post.plaintext
      .split(/\n{2,}/)
      .map((part) => `<p>${escapeMarkup(part)}</p>`)
      .join('')
  const notes = [...left]
    .slice(0, 10)
    .map(([type, isPlain]) => (isPlain ? importNotes.plainCard : importNotes.card)(type.slice(0, 40)))
  return { html, notes }
}
