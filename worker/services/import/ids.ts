import { sha256 } from '../../../schema/rules/hex'

/**
 * The id of something in a file: the same for the same thing, so that two concurrent imports create it once.
 * Rule: docs/rules/import.md, "The same file again".
 */
export const derivedId = async (
  format: string,
  kind: 'author' | 'publication' | 'story' | 'series' | 'list' | 'item' | 'highlight',
  ...names: string[]
): Promise<string> => (await sha256([format, kind, ...names].join(' '))).slice(0, 12)
