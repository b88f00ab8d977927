/** A shortcode found in a content: `[name a="b"]` or `[name]content[/name]`. */
export interface Shortcode {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Values without a name. */
  values: readonly string[]
  /** The content up to its end; absent if it has none. */
  content?: string
}
