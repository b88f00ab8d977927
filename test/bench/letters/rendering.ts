import { median, send } from '../http'
import type { Site } from '../site'
import { ANEW } from '../subjects'
import { LETTER_STORY, LETTER_STORY_PATH, SENDING } from './audience'

/** Requests of one round, one after the other. */
const REQUESTS = 40
const ROUNDS = 7

/** Milliseconds of workerd's CPU a request. */
export interface Rendering {
  page: number
  letter: number
}

async function cpuOf(site: Site, path: string): Promise<number> {
  const before = site.cpu() ?? Number.NaN
  for (let i = 0; i < REQUESTS; i++) {
    const { status } = await send(site.origin, { path, headers: ANEW })
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  return ((site.cpu() ?? Number.NaN) - before) / REQUESTS
}

/** What a story takes as a page, and as a letter, in turn: both anew, for the same person. */
export async function compareLetter(site: Site): Promise<Rendering> {
  const rounds: Rendering[] = []
  // The first round is to warm up.
  for (let round = 0; round <= ROUNDS; round++) {
    const page = await cpuOf(site, LETTER_STORY_PATH)
    const letter = await cpuOf(site, `/newsletters/${SENDING}/new-email/${LETTER_STORY}`)
    if (round > 0) rounds.push({ page, letter })
  }
  return { page: median(rounds.map(({ page }) => page)), letter: median(rounds.map(({ letter }) => letter)) }
}
