import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { Drawing } from '../../features/drawing/Drawing'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { Link } from '../../ui/Link'

/**
 * What the product is, for readers and for writers. It takes less than half of the window's height, so that stories
 * begin on the first screen. Rule: docs/rules/reading.md, "Home".
 */
export function Statement() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const signIn = useSignInLink()
  return (
    <section className="border-b border-line">
      <div className="mx-auto flex max-w-outset items-center justify-between gap-x-16 px-6 pt-4 pb-5 sm:pt-6 sm:pb-7">
        <div>
          <h1 className="font-serif text-[clamp(1.5rem,7.4vw,3.5rem)] leading-[1.1] font-normal tracking-[-0.025em] text-balance">
            {homeWording.statement}
          </h1>
          <p className="mt-3 max-w-[46rem] font-serif text-18 text-ink-soft text-pretty max-sm:text-16">
            {homeWording.text} <span className="max-sm:hidden">{homeWording.textForWriters}</span>
          </p>
          <p className="mt-1 flex gap-x-8">
            {canLink('ExploreTopics') && (
              <Link look="underlined" size="large" href={linkTo('ExploreTopics')}>
                {homeWording.readersLink}
              </Link>
            )}
            {canLink('SignIn') && (
              <Link look="underlined" size="large" {...signIn('register')}>
                {homeWording.writersLink}
              </Link>
            )}
          </p>
        </div>
        <figure className="w-72 shrink-0 max-lg:hidden">
          <Drawing name="gathering" className="mx-auto w-[12.5rem]" />
          <figcaption className="mt-2 flex justify-center font-serif text-13 whitespace-nowrap text-ink-soft italic">
            {homeWording.drawing(productName)}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
