/** A GraphQL operation that both sides know: the browser sends its id, the worker holds its text. */
export interface Operation<Data, Variables> {
  readonly name: string
  /** The first 16 hex digits of the SHA-256 of the document's text. */
  readonly id: string
  readonly kind: 'query' | 'mutation'
  /** Never set: carries the types only. */
  readonly types?: { data: Data; variables: Variables }
}
