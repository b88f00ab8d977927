import { linkTo } from '../../../schema/routes/links'
import { cleanLine } from '../../../schema/rules/clean-text'
import { newId } from '../../../schema/rules/new-id'
import { type ListRefusal, MOST_LIST_BYTES, MOST_LIST_TEXT } from '../../../schema/rules/subscribers'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import { type Failure, fail, ok, type Result } from '../../services/result'
import { requireKeeper } from '../../services/subscriber/require-keeper'
import { beginList } from '../../services/subscriber-import/begin-list'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { seeOther } from '../identity/see-other'
import { readBody } from '../read-body'

/** How much a form has besides its file, in bytes. */
const AROUND = 64 * 1024

/** The longest name of a file, in characters. */
const LONGEST_NAME = 200

/** A list as it was sent. */
interface SentList {
  fileName: string
  bytes: ArrayBuffer
}

type Read = Result<SentList, Failure<'BAD_REQUEST'>>

const tooLarge = fail('BAD_REQUEST', subscriberMessages.size, 'file')

const nameOf = (name: string): string =>
  [...cleanLine(name)].slice(0, LONGEST_NAME).join('') || subscriberMessages.typed

/** The file of a form, or what was typed into it. */
async function listOfForm({ body, headers }: Request): Promise<Read> {
  let size = 0
  // The form is counted as it arrives, and read no further than a list goes.
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MOST_LIST_BYTES + AROUND) controller.error(new RangeError('too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const type = headers.get('content-type') ?? ''
  const form = await new Response(counted ?? null, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form) return size > MOST_LIST_BYTES ? tooLarge : fail('BAD_REQUEST', subscriberMessages.form, 'file')
  const [file, text] = [form.get('file'), form.get('text')]
  if (file instanceof File && file.size > 0)
    return file.size > MOST_LIST_BYTES
      ? tooLarge
      : ok({ fileName: nameOf(file.name), bytes: await file.arrayBuffer() })
  if (typeof text !== 'string' || text.trim() === '')
    return fail('BAD_REQUEST', subscriberMessages.form, 'file')
  if (text.length > MOST_LIST_TEXT) return fail('BAD_REQUEST', subscriberMessages.text, 'text')
  return ok({ fileName: subscriberMessages.typed, bytes: new TextEncoder().encode(text).buffer })
}

/** A body that is the file. */
async function listOfBody(request: Request, name: string): Promise<Read> {
  const chunks = await readBody(request, MOST_LIST_BYTES)
  if (!chunks) return tooLarge
  const bytes = await new Blob(chunks).arrayBuffer()
  return bytes.byteLength === 0
    ? fail('BAD_REQUEST', subscriberMessages.empty, 'file')
    : ok({ fileName: nameOf(name), bytes })
}

/** What the page says of a failure. */
const refusalOf = ({ code, field }: Failure): ListRefusal => {
  if (code === 'RATE_LIMITED') return 'limit'
  if (code === 'FORBIDDEN' || code === 'CONFLICT') return 'right'
  return field === 'text' ? 'text' : 'file'
}

/**
 * POST `/_/api/newsletters/{id}/import/process-unvalidated-files`: a form with a `file` or a `text`, which leads back to the
 * page; or the file itself as the body, with `?import=` (its id) and `?name=`, which is answered with `{importId}`. Rule:
 * docs/rules/newsletters.md, "Bringing a list".
 */
export const processImport: Endpoint = async ({ request, url, params, parts }) => {
  const { id: newsletterId = '' } = params
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  // A sender without the right doesn't have it read.
  const allowed = await requireKeeper(parts, newsletterId)
  if (!allowed.ok) return failureResponse(allowed.failure)
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  const name = url.searchParams.get('name') ?? ''
  const read = isForm ? await listOfForm(request) : await listOfBody(request, name)
  const said = url.searchParams.get('import') ?? ''
  const importId = /^[0-9a-f]{12}$/.test(said) ? said : newId()
  const begun = read.ok ? await beginList(parts, allowed.value, { importId, ...read.value }) : read
  if (isForm) {
    const query = begun.ok
      ? { newsletter: newsletterId, import: importId }
      : { newsletter: newsletterId, refused: refusalOf(begun.failure) }
    return seeOther(linkTo('ImportSubscribers', {}, { query }))
  }
  if (begun.ok) return Response.json({ importId }, { headers: { 'cache-control': 'no-store' } })
  return read === tooLarge ? failureResponse(begun.failure, 413) : failureResponse(begun.failure)
}
