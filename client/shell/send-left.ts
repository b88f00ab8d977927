import { PRESS_KEPT } from '../../schema/rules/kept-presses'
import { toastWording } from '../../schema/wording/toasts'
import type { App } from '../lib/app'
import { whyRejected } from '../lib/graphql/no-answer'
import { kept } from '../lib/kept/item'
import { type KeptPress, type LeftPress, leftPresses, type Sending, takeUp } from '../lib/kept/presses'
import { mergeEntities } from '../lib/merge-entities'
import { showError, showToast } from './toast'

type Sender = Pick<App, 'execute' | 'queryClient'>

const isTooOld = ({ pressedAt, triedAt }: KeptPress): boolean =>
  Date.now() - pressedAt > PRESS_KEPT.untried ||
  (triedAt !== undefined && Date.now() - triedAt > PRESS_KEPT.tried)

/** What the worker said: an entity or a failure. */
type Result = { id?: string; code?: string; message?: string } | null | undefined

/** Sends one operation. Returns why it was refused; nothing if it is done, also if it was before. */
async function sendOne(
  { execute, queryClient }: Sender,
  { operation, variables }: Sending,
): Promise<{ refusal?: string; id?: string | undefined }> {
  const [result] = Object.values((await execute(operation, variables)) as Record<string, Result>)
  if (result?.message !== undefined && result.code !== 'ALREADY_EXISTS') return { refusal: result.message }
  mergeEntities(queryClient, result)
  return { id: result?.id }
}

async function sendAll(sender: Sender, { press, tried }: LeftPress): Promise<string | undefined> {
  if (isTooOld(press)) return toastWording.leftTooLong
  tried()
  const { refusal, id } = await sendOne(sender, press)
  if (refusal !== undefined || !press.then) return refusal
  const { operation, variables, withIdAs } = press.then
  return (await sendOne(sender, { operation, variables: { ...(variables as object), [withIdAs]: id } }))
    .refusal
}

/** What became of a press: done, refused for a reason, or nobody knows, so that it stays. */
type Became = 'done' | 'unknown' | { refusal: string }

async function become(sender: Sender, left: LeftPress): Promise<Became> {
  try {
    const refusal = await sendAll(sender, left)
    return refusal === undefined ? 'done' : { refusal }
  } catch (error) {
    const { mayPass, message } = whyRejected(error)
    return mayPass ? 'unknown' : { refusal: message }
  }
}

/** Sends a press and drops it once there is an answer. */
async function settle(sender: Sender, left: LeftPress): Promise<Became> {
  const became = await become(sender, left)
  if (became === 'unknown') return became
  left.remove()
  if (became !== 'done') showError(toastWording.leftRefused(became.refusal))
  else if (left.press.clears !== undefined) kept(left.press.clears, { of: 'words' }).remove()
  return became
}

let isSending = false

/**
 * Sends what closed tabs have left, each press once and in their order, and says what became of it. What gets no answer
 * stays for the next time, with everything after it; what is refused or too old is dropped. Rule: docs/rules/ui.md,
 * "Offline".
 */
export async function sendLeft(sender: Sender): Promise<void> {
  if (isSending || navigator.onLine === false) return
  isSending = true
  let done = 0
  let goesOn = true
  try {
    for (let [id] = leftPresses(); goesOn && id !== undefined; [id] = leftPresses())
      goesOn = await takeUp(id, async (left) => {
        const became = await settle(sender, left)
        if (became === 'done') done++
        return became !== 'unknown'
      })
  } finally {
    isSending = false
  }
  if (done === 0) return
  // Counts and lists that it changes are read again with the next page.
  sender.queryClient.invalidateQueries({ refetchType: 'none' }).catch(() => {})
  showToast({ message: toastWording.leftSent(done), extraParams: { testId: 'left-sent' } })
}
