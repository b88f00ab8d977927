import { useState } from 'react'
import { LONGEST_NEWSLETTER_ADDRESS, MOST_RECOMMENDED } from '../../../schema/rules/recommendations'
import { recommendationsWording as wording } from '../../../schema/wording/recommendations'
import { recommendationsAsked } from '../../features/recommendation/asked'
import { RecommendNewsletter } from '../../features/recommendation/recommend-newsletter.generated'
import { RecommendationsOfNewsletter } from '../../features/recommendation/recommendations-of-newsletter.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'

/** Names another newsletter that this one recommends. */
export function AddRecommendation({ newsletterId }: { newsletterId: string }) {
  const app = useApp()
  const page = usePage()
  const [added, setAdded] = useState(0)
  return (
    <ChangeForm
      key={added}
      operation={RecommendNewsletter}
      variables={({ address }) => ({ input: { newsletterId, address: String(address ?? '') } })}
      onDone={async ({ recommended }) => {
        await refetch(app, RecommendationsOfNewsletter, recommendationsAsked(page))
        showToast({
          message: wording.added(recommended.name),
          extraParams: { testId: 'recommendation-added' },
        })
        setAdded(added + 1)
      }}
      className="mt-6 flex max-w-[30rem] flex-col gap-4"
    >
      <Field
        name="address"
        label={wording.address}
        hint={wording.addressHint(MOST_RECOMMENDED)}
        maxLength={LONGEST_NEWSLETTER_ADDRESS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div>
        <SubmitButton pendingText={wording.adding}>{wording.add}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
