import {
  type EntryAction,
  type EntryProperties,
  entryAction,
  entryProperties,
  entryToCreate,
} from '../../../schema/inputs/micropub'
import { MAX_API_POST_BYTES } from '../../../schema/rules/api-posts'
import { MOST_MICROPUB_BYTES, MOST_MICROPUB_FILES } from '../../../schema/rules/micropub'
import { micropubWording as wording } from '../../../schema/wording/micropub'
import { failed, ok, type Result } from '../../services/result'
import { parseInput } from '../../services/use-case'
import { formIn, isInAnotherEncoding, readBody } from '../read-body'
import { jsonIn, type Unreadable } from '../read-input'

/** A picture in a form. */
export interface SentFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export type MicropubRequest =
  | { action: 'create'; properties: EntryProperties; files: SentFile[] }
  | EntryAction

/** A request, and the token that its form has. */
export interface ReadRequest {
  formToken: string | undefined
  /** Read once it is known who asks. */
  asked: () => Promise<Result<MicropubRequest>>
}

const unreadable = (status: Unreadable['status'], message: string = wording.body) =>
  failed<Unreadable>({ code: 'BAD_REQUEST', field: null, message, status })

/** Fields of a form that are no properties. */
const CONTROLS: ReadonlySet<string> = new Set(['h', 'q', 'action', 'url', 'access_token'])

async function filesOf(form: FormData): Promise<SentFile[]> {
  const files: SentFile[] = []
  for (const [key, value] of form)
    if (value instanceof File)
      files.push({ name: key.replace(/\[\]$/, ''), bytes: new Uint8Array(await value.arrayBuffer()) })
  return files
}

/** What a form asks for: `name[]` is one of several values. */
async function ofForm(form: FormData): Promise<Result<MicropubRequest>> {
  const action = form.get('action')
  if (action !== null) return parseInput(entryAction, { action, url: form.get('url') ?? undefined })
  if ((form.get('h') ?? 'entry') !== 'entry') return unreadable(400, wording.type)
  const given: Record<string, unknown[]> = {}
  for (const [key, value] of form) {
    const name = key.replace(/\[\]$/, '')
    if (typeof value !== 'string' || CONTROLS.has(name)) continue
    const values = Object.hasOwn(given, name) ? (given[name] ?? []) : []
    Object.defineProperty(given, name, { value: [...values, value], enumerable: true, configurable: true })
  }
  const properties = parseInput(entryProperties, given)
  if (!properties.ok) return properties
  const files = await filesOf(form)
  if (files.length > MOST_MICROPUB_FILES) return unreadable(400, wording.manyFiles)
  return ok({ action: 'create', properties: properties.value, files })
}

async function ofJson(bytes: Uint8Array<ArrayBuffer>[]): Promise<Result<MicropubRequest>> {
  const json = await jsonIn(bytes, wording.body)
  if (!json.ok) return json
  const { value: body } = json
  if (typeof body === 'object' && body !== null && 'action' in body) return parseInput(entryAction, body)
  const entry = parseInput(entryToCreate, body)
  return entry.ok ? ok({ action: 'create', properties: entry.value.properties, files: [] }) : entry
}

/** A form of a request, whichever way it is written; nothing if it can't be read. */
export async function formOf(request: Request, most: number): Promise<Result<FormData, Unreadable>> {
  const body = await readBody(request, most)
  if (!body) return unreadable(413)
  const form = await formIn(body, request.headers.get('content-type') ?? '')
  return form ? ok(form) : unreadable(400)
}

/** The token that a form has. */
export function formTokenOf(form: FormData): string | undefined {
  const token = form.get('access_token')
  return typeof token === 'string' ? token : undefined
}

/** Reads a request as far as its token may be in it. */
export async function readRequest(request: Request): Promise<Result<ReadRequest, Unreadable>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (isInAnotherEncoding(request)) return unreadable(415)
  if (type === 'application/json') {
    const body = await readBody(request, MAX_API_POST_BYTES)
    if (!body) return unreadable(413)
    return ok({ formToken: undefined, asked: () => ofJson(body) })
  }
  const isMultipart = type === 'multipart/form-data'
  if (!isMultipart && type !== 'application/x-www-form-urlencoded') return unreadable(415)
  const form = await formOf(request, isMultipart ? MOST_MICROPUB_BYTES : MAX_API_POST_BYTES)
  if (!form.ok) return form
  return ok({ formToken: formTokenOf(form.value), asked: () => ofForm(form.value) })
}
