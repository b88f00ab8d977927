import { type DocumentNode, parse } from 'graphql'
import { DOCUMENTS } from './documents.generated'

const parsed = new Map<string, DocumentNode>()
const trusted = new WeakSet<DocumentNode>()

/** The trusted document with this id, parsed once in the worker's lifetime; nothing for any other id. */
export function trustedDocument(id: string): DocumentNode | undefined {
  const known = parsed.get(id)
  if (known) return known
  const text = Object.hasOwn(DOCUMENTS, id) ? DOCUMENTS[id] : undefined
  if (text === undefined) return undefined
  const document = parse(text, { noLocation: true })
  parsed.set(id, document)
  trusted.add(document)
  return document
}

/** Whether a document is a trusted one, and not a sender's own with the same text. */
export const isTrusted = (document: DocumentNode): boolean => trusted.has(document)
