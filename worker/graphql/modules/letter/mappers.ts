import type { Letter } from '../../../data/letter/queries'

export type LetterMapper = Letter
