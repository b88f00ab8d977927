import { linkTo } from '../../../../schema/routes/links'
import { publishWording } from '../../../../schema/wording/publish'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'

const wording = publishWording.submit

/** Leads to a publication that may bring the story out, first to the one that the story was begun for. */
export function SubmitInstead({ postId }: { postId: string }) {
  const { params, search } = usePage()
  const publication = params.collectionSlug ?? search.publication
  const query = publication ? { publication } : {}
  return (
    <p className="text-14 text-ink-soft text-pretty">
      {publication ? wording.begunFor : wording.instead}{' '}
      <Link look="underlined" href={linkTo('SubmitPost', { postId }, { query })}>
        {publication ? wording.toIt : wording.link}
      </Link>
    </p>
  )
}
