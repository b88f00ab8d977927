/** A row of an export, as its file has it: whatever its writer wanted it to be. */
export type OwnRow = Readonly<Record<string, unknown>>

/** Tables of an export that an import reads. */
export type OwnTable =
  | 'user'
  | 'user_preference'
  | 'tag_follow'
  | 'sequence'
  | 'sequence_part'
  | 'catalog'
  | 'catalog_item'
  | 'quote'

/**
 * What an export of ours has besides stories. Nothing in it is trusted: it is a file that anybody can write. Rule:
 * docs/rules/import.md, "Our own exports".
 */
export interface OwnData {
  /** The rows of a table in their order; what can't be read has none. */
  rows(table: OwnTable): Promise<readonly OwnRow[]>
  /** The address of a picture in the archive, by the id that it had. */
  pictureAddress(imageId: unknown): string | undefined
}
