import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { bookmarkPost } from '../../services/catalog/edit-catalog-items'
import { storyAddress } from '../../services/post/address'
import { flashToast } from '../../services/viewer/toast'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'
import { foreignPost, isOwnPost } from '../identity/own-post'
import { readForm } from '../identity/read-form'
import { seeOther } from '../identity/see-other'

/**
 * POST `/_/bookmark/p/{id}` saves a story to the viewer's reading list, DELETE or a form's `isSaved=0` takes it out. A
 * form posts here without script and leads back to the story; programs get JSON. Rule: docs/rules/catalog.md, "Without
 * script".
 */
export const bookmark: Endpoint = async ({ request, url, params, parts, reader, origin }) => {
  if (!(await isOwnPost({ request, url, parts }))) return foreignPost()
  const postId = postIdOf(params.id ?? '') ?? ''
  const isSaved = request.method !== 'DELETE' && (await readForm(request)).get('isSaved') !== '0'
  const result = await bookmarkPost(parts, { postId, isSaved })
  if (request.headers.get('accept')?.includes('text/html')) {
    if (!result.ok) flashToast(parts.browser, 'error')
    const post = result.ok ? await reader.posts.load(postId) : undefined
    return seeOther(post ? await storyAddress(reader, post, origin) : origin + linkTo('Home'))
  }
  if (!result.ok) return failureResponse(result.failure)
  return Response.json({ success: true, isSaved }, { headers: { 'cache-control': 'no-store' } })
}
