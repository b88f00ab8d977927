import type { ReactNode } from 'react'
import type { LandingSection, LandingWords } from '../../../schema/wording/landing/landing'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { Drawing, type DrawingName } from '../drawing/Drawing'
import { LandingShell } from './LandingShell'
import { type LandingLink, useNextStep } from './next-step'

function Points({ points }: { points: NonNullable<LandingSection['points']> }) {
  return (
    <dl className="mt-8 grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {points.map(({ title, text }) => (
        <div key={title} className="border-t border-line pt-4">
          <dt className="font-serif text-18 font-semibold">{title}</dt>
          <dd className="mt-1.5 text-16 text-ink-soft text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SectionProps {
  section: LandingSection
  links: readonly LandingLink[]
  /** What it is about, as a figure below it. */
  figure: ReactNode
}

/** A section: its heading beside its text on wide windows, above it on others. */
function Section({ section, links, figure }: SectionProps) {
  const { id, heading, paragraphs, points } = section
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-t border-line py-12 lg:grid-cols-[minmax(0,1fr)_var(--container-inset)]"
    >
      <h2 id={id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {heading}
      </h2>
      <div>
        {paragraphs.map((text) => (
          <p key={text} className="max-w-inset font-serif text-18 text-pretty not-first:mt-4">
            {text}
          </p>
        ))}
        {points && <Points points={points} />}
        {links.length > 0 && (
          <p className="mt-6 flex flex-wrap gap-x-8">
            {links.map(({ text, ...target }) => (
              <Link key={target.href} look="underlined" size="large" {...target}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
      {figure && <div className="mt-5 lg:col-span-2">{figure}</div>}
    </section>
  )
}

function Closing({ heading, text, step }: LandingWords['closing'] & { step: LandingLink }) {
  const { text: label, ...target } = step
  return (
    <section aria-labelledby="closing" className="border-t border-ink py-14 text-center">
      <h2 id="closing" className="font-serif text-32 font-semibold tracking-tight">
        {heading}
      </h2>
      <p className="mx-auto mt-3 max-w-[52ch] font-serif text-18 text-ink-soft text-pretty">{text}</p>
      <ButtonLink look="main" className="mt-7" {...target}>
        {label}
      </ButtonLink>
    </section>
  )
}

export interface LandingProps {
  words: LandingWords
  drawing: DrawingName
  /** The links below a section, by its id. */
  links?: Readonly<Record<string, readonly LandingLink[]>>
  /** What shows the product below the lead, and below a section, by its id. */
  figure?: ReactNode
  figures?: Readonly<Record<string, ReactNode>>
  /** The main next step, if it isn't an account. */
  step?: LandingLink
  /** Shown between the sections and the closing words. */
  children?: ReactNode
}

/** A landing page: what something is, what it offers, and where to go next. */
export function Landing({ words, drawing, links = {}, figures = {}, ...rest }: LandingProps) {
  const { step: given, figure, children } = rest
  const { heading, lead, sections, closing } = words
  const own = useNextStep()
  const step = given ?? own
  const { text: label, ...target } = step
  return (
    <LandingShell>
      <div className="mx-auto max-w-outset px-6">
        <div className="flex items-center justify-between gap-x-16 pt-8 pb-12 sm:pt-12">
          <div className="max-w-[40rem]">
            <h1 className="font-serif text-[clamp(2rem,6.4vw,3.5rem)] leading-[1.1] font-normal tracking-[-0.02em] text-balance">
              {heading}
            </h1>
            <p className="mt-5 font-serif text-20 text-ink-soft text-pretty">{lead}</p>
            <ButtonLink look="main" className="mt-8" {...target}>
              {label}
            </ButtonLink>
          </div>
          <Drawing name={drawing} className="w-80 shrink-0 max-lg:hidden" />
        </div>
        {figure && <div className="pb-14">{figure}</div>}
        {sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            links={links[section.id] ?? []}
            figure={figures[section.id]}
          />
        ))}
        {children}
        <Closing {...closing} step={step} />
      </div>
    </LandingShell>
  )
}
