/** What the API's documentation says of the schema: docs/api.md and the page are both made of it. */

/** An argument, or a field of an input. */
export interface ApiInput {
  readonly name: string
  readonly type: string
  /** Its limits and what it means; empty if its name says it. */
  readonly text: string
}

/** A field of the root that tokens may request. */
export interface ApiField {
  readonly name: string
  readonly isMutation: boolean
  readonly text: string
  /** The type of its answer. */
  readonly answer: string
  readonly inputs: readonly ApiInput[]
  readonly example?: { readonly document: string; readonly variables: string }
}

/** The fields that need one scope. */
export interface ApiScope {
  readonly scope: string
  readonly text: string
  readonly fields: readonly ApiField[]
}
