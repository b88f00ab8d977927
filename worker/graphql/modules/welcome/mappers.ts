import type { WelcomeLetter } from '../../../data/welcome/queries'

export type WelcomeLetterMapper = WelcomeLetter
