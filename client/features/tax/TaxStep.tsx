import { type ComponentType, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { formsFor, type TaxFormKind, type Taxpayer } from '../../../schema/rules/tax/forms'
import { payoutWording } from '../../../schema/wording/payouts'
import { taxWording as wording } from '../../../schema/wording/taxes'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { forgetIneligibility } from '../partner/forget-ineligibility'
import { NeedsScript } from '../settings/NeedsScript'
import { AmericanForm } from './AmericanForm'
import { EuForm } from './EuForm'
import { ForeignEntityForm } from './ForeignEntityForm'
import { ForeignPersonForm } from './ForeignPersonForm'
import type { Filled, TaxFormProps } from './form-props'
import { OwnTaxes } from './own-taxes.generated'
import { SignedForms } from './SignedForms'
import { WhoForm } from './WhoForm'
import type { WriterTaxesFieldsFragment } from './writer-taxes-fields.generated'

const FORMS: Readonly<Record<TaxFormKind, ComponentType<TaxFormProps>>> = {
  W9: AmericanForm,
  W8BEN: ForeignPersonForm,
  W8BENE: ForeignEntityForm,
  EU: EuForm,
}

const TEXT = 'mt-4 max-w-inset font-serif text-18 text-pretty'

/** What earlier answers and the payout account say about the writer. */
function knownOf({ forms, paidIn }: WriterTaxesFieldsFragment): Partial<Taxpayer> {
  const us = forms.find(({ kind }) => kind !== 'EU')
  const country = paidIn ?? us?.country
  return {
    ...(country === undefined ? {} : { country }),
    ...(us ? { isUsPerson: us.kind === 'W9', isEntity: us.isEntity } : {}),
  }
}

interface Asked {
  taxpayer: Taxpayer
  /** How many of their forms are signed by now. */
  done: number
  filled: Filled
}

/** The questions and forms, one after the other. */
function Asking({ taxes, onDone }: { taxes: WriterTaxesFieldsFragment; onDone: () => void }) {
  const { queryClient } = useApp()
  const [asked, setAsked] = useState<Asked>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // Each step begins at its heading, for whoever uses a keyboard or a screen reader.
  useEffect(() => {
    if (isFirst.current) isFirst.current = asked === undefined
    else heading.current?.focus()
    isFirst.current = false
  }, [asked])
  const kind = asked && formsFor(asked.taxpayer)[asked.done]
  const TheForm = kind && FORMS[kind]
  return (
    <section className="mt-10">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-24 font-semibold">
        {kind ? wording.kinds[kind] : wording.who.heading}
      </h2>
      {asked && TheForm ? (
        <>
          <p className="mt-3">
            <Button look="quiet" onClick={() => setAsked(undefined)}>
              {wording.who.back}
            </Button>
          </p>
          <TheForm
            key={kind}
            country={asked.taxpayer.country}
            isEntity={asked.taxpayer.isEntity}
            filled={asked.filled}
            onDone={(filled) => {
              forgetIneligibility(queryClient)
              showToast({ message: wording.sign.done })
              const done = asked.done + 1
              if (done < formsFor(asked.taxpayer).length) setAsked({ ...asked, done, filled })
              else onDone()
            }}
          />
        </>
      ) : (
        <WhoForm known={knownOf(taxes)} onDone={(taxpayer) => setAsked({ taxpayer, done: 0, filled: {} })} />
      )}
    </section>
  )
}

/** What tax offices have to know of a writer. Rule: docs/rules/partner.md, "Taxes". */
export function TaxStep() {
  const taxes = useOperation(OwnTaxes, {}).viewer?.partnerProgram?.taxes
  const [isReplacing, setReplacing] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  if (!taxes)
    return (
      <>
        <p className={TEXT}>{wording.none}</p>
        <Next />
      </>
    )
  const isDone = taxes.state === 'GIVEN'
  const ending = taxes.forms.find(({ endsSoon }) => endsSoon)
  return (
    <>
      <p className={TEXT}>{wording.intro}</p>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="mt-4 max-w-inset text-16 font-medium text-pretty"
      >
        {wording.states[taxes.state]}
      </p>
      {ending?.expiresAt != null && (
        <p className="mt-2 max-w-inset text-16 text-pretty">
          {wording.endsSoon(formatDate(ending.expiresAt - 1))}
        </p>
      )}
      <SignedForms title={wording.forms} forms={taxes.forms} />
      {isDone && !isReplacing ? (
        <>
          <Next />
          <p className="mt-4">
            <Button look="quiet" onClick={() => setReplacing(true)}>
              {wording.replace}
            </Button>
          </p>
        </>
      ) : (
        <>
          <NeedsScript text={payoutWording.needsScript} />
          <Asking
            taxes={taxes}
            onDone={() => {
              setReplacing(false)
              status.current?.focus()
            }}
          />
        </>
      )}
      <SignedForms title={wording.earlier} forms={taxes.earlier} />
    </>
  )
}

function Next() {
  return (
    <p className="mt-8">
      <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: 'done' })}>
        {payoutWording.next}
      </ButtonLink>
    </p>
  )
}
