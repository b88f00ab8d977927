import type { RouteName } from '../../../schema/routes/index'
import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Drawing } from './Drawing'

interface Side {
  title: string
  text: string
  link: { name: RouteName; href: string; text: string }
}

const SIDES: readonly Side[] = [
  {
    title: homeWording.readers,
    text: homeWording.readersText,
    link: { name: 'ExploreTopics', href: linkTo('ExploreTopics'), text: homeWording.readersLink },
  },
  {
    title: homeWording.writers,
    text: homeWording.writersText,
    link: {
      name: 'SignIn',
      href: linkTo('SignIn', {}, { query: { operation: 'register' } }),
      text: homeWording.writersLink,
    },
  },
]

/** What the product is, for those who read and those who write, on one screen. */
export function Statement() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-outset items-center gap-x-16 gap-y-10 px-6 pt-8 pb-12 sm:pt-12 lg:grid-cols-[7fr_5fr] lg:pb-16">
        <div>
          <h1 className="font-serif text-[clamp(40px,11.8vw,88px)] leading-[0.98] font-normal tracking-[-0.03em] text-balance">
            {homeWording.statement}
          </h1>
          <div className="mt-8 grid gap-x-10 gap-y-6 sm:mt-12 sm:grid-cols-2">
            {SIDES.map(({ title, text, link }) => (
              <div key={title} className="border-t border-line-strong pt-3">
                <h2 className="font-serif text-20 italic">{title}</h2>
                <p className="mt-1 font-serif text-18 text-ink-soft text-pretty">{text}</p>
                {canLink(link.name) && (
                  <AppLink
                    href={link.href}
                    aria-haspopup={link.name === 'SignIn' ? 'dialog' : undefined}
                    className="mt-1 inline-flex h-11 items-center text-16 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {link.text}
                  </AppLink>
                )}
              </div>
            ))}
          </div>
        </div>
        <figure className="max-lg:hidden">
          <Drawing className="w-full" />
          <figcaption className="mt-4 text-center font-serif text-14 text-ink-soft italic">
            {homeWording.drawing(productName)}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
