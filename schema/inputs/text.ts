/**
 * Pieces that the inputs of use cases and forms are made of. Each says its limit once: it is checked by it, and the
 * API's documentation is written from it (worker/commands/describe-inputs.ts).
 */
import * as v from 'valibot'
import { inputWording } from '../wording/inputs'

/** A limit in words, for what can't be read off the schema itself. */
export const limit = (text: string) => v.metadata<string, { readonly limit: string }>({ limit: text })

/** Characters as a reader counts them. */
export const charactersIn = (text: string): number => [...text].length

/** A reference, a token, an address or an id: as it was sent. */
export const opaque = (most: number, message: string) => v.pipe(v.string(), v.maxLength(most, message))

/** A value as a rule keeps it; the message for what the rule has nothing for. */
export const keptBy = <Input, Output>(keep: (value: Input) => Output | undefined, message: string) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const kept = keep(dataset.value)
    if (kept !== undefined) return kept
    addIssue({ message })
    return NEVER
  })

/** So many characters, as a reader counts them. */
export const atMost = (most: number, message: string) =>
  v.check<string, string>((text) => charactersIn(text) <= most, message)

/** The id of one of our things. */
export const entityId = opaque(64, inputWording.invalid)

/** One of a few words. The API has it as a text, so that a word of a later version is a failure and no error. */
export const oneOf = <const Word extends string>(words: readonly Word[], message: string) =>
  v.pipe(v.string(), v.picklist(words, message))
