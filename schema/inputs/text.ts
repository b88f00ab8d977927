/**
 * Building blocks for the inputs of use cases and forms. Each states its limit once: the limit is checked,
 * and the API's documentation is generated from it (worker/commands/codegen/input-limits.ts).
 */
import * as v from 'valibot'
import { cleanLine, cleanParagraphs } from '../rules/clean-text'
import { inputWording } from '../wording/inputs'

/** Describes a limit that can't be read from the schema itself. */
export const limit = (text: string) => v.metadata<string, { readonly limit: string }>({ limit: text })

/** Characters as a reader counts them. */
export const charactersIn = (text: string): number => [...text].length

/** A reference, a token, an address or an id: unchanged. */
export const opaque = (most: number, message: string) => v.pipe(v.string(), v.maxLength(most, message))

/** A value normalised by a rule, or a message if the rule rejects it. */
export const keptBy = <Input, Output>(keep: (value: Input) => Output | undefined, message: string) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const kept = keep(dataset.value)
    if (kept !== undefined) return kept
    addIssue({ message })
    return NEVER
  })

/** A number of characters, as a reader counts them. */
export const atMost = (most: number, message: string) =>
  v.check<string, string>((text) => charactersIn(text) <= most, message)

/**
 * A name, a title or a description: one line. It may be empty, unless there is a message for one that is missing.
 * Rule: docs/rules/language.md, "Typed text".
 */
export const oneLine = ({ max, tooLong, missing }: { max: number; tooLong: string; missing?: string }) =>
  v.pipe(
    v.string(),
    limit(`${missing === undefined ? 'At most' : '1 to'} ${max} characters, one line.`),
    v.transform(cleanLine),
    v.check((text) => missing === undefined || text !== '', missing ?? ''),
    atMost(max, tooLong),
  )

/** A text of several lines. Rule: docs/rules/language.md, "Typed text". */
export const paragraphs = (most: number, message: string) =>
  v.pipe(
    v.string(),
    limit(`At most ${most} characters.`),
    v.transform(cleanParagraphs),
    atMost(most, message),
  )

/** The id of one of our things. */
export const entityId = opaque(64, inputWording.invalid)

/**
 * One of a few words. The API declares it as a string, so that a word of a later version is a failure rather
 * than an error.
 */
export const oneOf = <const Word extends string>(words: readonly Word[], message: string) =>
  v.pipe(v.string(), v.picklist(words, message))
