import { BATCH_SIZE } from '../../../schema/rules/graphql'

/** What one request may carry (docs/rules/graphql.md, "Requests"). */
export const REQUEST_LIMITS = {
  /** Bytes of the body. */
  bodyBytes: 256 * 1024,
  /** Operations of a batch. */
  batchSize: BATCH_SIZE,
} as const

/** What one document may ask for (docs/rules/graphql.md, "Limits of a document"). */
export const DOCUMENT_LIMITS = {
  /** Lexical tokens of the text, comments apart. */
  tokens: 2_000,
  /** Brackets of any kind within one another: the parser is recursive, and its stack has an end. */
  nesting: 50,
  /** Fields below one another; a root field is at depth 1. */
  depth: 12,
  /** Fields of the root, wherever fragments put them. */
  rootFields: 10,
  /** Aliases, counted again wherever a fragment is spread. */
  aliases: 15,
  /** Directives, counted again wherever a fragment is spread. */
  directives: 30,
  /** Fields with all fragments spread: what the executor would visit for one item of each list. */
  fields: 1_000,
  /** Objects that the answer may hold, with lists at their asked-for length. */
  cost: 2_000,
} as const

/** How long a list counts as when nothing says it. */
export const UNKNOWN_LIST = 10
