import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { object, string } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { bannedDomainsWording as wording } from '../../../schema/wording/banned-domains'
import { Moment } from '../../features/moderation/Facts'
import { ReasonField } from '../../features/moderation/ReasonField'
import { NextPage } from '../../features/post/NextPage'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useOperation } from '../../lib/query'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { AllowDomain } from './allow-domain.generated'
import { BanDomain } from './ban-domain.generated'
import { BannedLinksPage, type BannedLinksPageQuery } from './banned-links-page.generated'

type Banned = NonNullable<BannedLinksPageQuery['bannedDomains']>['domains'][number]

const BAN = object({ domain: string(), reason })
const ALLOW = object({ reason })

/** Decides on a domain, says so, and has the list read again. */
function useDecision(operation: typeof BanDomain | typeof AllowDomain, done: (domain: string) => string) {
  const queryClient = useQueryClient()
  const { run, refusal } = useChange<object, { input: { domain: string; reason: string } }>(operation)
  const decide = async (input: { domain: string; reason: string }) => {
    const decided = (await run({ input })) as { id: string } | undefined
    if (!decided) return false
    showToast({ message: done(decided.id), extraParams: { testId: 'decided' } })
    await queryClient.refetchQueries({ type: 'active' })
    return true
  }
  return { decide, failure: failureOf(refusal) }
}

function BanForm() {
  const [made, setMade] = useState(0)
  const { decide, failure } = useDecision(BanDomain, wording.ban.done)
  const ban = async (input: { domain: string; reason: string }) => {
    const isDone = await decide(input)
    if (isDone) setMade(made + 1)
    return isDone
  }
  return (
    <section className="mt-8 max-w-inset rounded-input border border-line-strong p-5">
      <h2 className="mb-5 font-serif text-20 font-semibold">{wording.ban.title}</h2>
      <NeedsScript />
      <Form key={made} schema={BAN} onSubmit={ban} failure={failure} about="domain">
        <Field
          name="domain"
          label={wording.domain}
          hint={wording.domainHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ReasonField />
        <div>
          <SubmitButton look="danger" pendingText={wording.ban.working}>
            {wording.ban.submit}
          </SubmitButton>
        </div>
      </Form>
    </section>
  )
}

function AllowForm({ domain }: { domain: string }) {
  const { decide, failure } = useDecision(AllowDomain, wording.allow.done)
  return (
    <Form
      schema={ALLOW}
      onSubmit={({ reason: why }) => decide({ domain, reason: why })}
      failure={failure}
      about="reason"
      className="mt-4"
    >
      <h3 className="text-16 font-semibold">{wording.allow.title(domain)}</h3>
      <ReasonField />
      <div>
        <SubmitButton pendingText={wording.allow.working}>{wording.allow.submit}</SubmitButton>
      </div>
    </Form>
  )
}

function Row({ banned: { id: domain, bannedAt, reason: why } }: { banned: Banned }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <code>{domain}</code>{' '}
          <span className="text-13 text-ink-soft">
            <Moment at={bannedAt} />
          </span>
        </p>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={wording.allow.openLabel(domain)}
          onClick={() => setOpen(!isOpen)}
        >
          {wording.allow.open}
        </Button>
      </div>
      <p className="mt-1 text-16 whitespace-pre-line text-pretty">{why}</p>
      {isOpen && <AllowForm domain={domain} />}
    </li>
  )
}

/** The domains to which nothing that is published may lead. Rule: docs/rules/moderation.md, "Banned links". */
export function BannedDomains({ variables }: { variables: { after: string | undefined } }) {
  const { bannedDomains } = useOperation(BannedLinksPage, variables)
  if (!bannedDomains) return null
  const { domains, pagingInfo } = bannedDomains
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{wording.title}</h1>
      <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <BanForm />
      <h2 className="mt-10 font-serif text-20 font-semibold">{wording.list}</h2>
      {domains.length === 0 && <EmptyState text={wording.none} />}
      <ul className="mt-3 border-t border-line empty:hidden">
        {domains.map((banned) => (
          <Row key={banned.id} banned={banned} />
        ))}
      </ul>
      <NextPage next={pagingInfo.next} text={wording.more} />
    </>
  )
}
