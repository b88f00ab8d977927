/**
 * The work's result, if it comes in time.
 *
 * @param limit in milliseconds.
 * @throws Error with the message when it doesn't; the work itself goes on unheard.
 */
export async function withLimit<T>(work: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limit)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
