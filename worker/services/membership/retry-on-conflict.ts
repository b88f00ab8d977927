import { isDuplicate } from '../../data/database'

/** How often work that others may be doing at the same time is tried. */
const TRIES = 6

/** Whether a batch failed because what it was based on has changed meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  isDuplicate(error) || /NOT NULL constraint failed/.test(String(error))

/**
 * Repeats work that reads and writes until nothing has changed in between.
 *
 * @param work reads again each time.
 * @throws whatever `work` throws, also if something has changed in between each time.
 */
export async function retryOnConflict<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let i = 1; ; i++) {
    try {
      return await work()
    } catch (error) {
      if (i === TRIES || !isOutdated(error)) throw error
    }
  }
}
