import type { Letter } from '../../../data/letter/queries'

export type LetterCountsMapper = Letter
export type LetterLinkCountMapper = { href: string; recipients: number }
