type Press = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'target'>

/** Fields in which a slash is only a letter. */
const FIELDS = 'input,textarea,select,[contenteditable]'

/** Whether a key press asks for the search: ⌘K or Ctrl K anywhere, or a slash outside all fields. client/bootstrap.ts asks the same. */
export function isSearchKey({ key, metaKey, ctrlKey, altKey, shiftKey, target }: Press): boolean {
  if (altKey) return false
  if (key.toLowerCase() === 'k') return metaKey !== ctrlKey && !shiftKey
  // Some keyboards have the slash above a digit.
  return key === '/' && !metaKey && !ctrlKey && !(target instanceof Element && target.closest(FIELDS))
}
