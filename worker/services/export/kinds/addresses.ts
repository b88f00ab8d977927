import { catalogSegment } from '../../../../schema/routes/catalog-id'
import { linkTo } from '../../../../schema/routes/links'
import { exportKindsWording as wording } from '../../../../schema/wording/export-kinds'
import type { Taker } from './taken-kind'

type Site = Pick<Taker, 'origin'>

/** The short address of a story or response, which stays the same whatever it is called. */
export const postUrl = ({ origin }: Site, postId: string): string => origin + linkTo('ShowPost', { postId })

/** The address of a public list. */
export const listUrl = ({ origin }: Site, username: string, list: { id: string; slug: string }): string =>
  origin + linkTo('ShowUserList', { username, catalogSlugId: catalogSegment(list) })

/** How a story is called; a response by its first words. */
export const titleOf = ({ title, excerpt }: { title: string; excerpt: string }): string =>
  title || excerpt || wording.untitled

/** A time as JSON has it. */
export const iso = (at: number): string => new Date(at).toISOString()
