import { linkTo } from '../../../../schema/routes/links'
import { publishWording } from '../../../../schema/wording/publish'
import { Link } from '../../../ui/Link'
import { useBegunFor } from '../page/use-begun-for'

const wording = publishWording.submit

/** Leads to a publication that may bring the story out, first to the one that the story was begun for. */
export function SubmitInstead({ postId }: { postId: string }) {
  const query = useBegunFor()
  const { publication } = query
  return (
    <p className="text-14 text-ink-soft text-pretty">
      {publication ? wording.begunFor : wording.instead}{' '}
      <Link look="underlined" href={linkTo('SubmitPost', { postId }, { query })}>
        {publication ? wording.toIt : wording.link}
      </Link>
    </p>
  )
}
