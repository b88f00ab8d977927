import { coded } from '../errors'

const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/graphql+json'])

/**
 * Refuses everything but a POST of JSON in UTF-8, since nothing that a form of another site can send may run.
 *
 * @throws GraphQLError with METHOD_NOT_ALLOWED or UNSUPPORTED_MEDIA_TYPE.
 */
export function requireJsonPost(request: Request): void {
  if (request.method !== 'POST') throw coded('METHOD_NOT_ALLOWED', 'GraphQL is asked by POST.')
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('charset='))
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset)
  if (!JSON_TYPES.has(type.trim()) || !isUtf8) {
    throw coded('UNSUPPORTED_MEDIA_TYPE', 'Send application/json in UTF-8.')
  }
}
