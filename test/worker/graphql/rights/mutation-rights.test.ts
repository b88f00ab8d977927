import { beforeAll, describe, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../../../schema/rules/session'
import type { Session } from '../../../../worker/services/identity/session'
import { newVisit } from '../../../factories/visit'
import { argsOf } from './args'
import { countAsked } from './asked'
import { attempt, fieldsOf, MUTATIONS, type Outcome, sessionWith } from './attempt'
import { FOR_VISITORS, type May, ROWS, type State, type Viewer } from './rows'
import { createWorld, PEOPLE, type Signed, type World } from './world'

/* Who may do what over the API: each mutation for each kind of viewer. Rule: docs/rules/security.md, "Rights". */

const STATES: readonly State[] = ['suspended', 'spoofed', 'elsewhere']
const VIEWERS: readonly Viewer[] = ['visitor', ...PEOPLE]

let world: World
const sessions = new Map<Viewer, Session | null>([['visitor', null]])

async function signIn(name: Signed): Promise<Session | null> {
  const visit = newVisit()
  await visit.signIn(world.people[name])
  return sessionWith(`${SESSION_COOKIE}=${visit.cookies().get(SESSION_COOKIE)}`)
}

beforeAll(async () => {
  world = await createWorld()
  for (const name of PEOPLE) sessions.set(name, await signIn(name))
})

/** The session of somebody who can't use all of their rights. */
function sessionIn(session: Session, state: State): Session {
  if (state === 'suspended') return { ...session, user: { ...session.user, isSuspended: 1 } }
  if (state === 'spoofed') return { ...session, isSpoofed: true, ownerId: world.people.staff }
  return { ...session, host: 'harbour.example' }
}

function tryAs(mutation: string, viewer: Viewer, state?: State): Promise<Outcome> {
  const { values, others } = argsOf(world)
  const session = sessions.get(viewer) ?? null
  const held = session && state ? sessionIn(session, state) : session
  return attempt(mutation, held, { ...values, ...others[mutation] })
}

/** Who a right is tried for in which states: of those who all have the same, the first. */
function states(may: May): [Viewer, State][] {
  const whoever = Object.keys(may) as Viewer[]
  const isForAll = PEOPLE.every((name) => may[name] && may[name] === may.reader)
  return whoever
    .filter((viewer) => viewer !== 'visitor' && !(isForAll && viewer !== 'reader'))
    .flatMap((viewer) => STATES.map((state): [Viewer, State] => [viewer, state]))
}

test('every mutation is for visitors or has its row, once', () => {
  const named = [...FOR_VISITORS, ...ROWS.flatMap(({ mutations }) => mutations)]
  expect(named.toSorted()).toEqual(Object.keys(MUTATIONS).toSorted())
})

const cases = ROWS.flatMap((row) => row.mutations.map((mutation) => [mutation, row] as const))

describe('a mutation is refused for all but those who have the right', () => {
  test.each(cases)('%s', async (mutation, { may, isIdle }) => {
    const outcomes: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    const note = (who: string, { kind }: Outcome, isRefused: boolean, isHarmless = false) => {
      outcomes[who] = kind === 'refused' || (isHarmless && kind === 'idle') ? 'refused' : 'allowed'
      wanted[who] = isRefused ? 'refused' : 'allowed'
    }
    for (const viewer of VIEWERS) {
      const outcome = await tryAs(mutation, viewer)
      note(viewer, outcome, may[viewer] === undefined, isIdle && !may[viewer])
      if (viewer === 'visitor' && !may.visitor) expect(['UNAUTHORIZED', 'nothing']).toContain(outcome.code)
    }
    for (const [viewer, state] of states(may))
      note(`${viewer}, ${state}`, await tryAs(mutation, viewer, state), may[viewer]?.includes(state) === true)
    expect(outcomes).toEqual(wanted)
  })
})

/** Whether a mutation changes several stories, each of them by what changes one, which asks for itself. */
const isOfSeveral = (mutation: string): boolean =>
  ['postIds', 'stories'].some((name) => fieldsOf(mutation).includes(name))

describe('a mutation asks for each right once', () => {
  test.each(cases)('%s', async (mutation) => {
    const most = isOfSeveral(mutation) ? 2 : 1
    for (const viewer of PEOPLE) {
      const asked = await countAsked(() => tryAs(mutation, viewer))
      expect(
        [...asked].filter(([, times]) => times > most),
        viewer,
      ).toEqual([])
    }
  })
})

test.each(FOR_VISITORS)('%s is for visitors', async (mutation) => {
  const { code } = await tryAs(mutation, 'visitor')
  expect(['UNAUTHORIZED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED', 'USER_SUSPENDED', 'nothing']).not.toContain(code)
})

test.each(['revokeAccessToken', 'renamePasskey', 'revokeSession'])(
  '%s with what is somebody else’s changes one’s own rows alone',
  async (mutation) => {
    const { statements } = await tryAs(mutation, 'reader')
    expect(statements.length).toBeGreaterThan(0)
    for (const { params } of statements) expect(params).toContain(world.people.reader)
  },
)
