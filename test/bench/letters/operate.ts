import type { Operation } from '../../../schema/operation'
import { sha256 } from '../../../schema/rules/hex'
import { XSRF_HEADER } from '../../../schema/rules/session'
import { openKeys } from '../../../worker/services/identity/open-keys'
import { referenceOf } from '../../support/session-cookie'
import { SAMPLES } from '../generate'
import { send } from '../http'
import { AUTH_SECRET, type Site } from '../site'
import { ANEW } from '../subjects'

/** What a script of ours repeats of its session. */
export const xsrf = (): Promise<string> =>
  sha256(referenceOf('reader', SAMPLES.readerId)).then((session) =>
    openKeys(AUTH_SECRET, true).hash('xsrf', session),
  )

/** Does one of our operations, as the person that the bench signs in. @throws unless there is data. */
export async function operate<Data, Variables>(
  { origin }: Pick<Site, 'origin'>,
  { id, name }: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const { status, bytes } = await send(origin, {
    path: '/_/graphql',
    method: 'POST',
    headers: { ...ANEW, origin, [XSRF_HEADER]: await xsrf(), 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id, operationName: name, variables }),
  })
  const answer = JSON.parse(bytes.toString()) as { data?: Data; errors?: unknown }
  if (!answer.data || answer.errors) throw new Error(`${name}: ${status} ${bytes}`)
  return answer.data
}
