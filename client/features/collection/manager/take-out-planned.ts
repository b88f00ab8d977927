import { takeOutWording as wording } from '../../../../schema/wording/take-out'
import type { App } from '../../../lib/app'
import { showToast } from '../../../shell/toast'
import { makeChange } from '../../settings/use-change'
import { RemovePostFromPublication } from '../remove-post-from-publication.generated'
import { ReturnPostToPublication } from './return-post-to-publication.generated'

/** A planned story and where it is. */
interface Planned {
  postId: string
  title: string
  collectionId: string
}

/**
 * Takes a planned story out of a publication at once; that can be undone from the message. Rule:
 * docs/rules/submissions.md, "Taking a story out".
 *
 * @param renew shows what is planned now.
 */
export async function takeOutPlanned(
  app: Pick<App, 'execute'>,
  { postId, title, collectionId }: Planned,
  renew: () => Promise<void>,
): Promise<void> {
  const about = `taken-out:${postId}`
  const bringBack = async () => {
    if (!(await makeChange(app, ReturnPostToPublication, { input: { postId, collectionId } }))) return
    await renew()
    showToast({
      message: wording.returned(title),
      about,
      extraParams: { testId: 'story-returned' },
    })
  }
  if (!(await makeChange(app, RemovePostFromPublication, { postId }))) return
  await renew()
  showToast({
    message: wording.done(title),
    action: { label: wording.undo, onAction: () => void bringBack() },
    about,
    extraParams: { testId: 'story-taken-out' },
  })
}
