import { env } from 'cloudflare:workers'
import { MINUTE } from '../../../schema/rules/time-units'
import type { StoryBody } from '../../../schema/story/paragraph'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import type { StoryGiven } from '../../factories/story'
import { createWriter, postOffice, type SentMail, send, type Visit } from '../letter/support'
import { visitor } from '../newsletter/support'

export const TARGETS = ['https://example.com/a?x=1&y=2', 'https://example.com/b', 'https://example.com/c#d']

/** A paragraph with some links. */
export const linked = (targets: readonly string[] = TARGETS): StoryBody => [
  {
    type: 'P',
    name: 'linked',
    text: targets.map(() => 'link').join(' '),
    markups: targets.map((href, i) => ({ type: 'A', start: i * 5, end: i * 5 + 4, href })),
  },
]

/** Switches counting on, or off. */
export const setCounting = (newsletterId: string, isOn = true) =>
  env.DB.prepare(
    `INSERT INTO newsletter (id, user_id, created_at, counts_opens) VALUES (?1, ?1, 0, ?2)
     ON CONFLICT DO UPDATE SET counts_opens = ?2`,
  )
    .bind(newsletterId, isOn ? 1 : 0)
    .run()

/** A letter that has gone out, by a newsletter that counts. */
export async function counted(subscribers = 2, story: StoryGiven = {}) {
  const office = postOffice()
  const writer = await createWriter(office, subscribers, { body: linked(), ...story })
  await setCounting(writer.user.id)
  const { id } = await send(writer.visit, { newsletterId: writer.user.id, postId: writer.story.id })
  await office.drain()
  return { office, ...writer, id, mails: await office.mails(), later: NOON + 5 * MINUTE }
}

/** A reader at a time of their own. */
export const reader = (now: number, agent?: string) =>
  visitor({ now, ...(agent === undefined ? {} : { agent }) })

/** The address of a mail's picture, as a path. */
export const pictureOf = ({ html }: Pick<SentMail, 'html'>): string =>
  /<img src="[^"]*(\/m\/go\/[^"]*)" width="1" height="1" alt=""/.exec(html)?.[1] ?? ''

/** The counted links of a mail, as paths, in their order. */
export const linksOf = ({ html }: Pick<SentMail, 'html'>): string[] =>
  [...html.matchAll(/ href="[^"]*(\/m\/go\/[^"]*)"/g)].map(([, path = '']) => path)

/** The counted links that lead to a target. */
export async function linkTo(mail: Pick<SentMail, 'html'>, target: string): Promise<string> {
  for (const path of linksOf(mail)) {
    const response = await reader(0).send(path, { method: 'HEAD' })
    if (response.headers.get('location') === target) return path
  }
  throw new Error(`No link leads to ${target}`)
}

export interface Counts {
  countedCount: number
  uncountedCount: number
  openedCount: number
  clickedCount: number
  loadedCount: number
  links: { href: string; clickedCount: number }[]
}

/** What the writer is told of their newest letter, once what has waited is counted. */
export async function countsOf(visit: Visit, newsletterId: string, now: number): Promise<Counts | null> {
  await cronJob('settle-counts', now + 2 * MINUTE)
  const { data, errors } = await visit.ask(
    `query ($id: ID!) { newsletter(id: $id) { letters { letters { counts {
      countedCount uncountedCount openedCount clickedCount loadedCount links { href clickedCount }
    } } } } }`,
    { id: newsletterId },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const { newsletter } = data as { newsletter: { letters: { letters: { counts: Counts | null }[] } } }
  return newsletter.letters.letters[0]?.counts ?? null
}

export const acts = async (): Promise<number> =>
  (await env.DB.prepare('SELECT count(*) AS n FROM letter_act').first<{ n: number }>())?.n ?? 0
