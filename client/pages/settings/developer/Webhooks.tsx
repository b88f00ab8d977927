import { useState } from 'react'
import { developerWording } from '../../../../schema/wording/developer'
import { useMayReach } from '../../../lib/use-may-reach'
import { Button } from '../../../ui/Button'
import { Section } from '../Section'
import { useFocusInside } from '../use-focus-inside'
import { CreateWebhookForm, type Publication } from './CreateWebhookForm'
import { NewSecret } from './NewSecret'
import { WebhookItem } from './WebhookItem'
import type { WebhooksFieldsFragment } from './webhooks-fields.generated'

const { webhooks: wording } = developerWording

interface Props {
  own: WebhooksFieldsFragment
  /** The publications that the viewer edits. */
  publications: readonly Publication[]
}

/** Addresses that are told of stories, and the form to add one. Rule: docs/rules/api.md, "Webhooks". */
export function Webhooks({ own: { webhooks }, publications }: Props) {
  const [mode, setMode] = useState<'shown' | 'adding' | { secret: string }>('shown')
  const panel = useFocusInside(mode === 'adding')
  const close = () => setMode('shown')
  const mayReach = useMayReach()
  const told = (secret: string) => setMode({ secret })
  return (
    <Section title={wording.title} text={wording.text}>
      {webhooks.length === 0 && mode === 'shown' && <p className="pt-4 text-14">{wording.none}</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} told={told} />
        ))}
      </ul>
      {typeof mode === 'object' ? (
        <NewSecret
          title={wording.secret}
          text={wording.secretText}
          secret={mode.secret}
          copy={wording.copy}
          done={wording.done}
          close={close}
        />
      ) : mode === 'adding' ? (
        <div ref={panel} className="mt-5 max-w-[440px]">
          <CreateWebhookForm publications={publications} told={told} close={close} />
        </div>
      ) : (
        mayReach && (
          <Button className="mt-4" onClick={() => setMode('adding')}>
            {wording.add}
          </Button>
        )
      )}
    </Section>
  )
}
