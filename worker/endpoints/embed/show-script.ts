import { EMBED_SCRIPT } from '../../../schema/rules/frame-script'
import type { Endpoint } from '../endpoint'
import { answer } from '../files/answer'
import { FILE_MAX_AGE } from '../files/json'

/** The script that pages with frames of ours may load. Rule: docs/rules/embedding.md, "Frames". */
export const showEmbedScript: Endpoint = async ({ request }) => {
  const response = await answer(request, EMBED_SCRIPT, {
    type: 'text/javascript; charset=utf-8',
    maxAge: FILE_MAX_AGE,
  })
  response.headers.set('cross-origin-resource-policy', 'cross-origin')
  return response
}
