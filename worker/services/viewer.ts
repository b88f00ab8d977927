/** Who asks, as far as what may be shown depends on it. */
export interface ViewerIdentity {
  id: string
  isMember: boolean
  isStaff: boolean
}

/**
 * Whoever asks, looked at only where an answer depends on it: what is found without a look is everybody's
 * (docs/rules/graphql.md, "Remembered answers").
 */
export interface Asker {
  /** Nobody for a visitor. */
  readonly viewer: ViewerIdentity | null
}

/** Somebody of whom nothing is known. */
export const VISITOR: Asker = { viewer: null }
