import type { DatabaseWork } from './database'
import type { Compared } from './measure'

/** The page of a reader with a session, which is rendered for them alone. */
export interface SignedIn {
  page: string
  /** Milliseconds of CPU a request. */
  cpu: number
  /** In relation to the CPU of its bytes from memory. */
  cpuRatio: number
  /** In relation to the minimal page's. */
  requestsRatio: number
  /** Nothing remembered. */
  database: DatabaseWork | undefined
}

const UNCACHED = /^(.+), uncached$/

/** The pages that are measured with a session, with what they ask of the small database. */
export const signedInPages = (
  compared: readonly Compared[],
  database: readonly DatabaseWork[],
  stories: number,
): SignedIn[] =>
  compared.flatMap(({ name, subject, constant, minimal }) => {
    const page = UNCACHED.exec(name)?.[1]
    if (page === undefined || page === 'feed') return []
    return {
      page,
      cpu: subject.cpu,
      cpuRatio: subject.cpu / constant.cpu,
      requestsRatio: subject.requestsPerSecond / minimal.requestsPerSecond,
      database: database.find((work) => work.page === page && work.stories === stories),
    }
  })
