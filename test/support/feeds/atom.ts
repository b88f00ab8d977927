import { readFileSync } from 'node:fs'
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm'

const grammar = () => XmlDocument.fromString(readFileSync(new URL('atom.rng', import.meta.url), 'utf8'))

/** What RFC 4287's grammar refuses in a document. @throws if it isn't well-formed. */
export function refusedByGrammar(source: string): string | undefined {
  using rules = grammar()
  using validator = RelaxNGValidator.fromDoc(rules)
  using document = XmlDocument.fromString(source)
  try {
    validator.validate(document)
    return undefined
  } catch (error) {
    return String(error)
  }
}
