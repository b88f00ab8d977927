import type { Attachment, Email } from 'postal-mime'
import { storyPictureUrl } from '../../../schema/rules/images'
import { escapeMarkup } from '../../../schema/rules/markup'
import { MOST_MAILED_PICTURES } from '../../../schema/rules/story-mail'
import type { StoryBody } from '../../../schema/story/paragraph'
import { storyMailMessages } from '../../../schema/wording/story-mail-messages'
import { storyOfContent } from '../api/story-of-content'
import { storeImage } from '../media/store-image'
import { plainHtml } from '../micropub/entry-story'
import type { JobNeeds } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

type Parts = JobNeeds<'bucket' | 'clock' | 'db' | 'mainOrigin'>

/** Characters of HTML that are read. */
const MOST_HTML = 1_000_000

/** What a mail makes of a story. */
interface MailedBody {
  body: StoryBody
  /** How many attachments aren't in it. */
  left: number
}

/** The address of a picture that came along, once it is stored; nothing for what isn't one. */
async function stored(
  { bucket, db, clock, mainOrigin }: Parts,
  { content }: Attachment,
  ownerId: string,
): Promise<string | undefined> {
  if (!(content instanceof ArrayBuffer)) return undefined
  const picture = await storeImage({ bucket, db }, new Uint8Array(content), { ownerId, now: clock.now() })
  return picture.ok ? mainOrigin + storyPictureUrl(picture.value.id) : undefined
}

/** The words of a mail as HTML: its own, or its plain text. */
const htmlOf = ({ html, text }: Email): string =>
  html?.trim() ? html.slice(0, MOST_HTML) : plainHtml((text ?? '').slice(0, MOST_HTML))

/**
 * The body of a story that somebody mails. Pictures that its HTML shows stand there, others below the text. Rule:
 * docs/rules/story-mail.md, "What becomes of a mail".
 */
export async function mailedBody(
  parts: Parts,
  mail: Email,
  { title, ownerId }: { title: string; ownerId: string },
): Promise<Result<MailedBody, Failure<'BAD_REQUEST'>>> {
  let html = htmlOf(mail)
  let left = 0
  const pictures = mail.attachments.filter(({ mimeType }) => mimeType.startsWith('image/'))
  for (const [i, picture] of pictures.entries()) {
    const address = i < MOST_MAILED_PICTURES ? await stored(parts, picture, ownerId) : undefined
    if (address === undefined) {
      left += 1
      continue
    }
    const id = picture.contentId?.replace(/^<|>$/g, '') ?? ''
    const isShown = id !== '' && html.includes(`cid:${id}`)
    html = isShown
      ? html.replaceAll(`cid:${id}`, address)
      : `${html}\n<figure><img src="${escapeMarkup(address)}" alt=""></figure>`
  }
  left += mail.attachments.length - pictures.length
  const { db, mainOrigin } = parts
  const text = { title, format: 'html', content: html, baseUrl: `${mainOrigin}/` } as const
  const read = await storyOfContent(db, text, mainOrigin)
  if (!read.ok) return read
  if (read.value.length === 0) return fail('BAD_REQUEST', storyMailMessages.why.empty)
  return ok({ body: read.value, left })
}
