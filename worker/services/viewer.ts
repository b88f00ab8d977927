/** Who asks, as far as what may be shown depends on it. */
export interface ViewerIdentity {
  id: string
  isMember: boolean
  isStaff: boolean
}

/** Finds out who asks; null for a visitor. What is the same for everybody doesn't ask. */
export type AskViewer = () => Promise<ViewerIdentity | null>

/** What a visitor is. */
export const nobody: AskViewer = async () => null
