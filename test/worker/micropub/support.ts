import { ORIGIN } from '../../factories/endpoint-context'
import { newVisit } from '../../factories/visit'
import { withProgram } from '../access-token/support'
import { of } from '../draft/support'

const program = newVisit({ env: { ENVIRONMENT: 'production' } })

export interface Answered {
  status: number
  location: string
  /** Of the story that was made. */
  id: string
  body: Record<string, unknown>
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const location = response.headers.get('location') ?? ''
  const id = /[0-9a-f]{12}$/.exec(location)?.[0] ?? ''
  return { status: response.status, location, id, body: text === '' ? {} : JSON.parse(text) }
}

/** Somebody whose program writes by Micropub, as micropub.rocks sends its requests. */
export async function writer(scopes: readonly string[] = ['READ', 'WRITE', 'PUBLISH']) {
  const person = await withProgram({ scopes })
  const authorization = `Bearer ${person.token}`
  const post = async (body: BodyInit, headers: Record<string, string>, path = '/micropub') =>
    read(await program.send(path, { method: 'POST', headers, body }))
  return {
    ...person,
    authorization,
    post,
    form: (body: string, headers: Record<string, string> = { authorization }) =>
      post(body, { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', ...headers }),
    json: (body: object, headers: Record<string, string> = {}) =>
      post(JSON.stringify(body), { 'content-type': 'application/json', authorization, ...headers }),
    /** Makes an entry of properties. */
    entry: (properties: object) =>
      post(JSON.stringify({ type: ['h-entry'], properties }), {
        'content-type': 'application/json',
        authorization,
      }),
    /** Several files of a name are its `name[]`. */
    multipart: (fields: Record<string, string | Blob | Blob[]>, path?: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'string') form.append(name, value)
        else if (value instanceof Blob) form.append(name, value, 'sunset.png')
        else for (const [i, file] of value.entries()) form.append(`${name}[]`, file, `${i}.png`)
      }
      return post(form, { authorization }, path)
    },
    query: async (query: Record<string, string>) =>
      read(await program.get(`/micropub?${new URLSearchParams(query)}`, { authorization })),
    /** The paragraphs of a story's newest text. */
    bodyOf: async (id: string) =>
      (await of(person.visit, 'draft', id)).body as {
        type: string
        text: string
        alt?: string
        src?: string
        imageId?: string
        markups: { type: string }[]
      }[],
    settingsOf: (id: string) => of(person.visit, 'publishSettings', id),
  }
}

export type Writer = Awaited<ReturnType<typeof writer>>

export const get = (path: string) => program.get(path)

export const SUNSET = 'https://elsewhere.example/media/sunset.jpg'
export { ORIGIN }
