import { env } from 'cloudflare:workers'
import type { JobMessage } from '../../../worker/jobs/messages'
import type { LetterMessage } from '../../../worker/services/letter/request-letters'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory, type StoryGiven } from '../../factories/story'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'

export type Visit = Awaited<ReturnType<typeof signedIn>>['visit']

/** A mail as the stand-in of the mail service has it. */
export interface SentMail {
  from: string
  to: [string]
  subject: string
  html: string
  text: string
  reply_to?: string
  headers: Record<string, string>
}

/** A mail service of a test's own in another process, the queue of letters, and a time that only the test moves. */
export function postOffice(more: Partial<Env> = {}) {
  const service = outside()
  const waiting: LetterMessage[] = []
  const take = (message: JobMessage) => {
    if (message.type === 'send-letter') waiting.push(message)
  }
  const LETTERS = {
    send: async (message: JobMessage) => take(message),
    sendBatch: async (messages: Iterable<{ body: JobMessage }>) => {
      for (const { body } of messages) take(body)
    },
  } as unknown as Env['LETTERS']
  const bindings: Partial<Env> = {
    AUTH_SECRET,
    LETTERS,
    MAIL_PROVIDER: 'http',
    MAIL_HTTP_URL: service.url('emails'),
    MAIL_HTTP_KEY: GOOD_SECRET,
    MAIL_FROM: 'Quire <mail@quire.example>',
    LETTERS_PER_MINUTE: '1000000',
    LETTERS_PER_DAY: '10000000',
    ...more,
  }
  const office = {
    now: NOON,
    bindings,
    waiting,
    fail: service.fail,
    look: service.look,
    mails: async (): Promise<SentMail[]> => (await service.look()).sent as unknown as SentMail[],
    /** Runs the cron's job, and nothing that it asks for. */
    sweep: () => cronJob('sweep-letters', office.now, bindings),
    /** Takes the next message, if there is one. */
    async step(own: Partial<Env> = {}): Promise<boolean> {
      const message = waiting.shift()
      if (!message) return false
      await takeUp('send-letter', [message], office.now, { ...bindings, ...own })
      return true
    },
    /** Takes messages until none is left. */
    async drain(): Promise<void> {
      while (await office.step());
    },
    /** What happens in a minute of the cron. */
    async minute(at: number): Promise<void> {
      office.now = at
      await office.sweep()
      await office.drain()
    },
  }
  return office
}

type PostOffice = ReturnType<typeof postOffice>

/** Forgets all letters, and how many mails went out. */
export async function clearLetters(): Promise<void> {
  for (const table of ['letter_act', 'letter_count', 'letter_recipient', 'letter', 'mail_window'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
}

let made = 0

/** Stores subscribers of a newsletter, in an order of their own. */
export async function createSubscribers(newsletterId: string, count: number, given: object = {}) {
  const prefix = `s${made++}`
  const rows = Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${String(i).padStart(8, '0')}`,
    email: `${prefix}-${i}@example.org`,
    state: 'active',
    userId: null,
    ...given,
  }))
  for (let at = 0; at < rows.length; at += 5000)
    await env.DB.prepare(
      `INSERT INTO subscriber (id, newsletter_id, email, state, user_id, source, created_at, asked_at, consented_at, consent_text)
       SELECT json_extract(value, '$.id'), ?1, json_extract(value, '$.email'), json_extract(value, '$.state'),
         json_extract(value, '$.userId'), 'page', ?2, 0, ?2, 'yes' FROM json_each(?3)`,
    )
      .bind(newsletterId, NOON - 1000, JSON.stringify(rows.slice(at, at + 5000)))
      .run()
  return rows
}

/** A writer with a story and subscribers. */
export async function createWriter(office: PostOffice, subscribers = 3, story: StoryGiven = {}) {
  const { user, visit } = await signedIn({ name: 'Ana Writer' }, { env: office.bindings, now: NOON })
  const own = await createStory({ creatorId: user.id, title: 'On rivers', ...story })
  return { user, visit, story: own, subscribers: await createSubscribers(user.id, subscribers) }
}

export interface Answer {
  __typename: string
  code?: string
  field?: string
  id: string
  state: string
  stopReason: string | null
  recipientCount: number
  sentCount: number
  leftCount: number
  failedCount: number
  openCount: number
  goesOnAt: number | null
  waitsFor: string | null
}

const FIELDS = `__typename ... on Letter {
  id state stopReason recipientCount sentCount leftCount failedCount openCount goesOnAt waitsFor
} ... on UserError { code field }`

async function ask(visit: Visit, query: string, variables: object): Promise<Answer> {
  const { data, errors } = await visit.ask(query, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as Answer
}

export const send = (visit: Visit, input: object) =>
  ask(visit, `mutation ($input: SendLetterInput!) { result: sendLetter(input: $input) { ${FIELDS} } }`, {
    input: { subject: 'A letter', ...input },
  })
export const schedule = (visit: Visit, input: object) =>
  ask(
    visit,
    `mutation ($input: ScheduleLetterInput!) { result: scheduleLetter(input: $input) { ${FIELDS} } }`,
    { input: { subject: 'A letter', ...input } },
  )
export const change = (visit: Visit, what: 'pause' | 'resume' | 'stop', letterId: string) =>
  ask(visit, `mutation ($id: ID!) { result: ${what}Letter(letterId: $id) { ${FIELDS} } }`, { id: letterId })

/** The newest letter of a newsletter, as its writer sees it; nothing for those who may not. */
export async function lettersOf(visit: Visit, newsletterId: string): Promise<Answer[] | null> {
  const query = `query ($id: ID!) { newsletter(id: $id) { letters { letters { ${FIELDS.replace('... on Letter {', '').replace('} ... on UserError { code field }', '')} } } } }`
  const { data, errors } = await visit.ask(query, { id: newsletterId })
  if (errors) throw new Error(JSON.stringify(errors))
  const { newsletter } = data as { newsletter: { letters: { letters: Answer[] } | null } }
  return newsletter.letters?.letters ?? null
}
