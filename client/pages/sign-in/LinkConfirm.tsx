import { useEffect, useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { signInWording } from '../../../schema/wording/sign-in'
import { usePage } from '../../lib/use-page'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import type { SignInLinkQuery } from './sign-in-link.generated'

const { link: wording } = signInWording

interface Props {
  link: NonNullable<SignInLinkQuery['signInLink']>
  token: string
}

/**
 * The target of a mailed link: whose account it is, and a form that completes it. In the browser that
 * requested the mail the script submits it; elsewhere the reader does. Rule: docs/rules/identity.md, "Codes
 * and links".
 */
export function LinkConfirm({ link, token }: Props) {
  const { productName } = usePage().state.config
  const form = useRef<HTMLFormElement>(null)
  const { isSameBrowser, user, emailObfuscated } = link
  const operation = link.operation === 'register' ? 'register' : 'login'
  useEffect(() => {
    if (isSameBrowser) form.current?.requestSubmit()
  }, [isSameBrowser])
  return (
    <div className="text-center">
      {user && (
        <div className="mb-4 flex justify-center">
          <Avatar imageId={user.imageId} name={user.name} size="M" />
        </div>
      )}
      <h1 className="font-serif text-24 font-semibold tracking-tight text-balance sm:text-32">
        {wording.title(operation, productName)}
      </h1>
      {user && <p className="mt-3 text-18">{user.name}</p>}
      <p className="mt-2 text-16 text-ink-soft">{wording.as(emailObfuscated)}</p>
      {!isSameBrowser && <p className="mt-4 text-14 text-ink-soft text-balance">{wording.foreign}</p>}
      <form
        ref={form}
        method="post"
        action={linkTo('CallbackEmail')}
        className="mx-auto mt-8 w-full md:w-[300px]"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="operation" value={operation} />
        <Button type="submit" look="main" isWide>
          {wording.submit(operation)}
        </Button>
      </form>
      <Link href={linkTo('SignIn')} look="alone" className="mt-4">
        {wording.other}
      </Link>
    </div>
  )
}
