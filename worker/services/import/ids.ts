const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of a text, in hex. */
export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/**
 * The id of something in a file: the same for the same thing, so that two concurrent imports create it once.
 * Rule: docs/rules/import.md, "The same file again".
 */
export const derivedId = async (
  format: string,
  kind: 'author' | 'publication' | 'story',
  ...names: string[]
): Promise<string> => (await sha256([format, kind, ...names].join(' '))).slice(0, 12)
