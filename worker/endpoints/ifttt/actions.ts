import { draftRequest, saveRequest } from '../../../schema/inputs/ifttt'
import { TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { MAX_API_TAGS } from '../../../schema/rules/api-posts'
import { type IftttAction, isIftttAction } from '../../../schema/rules/ifttt'
import { SECOND } from '../../../schema/rules/time-units'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import type { HeldToken } from '../../services/access-token/verify-token'
import { apiPost } from '../../services/api/api-post'
import { ApiStory, createApiPost } from '../../services/api/create-post'
import { saveStoryOfAddress } from '../../services/ifttt/save-story'
import { listOptions } from '../../services/ifttt/subject'
import type { Failure } from '../../services/result'
import { parseInput } from '../../services/use-case'
import type { EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { iftttAnswer, iftttError } from './answer'
import { BODY } from './triggers'
import { withIfttt } from './with-ifttt'

/** Failures that say nothing about what was sent: the same request may succeed later. */
const PASSING: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'TOO_MANY_REQUESTS',
  'CONFLICT',
  'SERVICE_UNAVAILABLE',
])

/** An Applet goes on with the next event where this one can't ever be done. */
const notDone = ({ code, message }: Failure): Response =>
  PASSING.has(code)
    ? iftttError(429, message, { headers: { 'retry-after': String(TOKEN_REQUESTS.windowMs / SECOND) } })
    : iftttError(400, message, { skips: true })

/** What an action has made. */
const made = (id: string, url: string): Response => iftttAnswer([{ id, url }])

/** The key of a request that IFTTT may send again: the id that it gives each. */
function requestKey({ headers }: Request): string | null {
  const id = headers.get('x-request-id') ?? ''
  return /^[\x21-\x7e]{1,200}$/.test(id) ? `ifttt:${id}` : null
}

async function createDraft({ request, parts, reader, origin }: EndpointContext): Promise<Response> {
  const given = await readInput(request, draftRequest, BODY)
  if (!given.ok) return iftttError(400, given.failure.message)
  const { title, body, body_format: format, tags } = given.value.actionFields
  if (title.trim() === '') return iftttError(400, wording.noTitle, { skips: true })
  if (body.trim() === '') return iftttError(400, wording.noBody, { skips: true })
  if (format !== 'html' && format !== 'markdown') return iftttError(400, wording.format, { skips: true })
  const story = parseInput(ApiStory, {
    title,
    contentFormat: format,
    content: body,
    tags: (tags ?? '').split(',').slice(0, MAX_API_TAGS),
    publishStatus: 'draft',
  })
  if (!story.ok) return notDone(story.failure)
  const draft = await createApiPost(parts, story.value, { key: requestKey(request), origin })
  if (!draft.ok) return notDone(draft.failure)
  const { id, url } = await apiPost(reader, origin, draft.value)
  return made(id, url)
}

async function saveStory(
  { request, parts, origin }: EndpointContext,
  { session }: HeldToken,
): Promise<Response> {
  const given = await readInput(request, saveRequest, BODY)
  if (!given.ok) return iftttError(400, given.failure.message)
  const { url, list } = given.value.actionFields
  const saved = await saveStoryOfAddress(parts, session.user.id, { url, list: list ?? '', origin })
  return saved.ok ? made(saved.value, url) : notDone(saved.failure)
}

const ACTIONS = { create_draft: createDraft, save_story: saveStory } satisfies Record<IftttAction, unknown>

/** What an Applet does. Rule: docs/rules/ifttt.md, "Actions". */
export const iftttAction = withIfttt('WRITE', async (context, token) => {
  const { actionSlug = '' } = context.params
  return isIftttAction(actionSlug) ? ACTIONS[actionSlug](context, token) : iftttError(404, wording.noAction)
})

/** What somebody can choose from as the value of an action's field. */
export const iftttActionOptions = withIfttt('READ', async ({ reader, params }, { session }) =>
  params.actionSlug === 'save_story' && params.fieldSlug === 'list'
    ? iftttAnswer(await listOptions(reader, session.user.id))
    : iftttError(404, wording.noField),
)
