import { BusyError, Turnstile } from '../../services/media/turnstile'
import { refusal } from './picture-response'

/**
 * Development decodes pictures in our own memory, up to 200 MB of it; in production the Images service does
 * that.
 */
export const turnstile = new Turnstile({
  working: __DEVELOPMENT__ ? 1 : 4,
  waiting: 60,
  patience: 10_000,
  duration: 20_000,
})

/** Draws a picture when it is its turn; 503 while too many others wait. */
export async function drawInTurn(
  name: string,
  draw: () => Promise<Response>,
  gate: Turnstile = turnstile,
): Promise<Response> {
  try {
    return await gate.run(name, draw)
  } catch (error) {
    if (error instanceof BusyError) return refusal(503, 'Too many pictures at a time', { 'retry-after': '3' })
    throw error
  }
}
