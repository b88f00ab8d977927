import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { copyLink } from '../../share/copy-link'
import type { PassageAction } from './passage-actions'

/** What readers do with any passage; a new action is one more of the list. */
export const PASSAGE_ACTIONS: readonly PassageAction[] = [
  {
    name: 'copy-link',
    label: wording.copyLink,
    run: ({ url }) => copyLink(url, wording.linkCopied, 'passage-copied'),
  },
  {
    name: 'share-passage',
    label: wording.share,
    isPossible: () => typeof navigator.share === 'function',
    // Somebody who closes the sheet shares nothing.
    run: ({ post, words, url }) =>
      navigator.share({ title: post.title, text: `“${words}”`, url }).catch(() => {}),
  },
]
