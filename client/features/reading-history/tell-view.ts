import { linkTo } from '../../../schema/routes/links'
import { VIEW_SECONDS } from '../../../schema/rules/reading-history'
import { cameFrom } from './came-from'

/** Reports that a story was opened. The request outlives the page. */
export function tellView(postId: string): void {
  fetch(linkTo('MarkPostRead', { postId }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: VIEW_SECONDS, ...cameFrom() }),
    keepalive: true,
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.text())
    .catch(() => {})
}
