import { DAY } from '../../../schema/rules/time-units'
import type { Endpoint } from '../endpoint'
import { answer } from './answer'
import { FILE_MAX_AGE } from './json'

/** The file's address (RFC 9116). */
const PATH = '/.well-known/security.txt'

/**
 * Whom to report a vulnerability to. It expires in a year, counted in days, so that it changes only once a
 * day.
 */
export const securityTxt: Endpoint = ({ request, env, origin, clock }) => {
  const today = Math.floor(clock.now() / DAY) * DAY
  const lines = [
    `Contact: ${env.SECURITY_CONTACT}`,
    `Expires: ${new Date(today + 365 * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${PATH}`,
  ]
  const text = `${lines.join('\n')}\n`
  return answer(request, text, { type: 'text/plain; charset=utf-8', maxAge: FILE_MAX_AGE })
}
