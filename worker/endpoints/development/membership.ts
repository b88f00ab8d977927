import * as v from 'valibot'
import { newId } from '../../../schema/rules/new-id'
import { Database } from '../../data/database'
import { currentMembership, leaveMembership, removeEntitlement } from '../../data/membership/memberships'
import { requestPurge } from '../../edge-cache/request-purge'
import { storyPurger } from '../../edge-cache/story-purger'
import { appClock } from '../../platform/app-clock'
import { readBrowser } from '../../services/identity/browser'
import { readSession } from '../../services/identity/sessions'
import { inputResponse } from '../failure-response'
import { readInput } from '../read-input'
import { type DevelopmentEndpoint, refusal } from './endpoint'
import { membershipPage } from './membership-page'
import { MEMBERSHIP_STATES, type MembershipState, stateStatements } from './membership-states'

const MOST_BYTES = 1024
const STATES = Object.keys(MEMBERSHIP_STATES) as MembershipState[]
const USAGE = `Send {"state": …}: one of ${STATES.join(', ')}.`

const Wanted = v.object({ state: v.picklist(STATES, USAGE) }, USAGE)

/** The person who is signed in. */
const sessionOf = (request: Request, url: URL, db: Database) =>
  readSession({ db, clock: appClock, browser: readBrowser(request, url.origin), later: () => {} })

/**
 * `GET /_/dev/membership`: the states as buttons. `POST` with `{"state": "cancelled"}`: gives the viewer a membership in
 * that state, or none. Rule: docs/rules/development.md, "Memberships".
 */
export const developmentMembershipEndpoint: DevelopmentEndpoint = {
  async GET({ request, url, env, nonce }) {
    const session = await sessionOf(request, url, new Database(env.DB))
    return membershipPage(session, appClock.now(), nonce)
  },
  async POST({ request, url, env }) {
    const input = await readInput(request, Wanted, { most: MOST_BYTES, usage: USAGE })
    if (!input.ok) return inputResponse(input.failure)
    const db = new Database(env.DB)
    const session = await sessionOf(request, url, db)
    if (!session) return refusal(401, 'signed-out', 'Sign in first: it is about the viewer.')
    const { id } = session.user
    const before = await db.first(currentMembership, id)
    const { state } = input.value
    const now = appClock.now()
    const { names, statements } = storyPurger(async () => {})
    await db.write([
      ...(before ? [leaveMembership(before.id)] : []),
      removeEntitlement(id),
      ...stateStatements(id, newId(), state, now),
      ...statements([names.user(id)], { now }),
    ])
    await requestPurge(env, { waitUntil: () => {} }, appClock)
    return Response.json({ state })
  },
}
