import { archiveWording } from '../../../schema/wording/archive'
import { AppLink } from '../../ui/AppLink'
import { type ArchivePeriod, monthName } from './period'

interface Step {
  text: string
  href: string
}

interface Props extends ArchivePeriod {
  /** What comes before the archive: its topic or publication. */
  of: { text: string; href: string }
  hrefOf: (period: ArchivePeriod) => string
}

/** The steps from an archive's owner down to a period of it. */
export function ArchivePath({ of, year, month, day, hrefOf }: Props) {
  const steps: Step[] = [of, { text: archiveWording.title, href: hrefOf({}) }]
  if (year) steps.push({ text: String(year), href: hrefOf({ year }) })
  if (year && month) steps.push({ text: monthName(month), href: hrefOf({ year, month }) })
  if (year && month && day) steps.push({ text: String(day), href: hrefOf({ year, month, day }) })
  return (
    <nav aria-label={archiveWording.path} className="text-13 text-ink-soft" data-no-print>
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ text, href }, i) => {
          const isLast = i === steps.length - 1
          return (
            <li key={href} className="flex items-center gap-x-2">
              {isLast ? (
                <span aria-current="page">{text}</span>
              ) : (
                <>
                  <AppLink href={href} className="py-2 hover:text-ink hover:underline">
                    {text}
                  </AppLink>
                  <span aria-hidden="true" className="text-ink-faint">
                    /
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
