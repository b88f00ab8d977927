import { signInWording } from '../../../schema/wording/sign-in'
import { useLink } from '../../lib/use-link'
import { Aside } from './parts'
import { useSignIn } from './sign-in-context'

/** From signing in to signing up, and back: a link, which works before the script does. */
export function Toggle() {
  const { state, dispatch, redirect, request } = useSignIn()
  const link = useLink()
  const isLogin = state.operation === 'login'
  const { login, register } = signInWording.options
  const [question, answer] = isLogin ? login.toggle : register.toggle
  const query = {
    operation: isLogin ? 'register' : 'login',
    redirectUrl: redirect,
    susiEntry: request.susiEntry,
  }
  return (
    <Aside>
      {question}{' '}
      <a
        href={link('SignIn', {}, { query })}
        onClick={(event) => {
          event.preventDefault()
          dispatch({ type: 'TOGGLE' })
        }}
        className="inline-flex min-h-11 items-center text-accent hover:underline hover:underline-offset-4"
      >
        {answer}
      </a>
    </Aside>
  )
}
