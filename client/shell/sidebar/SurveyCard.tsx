import { sidebarWording } from '../../../schema/wording/sidebar'
import { useApp } from '../../lib/app'
import { IconButton } from '../../ui/IconButton'
import { Link } from '../../ui/Link'
import { useDismissal } from '../use-dismissal'
import { surveyFlag } from './survey-flag'

const wording = sidebarWording.survey

/** Asks signed-in readers to answer a survey elsewhere, if there is one and they haven't dismissed it. */
export function SurveyCard() {
  const { surveyUrl } = useApp().state.config
  return surveyUrl ? <OpenSurvey href={surveyUrl} /> : null
}

function OpenSurvey({ href }: { href: string }) {
  const { productName } = useApp().state.config
  const { isDismissed, dismiss } = useDismissal(surveyFlag(href))
  if (isDismissed) return null
  return (
    <section
      aria-label={wording.title(productName)}
      className="relative mx-4 mt-6 rounded-input border border-line p-4 text-13 text-ink-soft"
      data-testid="survey-card"
    >
      <p className="pe-8 font-medium text-ink">{wording.title(productName)}</p>
      <p className="mt-1 text-pretty">{wording.text}</p>
      <Link href={href} opens="window" look="alone" onClick={dismiss}>
        {wording.open}
      </Link>
      <IconButton icon="close" label={wording.dismiss} onClick={dismiss} className="absolute end-0 top-0" />
    </section>
  )
}
