import type { Callout } from '../story/paragraph'

const LABELS: Readonly<Record<Callout, string>> = { note: 'Note', tip: 'Tip', warning: 'Warning' }

/** What stands above a callout. */
export const calloutLabel = (kind: Callout): string => LABELS[kind]
