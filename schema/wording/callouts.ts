import type { Callout } from '../story/paragraph-parts'

const LABELS: Readonly<Record<Callout, string>> = { note: 'Note', tip: 'Tip', warning: 'Warning' }

/** Headings of callouts. */
export const calloutLabel = (kind: Callout): string => LABELS[kind]
