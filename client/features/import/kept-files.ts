/** Files that this visit has chosen, by their imports. */
const chosen = new Map<string, File>()

export const keepFile = (importId: string, file: File): void => void chosen.set(importId, file)
export const keptFile = (importId: string): File | undefined => chosen.get(importId)
