import type { OpenPage, PagesNow } from '../../../schema/rules/stats/reading-now'
import type { Clock } from '../clock'
import { withLimit } from '../with-limit'

/** An object that takes longer to answer, in milliseconds, is asked again by the next report or look. */
const TIME_LIMIT = 2000

/** The open pages of writers' stories. */
export interface OpenReaders {
  /** Notes open pages of a writer's stories. Never rejects: the next report says it again. */
  note(writerId: string, pages: readonly OpenPage[]): Promise<void>
  /** Which pages of a writer's stories are open; nothing if that can't be told now. */
  look(writerId: string): Promise<PagesNow | undefined>
}

/** Open pages, counted by one Durable Object for each writer. */
export function openReaders({ READING_NOW: objects }: Pick<Env, 'READING_NOW'>, clock: Clock): OpenReaders {
  const late = 'open pages took too long'
  const failed = (error: unknown) =>
    console.error(JSON.stringify({ event: 'reading-now-failed', error: String(error) }))
  return {
    async note(writerId, pages) {
      await withLimit(objects.getByName(writerId).note([...pages], clock.now()), TIME_LIMIT, late).catch(
        failed,
      )
    },
    look: (writerId) =>
      withLimit(objects.getByName(writerId).look(writerId, clock.now()), TIME_LIMIT, late).catch((error) => {
        failed(error)
        return undefined
      }),
  }
}
