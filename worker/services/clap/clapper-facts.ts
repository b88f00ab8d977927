import { linkTo } from '../../../schema/routes/links'
import type { Clapper } from './lists'

/** Somebody who has clapped, as programs are told. */
export interface ClapperFacts {
  id: string
  name: string
  username: string
  /** The absolute address of their page. */
  url: string
  clapCount: number
}

export const clapperFacts = (origin: string, { id, name, username, clapCount }: Clapper): ClapperFacts => ({
  id,
  name,
  username,
  url: origin + linkTo('ShowUser', { username }),
  clapCount,
})
