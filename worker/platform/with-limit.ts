/**
 * The work's result, if it is ready in time.
 *
 * @param limit in milliseconds.
 * @throws Error with the message if it isn't; the work itself continues, but its result is ignored.
 */
export async function withLimit<T>(work: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limit)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
