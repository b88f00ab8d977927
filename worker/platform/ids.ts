/** A new random id: 12 lower-case hex digits (docs/rules/stories.md, "Ids"). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
}
