import { redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { mobileVerificationWording as wording } from '../../../schema/wording/mobile-verification'
import { settingsWording } from '../../../schema/wording/settings'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { MobileCodeForm } from './MobileCodeForm'
import type { MobileVerificationFieldsFragment } from './mobile-verification-fields.generated'
import { MobileVerificationPage } from './mobile-verification-page.generated'
import { NumberForm } from './NumberForm'
import { VerifiedNumber } from './VerifiedNumber'

type Own = MobileVerificationFieldsFragment

/** Whether somebody can be at a step. */
const isAt = (step: string, own: Own): boolean =>
  step === 'start' || (step === 'code' ? own.pending : own.number) !== null

/** The step of an address, or the one at which the person is. */
function stepIn({ params: { step } }: PageContext, own: Own): string {
  if (step && isAt(step, own)) return step
  return own.pending ? 'code' : own.number === null ? 'start' : 'done'
}

/** Steps at which somebody can't be lead to where they are. */
export async function load(page: LoadContext): Promise<void> {
  const { mobileVerification: own } = await page.query(MobileVerificationPage, {})
  const { step: asked } = page.params
  const step = own ? stepIn(page, own) : asked
  if (step && asked && step !== asked)
    throw redirect({ href: linkTo('MobileVerificationStep', { step }), statusCode: 302 })
}

export function head(page: HeadContext): PageHead {
  const { mobileVerification: own } = page.data(MobileVerificationPage, {})
  return { title: own ? titleOf(stepIn(page, own)) : wording.title, robots: 'noindex', isTool: true }
}

const titleOf = (step: string): string =>
  step === 'code' ? wording.code.title : step === 'done' ? wording.done.title : wording.title

function Step({ step, own }: { step: string; own: Own }) {
  const { isOffered, number, verifiedAt, pending } = own
  if (step === 'done' && number !== null && verifiedAt !== null)
    return <VerifiedNumber number={number} verifiedAt={verifiedAt} />
  if (!isOffered) return <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.off}</p>
  if (step === 'code' && pending)
    return (
      <>
        <p className="mt-4 text-16 text-ink-soft text-pretty">
          {wording.code.text} <bdi dir="ltr">{pending.number}</bdi>
        </p>
        <MobileCodeForm />
        <p className="mt-8">
          <Link href={linkTo('MobileVerificationStep', { step: 'start' })} look="alone">
            {wording.code.other}
          </Link>
        </p>
      </>
    )
  return (
    <>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <NumberForm {...own} />
      <p className="mt-6 text-13 text-ink-soft text-pretty">{wording.privacy}</p>
    </>
  )
}

/** Verifies a mobile number by a code. Rule: docs/rules/mobile-verification.md, “The page”. */
export function Page() {
  const page = usePage()
  const { mobileVerification: own } = useOperation(MobileVerificationPage, {})
  const step = own ? stepIn(page, own) : 'start'
  return (
    <div className="mx-auto w-full max-w-[488px] px-6 py-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance">{titleOf(step)}</h1>
      {own ? (
        <Step key={step} step={step} own={own} />
      ) : (
        <p className="mt-4 text-16 text-ink-soft text-pretty">{settingsWording.notYours}</p>
      )}
    </div>
  )
}
