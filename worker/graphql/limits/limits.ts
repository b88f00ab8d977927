import { BATCH_SIZE } from '../../../schema/rules/graphql'

/** The limits of one request (docs/rules/graphql.md, "Requests"). */
export const REQUEST_LIMITS = {
  /** Bytes of the body. */
  bodyBytes: 256 * 1024,
  /** Operations of a batch. */
  batchSize: BATCH_SIZE,
} as const

/** The limits of one document (docs/rules/graphql.md, "Limits of a document"). */
export const DOCUMENT_LIMITS = {
  /** Lexical tokens of the text, excluding comments. */
  tokens: 2_000,
  /** Nested brackets of any kind: the parser is recursive, and its stack is finite. */
  nesting: 50,
  /** Nested fields; a root field is at depth 1. */
  depth: 12,
  /** Root fields, wherever fragments put them. */
  rootFields: 10,
  /** Aliases, counted again wherever a fragment is spread. */
  aliases: 15,
  /** Directives, counted again wherever a fragment is spread. */
  directives: 30,
  /** Fields with all fragments expanded: what the executor would visit for one item of each list. */
  fields: 1_000,
  /** Objects that the response may hold, with lists at their requested length. */
  cost: 2_000,
} as const

/** The assumed length of a list without an explicit one. */
export const UNKNOWN_LIST = 10
