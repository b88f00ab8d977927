import { redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { postEditWording } from '../../../schema/wording/post-edit'
import type { LoadContext, PageHead } from '../../lib/page'

/** The editor is the same on phones: its former addresses lead to it. Rule: docs/rules/writing.md, "The editor's page". */
export async function load({ params: { postId } }: LoadContext): Promise<void> {
  const href = postId === undefined ? linkTo('NewPost') : linkTo('EditPost', { postId })
  throw redirect({ href, statusCode: 302 })
}

export const head = (): PageHead => ({ title: postEditWording.newTitle, robots: 'noindex', isTool: true })

export const Page = () => null
