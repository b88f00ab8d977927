import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { graphqlDraftServer } from '../../../client/features/editor/journal/graphql-server'
import { GATHER, SEND_AFTER } from '../../../client/features/editor/journal/journal'
import { savingText } from '../../../client/features/editor/page/saving-text'
import { makeChange } from '../../../client/features/settings/use-change'
import type { Execute } from '../../../client/lib/app'
import { whyRejected } from '../../../client/lib/graphql/no-answer'
import { GraphQLRequestError } from '../../../client/lib/graphql/transport'
import { takeToasts } from '../../../client/shell/toast'
import type { UserErrorCode } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import { SAVE_RETRY_LONGEST } from '../../../schema/rules/drafts'
import { FAILURE_CODES } from '../../../schema/rules/failure-codes'
import { changeWording } from '../../../schema/wording/changes'
import { editorWording } from '../../../schema/wording/editor'
import { ERROR_CODES } from '../../../worker/graphql/errors'
import { failureType } from '../../../worker/graphql/failures'
import { mutationsAround } from '../../support/sent-mutations'
import { newWorld, of, paragraph, textsOf } from './journal-world'

const MUTATIONS = mutationsAround('client/features/editor/')
/** What the journal sends; everything else goes through `useChange` or `makeChange`. */
const SAVES = MUTATIONS.filter(({ senders }) => senders.some((file) => file.includes('/editor/journal/')))

const codeOf = (type: string): UserErrorCode =>
  FAILURE_CODES.find((code) => failureType(code) === type) ?? 'BAD_REQUEST'
const failureFor = (type: string) => ({
  __typename: type,
  code: codeOf(type),
  field: null,
  message: `The reason is ${type}.`,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  takeToasts()
})
const pass = (milliseconds = GATHER + SEND_AFTER + 1) => vi.advanceTimersByTimeAsync(milliseconds)

/** A tab whose words the server takes only once `mend` is called; until then an operation fails. */
async function refusedTab(failing: string, answer: () => unknown) {
  const world = newWorld()
  const { save, read } = world.server
  // A story that has just been begun is created by its first save, which finds none.
  if (failing !== 'CreateDraft') world.server.revision = 7
  let isBroken = true
  const execute = async ({ name }: { name: string }, variables: unknown) => {
    if (isBroken && name === failing) return answer()
    if (isBroken && failing === 'CreateDraft') return { saveDraft: failureFor('NotFound') }
    if (name !== 'SaveDraft')
      return { draft: { __typename: 'Draft', ...(await read()).document, revision: world.server.revision } }
    const done = await save((variables as { input: Parameters<typeof save>[0] }).input)
    return { saveDraft: { __typename: 'SavedDraft', id: 'post', ...done } }
  }
  world.server.save = graphqlDraftServer(execute as unknown as Execute, 'post').save as typeof save
  const { journal } = await world.openTab()
  journal.change(of('aaaa', paragraph('bbbb', 'Written')))
  await pass()
  return { ...world, journal, mend: () => (isBroken = false) }
}

/** What a writer is told, and that the words are still there and arrive once the server takes them. */
async function saidAndKept(tab: Awaited<ReturnType<typeof refusedTab>>): Promise<string> {
  const { journal, store, server, mend } = tab
  const said = savingText(journal.state)
  expect(journal.state).toMatchObject({ status: 'refused', unsent: 1, isKept: true })
  expect([...store.journals.values()][0]?.entries).toHaveLength(1)
  expect(textsOf(server.document)).toEqual(['aaaa', 'bbbb'])
  mend()
  if (journal.state.refusal?.mayPass) await pass(SAVE_RETRY_LONGEST)
  else journal.retry()
  await pass()
  expect(journal.state).toMatchObject({ status: 'saved', unsent: 0 })
  expect(textsOf(server.document)).toEqual(['aaaa', 'Written'])
  return said
}

describe('a save that the server refuses', () => {
  // A conflict is decided by the writer (journal-others).
  const refusals = SAVES.flatMap(({ name, field, failures }) =>
    failures.filter((type) => type !== 'Conflict').map((type) => [name, type, field] as const),
  )
  test('is one of those that are tried here', () => {
    expect(SAVES.map(({ name }) => name).sort()).toEqual(['CreateDraft', 'SaveDraft'])
    expect(refusals.length).toBeGreaterThan(8)
  })

  test.each(refusals)('%s: %s is said as itself, and the words stay', async (name, type, field) => {
    const tab = await refusedTab(name, () => ({ [field]: failureFor(type) }))
    const said = await saidAndKept(tab)
    expect(said).toContain(`The reason is ${type}.`)
    expect(said).toContain('kept on this device')
  })

  test.each(ERROR_CODES)('the error %s is said as itself, and the words stay', async (code) => {
    const tab = await refusedTab('SaveDraft', () => {
      throw new GraphQLRequestError('Refused.', code)
    })
    expect(await saidAndKept(tab)).toMatch(/[.] What you’ve written is kept on this device[.]$/)
  })

  test('only a connection that fails is offline', async () => {
    const { journal } = await refusedTab('SaveDraft', () => {
      throw new TypeError('Failed to fetch')
    })
    expect(journal.state.status).toBe('offline')
    expect(savingText(journal.state)).toBe(editorWording.saving.offline)
  })
})

describe('any other change from the editor that the server refuses', () => {
  const others = MUTATIONS.filter((mutation) => !SAVES.includes(mutation))
  const refusals = others.flatMap(({ name, field, failures }) =>
    failures.map((type) => [name, type, field] as const),
  )
  const send = async (name: string, answer: () => unknown) => {
    const operation: Operation<Record<string, object>, object> = {
      name,
      id: '0123456789ab',
      kind: 'mutation',
    }
    expect(
      await makeChange({ execute: (async () => answer()) as unknown as Execute }, operation, {}),
    ).toBeUndefined()
    return takeToasts().map((toast) => ('message' in toast ? toast.message : ''))
  }

  test('goes through the one way that says why', () => {
    expect(others.length).toBeGreaterThan(5)
    for (const { name, senders } of others)
      for (const file of senders) {
        const text = readFileSync(file, 'utf8')
        expect(text, `${file} sends ${name} by itself`).not.toMatch(
          new RegExp(`(execute|useOperationMutation|keepalive)\\(\\s*${name}\\b`),
        )
      }
  })

  test.each(refusals)('%s: %s is said as itself', async (name, type, field) => {
    expect(await send(name, () => ({ [field]: failureFor(type) }))).toEqual([`The reason is ${type}.`])
  })

  test.each(ERROR_CODES)('the error %s isn’t said to be a failed connection', async (code) => {
    const [said] = await send('PublishPost', () => {
      throw new GraphQLRequestError('Refused.', code)
    })
    expect(said).toBeTruthy()
    expect(said).not.toBe(changeWording.failed)
  })
})

test('each status of a refused request has words of its kind, and those of none are a failed connection’s', () => {
  const wordsOf = (status: number) =>
    whyRejected(new GraphQLRequestError('Refused.', undefined, status)).message
  const { unanswered, failed } = changeWording
  for (let status = 400; status < 600; status++) expect(Object.values(unanswered)).toContain(wordsOf(status))
  expect([413, 429, 401, 403, 500, 503, 400].map(wordsOf)).toEqual([
    unanswered.tooLarge,
    unanswered.tooOften,
    unanswered.otherSession,
    unanswered.otherSession,
    unanswered.broken,
    unanswered.broken,
    unanswered.notUnderstood,
  ])
  expect(whyRejected(new TypeError('Failed to fetch')).message).toBe(failed)
})
