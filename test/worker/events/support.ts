import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { clientEvent } from '../../../schema/tables/operations'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'

/** The data of a valid event. */
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

/** A current event, with the given changes. */
export const event = ({ data = {}, ...more }: Record<string, unknown> & { data?: object } = {}) => ({
  key: 'susi.emailFormViewed',
  type: 'e',
  eventId: newId(),
  timestamp: NOON,
  ...more,
  data: { ...DATA, ...data },
})

type Visit = ReturnType<typeof newVisit>

/** Sends a report as a page of the main host does; headers can be overridden. */
export const report = (
  path: string,
  body: unknown,
  { visit = newVisit(), ...headers }: { visit?: Visit } & Record<string, unknown> = {},
) =>
  visit.send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-xsrf-token': visit.cookies().get('xsrf') ?? '',
      ...(headers as Record<string, string>),
    },
  })

/** Sends events. */
export const post = (body: unknown, options?: Parameters<typeof report>[2]) =>
  report('/_/batch', body, options)

const db = drizzle(env.DB)
/** The stored events. */
export const kept = () => db.select().from(clientEvent)
export const forget = () => db.delete(clientEvent)
