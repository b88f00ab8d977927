import { env } from 'cloudflare:workers'
import { MINUTE } from '../../../schema/rules/time-units'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import type { Visit } from '../block/support'
import { mailsTo } from '../identity/by-mail'
import { act } from '../operating/support'
import { staff } from '../site/support/moderators'

/* Writers who are asked whether a story may be featured. */

const FIELDS = '... on FeatureRequest { id state askedAt expiresAt closedAt writer { id } story { id } }'

interface Asked {
  id: string
  state: string
  code?: string
  message?: string
  [field: string]: unknown
}

export const askAbout = async (postId: string, visit: Visit = staff) =>
  (await act(visit, 'askToFeature', { postId, reason: 'It’s good.' }, FIELDS)) as unknown as Asked
export const withdraw = async (requestId: string) =>
  (await act(
    staff,
    'withdrawFeatureRequest',
    { requestId, reason: 'A mistake.' },
    FIELDS,
  )) as unknown as Asked

/** A writer in the programme, with a story. */
export async function writer(status = 'ACTIVE') {
  const email = `featured-${crypto.randomUUID()}@quire.test`
  const { id } = await createUser({ email, emailVerifiedAt: NOON })
  await env.DB.prepare(
    'INSERT INTO partner (id, user_id, status, joined_on, changed_at) VALUES (?, ?, ?, 0, 0)',
  )
    .bind(`partner of ${id}`, id, status)
    .run()
  return { id, email, story: await createStory({ creatorId: id, title: 'On <rivers>' }) }
}

export const mail = (now: number) => cronJob('send-notification-mails', now, { AUTH_SECRET })

/** The link in the mail about a story. */
function linkIn(email: string): string {
  const [sent] = mailsTo(email)
  const [link = ''] = /\/p\/[0-9a-f]+\/requests\/partner\/feature\/[\w.]+/.exec(sent?.text ?? '') ?? []
  return link
}

/** Has a writer asked, and mailed. */
export async function asked() {
  const one = await writer()
  const request = await askAbout(one.story.id)
  await mail(NOON + MINUTE)
  return { ...one, request, link: linkIn(one.email) }
}

export const open = async (link: string, now = NOON) => {
  const response = await newVisit({ now }).get(link)
  return { status: response.status, html: await response.text() }
}
export const reply = (link: string, answer: string, { now = NOON, origin = 'https://quire.example' } = {}) =>
  newVisit({ now }).send(link, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
  })
export const picks = async () =>
  (await env.DB.prepare('SELECT post_id AS id FROM staff_pick').all<{ id: string }>()).results.map(
    ({ id }) => id,
  )
