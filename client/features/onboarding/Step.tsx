import type { ReactNode } from 'react'
import { onboardingWording } from '../../../schema/wording/onboarding'
import { AppLink } from '../../ui/AppLink'
import { Link } from '../../ui/Link'
import { useSteps } from './use-steps'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** One of the steps of a new reader: all of them as links, its title, and what it asks. */
export function Step({ title, text, children }: Props) {
  const { steps, at } = useSteps()
  return (
    <div className="mx-auto max-w-[760px] px-6 pt-6 pb-40 sm:pt-10">
      <nav aria-label={onboardingWording.steps.label}>
        <ol className="flex gap-2">
          {steps.map(({ href, text: name, isCurrent }, i) => (
            <li key={href} className="flex-1">
              <AppLink
                href={href}
                aria-current={isCurrent ? 'step' : undefined}
                className={`flex min-h-11 items-center border-t-2 text-13 ${
                  i <= at ? 'border-accent' : 'border-line'
                } ${isCurrent ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink'}`}
              >
                <span className="sr-only">{onboardingWording.steps.of(i + 1, steps.length)}: </span>
                {name}
              </AppLink>
            </li>
          ))}
        </ol>
      </nav>
      <h1 className="mt-6 font-serif text-32 font-semibold tracking-tight text-balance sm:mt-10 sm:text-42">
        {title}
      </h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-soft text-pretty">{text}</p>
      {children}
    </div>
  )
}

interface FooterProps {
  /** What has been chosen, or why it couldn't be kept. */
  status?: ReactNode
  /** Whether the step can be passed over; the last one is passed by going on. */
  canSkip?: boolean
  /** The button that goes on. */
  children: ReactNode
}

/** The step's lower edge: back, skip and on, in reach of a thumb. */
export function StepFooter({ status, canSkip = false, children }: FooterProps) {
  const { back, next } = useSteps()
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper">
      <div className="mx-auto flex max-w-[760px] flex-wrap items-center justify-between gap-x-6 px-6 py-3">
        <div className="flex items-center gap-6">
          {back && (
            <Link href={back} look="alone">
              {onboardingWording.back}
            </Link>
          )}
          {status}
        </div>
        <div className="ms-auto flex items-center gap-6">
          {canSkip && (
            <Link href={next} look="alone">
              {onboardingWording.skip}
            </Link>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
