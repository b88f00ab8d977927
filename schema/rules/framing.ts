import type { RouteName } from '../routes/index'

/** Pages that other sites may show in a frame. Rule: docs/rules/security.md, "Frames". */
const FRAMED: ReadonlySet<RouteName> = new Set(['EmbedList', 'EmbedPost', 'ShowForm', 'ShowMedia', 'Embed'])

/** Documents without script that pages of ours show in a frame, as a proof of what somebody else will get. */
const PROOFS: ReadonlySet<RouteName> = new Set(['ProofLetter', 'ProofMail'])

/** Whether only pages of ours may frame it, where its script and its links do nothing. */
export const isProof = (route: RouteName | undefined): boolean => route !== undefined && PROOFS.has(route)

export const mayBeFramed = (route: RouteName | undefined): boolean => route !== undefined && FRAMED.has(route)
