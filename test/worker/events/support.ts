import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { clientEvent } from '../../../schema/tables/operations'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'

/** What an event tells that is as it should be. */
export const DATA = {
  service: 'lite',
  location: `${ORIGIN}/@aiko/tides-0123456789ab`,
  browserWidth: 1280,
  referrer: '',
  operation: 'login',
  surface: 'modal',
}

let ids = 0
const newId = (): string => (ids++).toString(16).padStart(32, '0')

/** An event of now, but for what is said. */
export const event = ({ data = {}, ...more }: Record<string, unknown> & { data?: object } = {}) => ({
  key: 'susi.emailFormViewed',
  type: 'e',
  eventId: newId(),
  timestamp: NOON,
  ...more,
  data: { ...DATA, ...data },
})

type Visit = ReturnType<typeof newVisit>

/** Sends events as a page of the main host does; headers may be other ones. */
export const post = (
  body: unknown,
  { visit = newVisit(), ...headers }: { visit?: Visit } & Record<string, unknown> = {},
) =>
  visit.send('/_/batch', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-xsrf-token': visit.cookies().get('xsrf') ?? '',
      ...(headers as Record<string, string>),
    },
  })

const db = drizzle(env.DB)
/** The rows that are there. */
export const kept = () => db.select().from(clientEvent)
export const forget = () => db.delete(clientEvent)
